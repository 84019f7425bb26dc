import { BEACON_MARGIN_MS, beaconRoundAfter, beaconRoundAt } from '../../../../engine/fairness/beacon.ts';
import { beaconRandomness } from '../../../../engine/fairness/beacon-randomness.ts';
import type { BeaconChoice } from '../../../../engine/kernel/event-codec.ts';
import type { Tools } from './tools.ts';
import { compare, type Verdict } from './verdict.ts';

/** Where the randomness besides seeds and players comes from, and whether it is the one that the lock named. */
export type BeaconCheck =
  | { readonly kind: 'none'; readonly verdict: Verdict }
  | {
      readonly kind: 'drand';
      readonly verdict: Verdict;
      readonly chain: string;
      /** Null before the lock. */
      readonly round: number | null;
      /** When that round is due, milliseconds since 1970. */
      readonly dueAt: number | null;
      /** What the rules make of the time of the lock: the first round due 6 s or more after it. */
      readonly expected: number | null;
      /** Null while it is awaited. */
      readonly arrived: {
        readonly signature: string;
        readonly signed: boolean;
        readonly stated: string;
        readonly computed: string | null;
      } | null;
    };

export interface BeaconFacts {
  readonly choice: BeaconChoice;
  readonly lock: { readonly at: number; readonly beaconRound: number | null } | null;
  readonly arrived: { readonly round: number; readonly signature: string; readonly randomness: string } | null;
}

type Drand = Extract<BeaconChoice, { readonly kind: 'drand' }>;

const checkDrand = async (tools: Tools, choice: Drand, { lock, arrived }: BeaconFacts): Promise<BeaconCheck> => {
  const round = lock?.beaconRound ?? null;
  const expected = lock === null ? null : beaconRoundAfter(choice, lock.at + BEACON_MARGIN_MS);
  const common = {
    kind: 'drand',
    chain: choice.chain,
    round,
    dueAt: round === null ? null : beaconRoundAt(choice, round),
    expected,
  } as const;
  const named = round === expected;
  if (arrived === null) return { ...common, verdict: named ? 'pending' : 'mismatch', arrived: null };
  const { signature, randomness: stated } = arrived;
  const signed = await tools.verifyBeacon(choice, arrived.round, signature);
  const computed = beaconRandomness(tools.hashing, signature);
  return {
    ...common,
    verdict: compare(named && arrived.round === round && signed && computed === stated),
    arrived: { signature, signed, stated, computed },
  };
};

export const checkBeacon = async (tools: Tools, facts: BeaconFacts): Promise<BeaconCheck> => {
  const { choice, lock, arrived } = facts;
  if (choice.kind === 'drand') return checkDrand(tools, choice, facts);
  const none = (lock === null || lock.beaconRound === null) && arrived === null;
  return { kind: 'none', verdict: compare(none) };
};
