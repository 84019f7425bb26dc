import type { WitnessedChoice } from '../fairness/beacon.ts';
import type { BeaconChoice } from '../kernel/event-codec.ts';
import type { HexHash } from '../kernel/ids.ts';

/** A drand chain with the key that its rounds are verified with: pinned in the code, never asked of a relay. */
export interface DrandChain {
  /** The hash that names the chain; it covers key, period and beginning. */
  readonly chain: HexHash;
  /** Compressed point on G2, hex. */
  readonly publicKey: string;
  /** Milliseconds since 1970: round 1. */
  readonly genesisAt: number;
  readonly periodMs: number;
}

/** The beacon as a room records it. */
export const choiceOf = ({ chain, genesisAt, periodMs }: DrandChain): BeaconChoice => ({
  kind: 'drand',
  chain,
  genesisAt,
  periodMs,
});

/** The witness that has to see a room's lock, and the log that it cosigns. */
export type LockWitness = Pick<WitnessedChoice, 'origin' | 'witness'>;

/** The same of a room whose lock a witness has to see. */
export const witnessedChoiceOf = (
  { chain, genesisAt, periodMs }: DrandChain,
  { origin, witness }: LockWitness,
): WitnessedChoice => ({
  kind: 'witnessed',
  chain,
  genesisAt,
  periodMs,
  origin,
  witness,
});

/** A round whose signature was verified with the chain's pinned key. */
export interface BeaconRound {
  readonly round: number;
  /** Compressed point on G1, 96 lower-case hex digits. */
  readonly signature: string;
  /** SHA-256 of the signature. */
  readonly randomness: HexHash;
}

/**
 * The source of the rounds of one chain. A round that isn't there yet, or doesn't come in time, is null, and so is a
 * forged round. The source never puts anything in a round's place.
 */
export interface BeaconSource {
  readonly chain: DrandChain;
  round(round: number): Promise<BeaconRound | null>;
  /** The newest round that there is, as far as the source can tell. */
  latest(): Promise<BeaconRound | null>;
}
