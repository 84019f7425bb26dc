import { beaconRoundAfter, beaconRoundAt } from '../../fairness/beacon.ts';
import { beaconRandomness } from '../../fairness/beacon-randomness.ts';
import type { BeaconChoice } from '../../kernel/event-codec.ts';
import type { BeaconStep } from './steps.ts';
import type { Tools } from './tools.ts';
import { compare } from './verdict.ts';

export interface BeaconFacts {
  readonly choice: BeaconChoice;
  /** The round that was named, and from when on it may be due (milliseconds since 1970); null before it is named. */
  readonly named: { readonly round: number | null; readonly notBefore: number } | null;
  readonly arrived: { readonly round: number; readonly signature: string; readonly randomness: string } | null;
}

type Drand = Extract<BeaconChoice, { readonly kind: 'drand' }>;

const checkDrand = async (tools: Tools, choice: Drand, { named, arrived }: BeaconFacts): Promise<BeaconStep> => {
  const round = named?.round ?? null;
  const expected = named === null ? null : beaconRoundAfter(choice, named.notBefore);
  const common = {
    name: 'beacon',
    kind: 'drand',
    chain: choice.chain,
    round,
    dueAt: round === null ? null : beaconRoundAt(choice, round),
    expected,
  } as const;
  const lawful = round === expected;
  if (arrived === null) return { ...common, verdict: lawful ? 'pending' : 'mismatch', arrived: null };
  const { signature, randomness: stated } = arrived;
  const signed = await tools.verifyBeacon(choice, arrived.round, signature);
  const computed = beaconRandomness(tools.hashing, signature);
  return {
    ...common,
    verdict: compare(lawful && arrived.round === round && signed && computed === stated),
    arrived: { signature, signed, stated, computed },
  };
};

export const checkBeacon = async (tools: Tools, facts: BeaconFacts): Promise<BeaconStep> => {
  const { choice, named, arrived } = facts;
  if (choice.kind === 'drand') return checkDrand(tools, choice, facts);
  const none = (named === null || named.round === null) && arrived === null;
  return { name: 'beacon', kind: 'none', verdict: compare(none) };
};
