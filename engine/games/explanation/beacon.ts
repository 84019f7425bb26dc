import { BEACON_MARGIN_MS, beaconRoundAfter, beaconRoundAt } from '../../fairness/beacon.ts';
import { beaconRandomness } from '../../fairness/beacon-randomness.ts';
import type { BeaconChoice } from '../../kernel/event-codec.ts';
import type { BeaconStep } from './steps.ts';
import type { Tools } from './tools.ts';
import { compare } from './verdict.ts';

export interface BeaconFacts {
  readonly choice: BeaconChoice;
  readonly lock: { readonly at: number; readonly beaconRound: number | null } | null;
  readonly arrived: { readonly round: number; readonly signature: string; readonly randomness: string } | null;
}

type Drand = Extract<BeaconChoice, { readonly kind: 'drand' }>;

const checkDrand = async (tools: Tools, choice: Drand, { lock, arrived }: BeaconFacts): Promise<BeaconStep> => {
  const round = lock?.beaconRound ?? null;
  const expected = lock === null ? null : beaconRoundAfter(choice, lock.at + BEACON_MARGIN_MS);
  const common = {
    name: 'beacon',
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

export const checkBeacon = async (tools: Tools, facts: BeaconFacts): Promise<BeaconStep> => {
  const { choice, lock, arrived } = facts;
  if (choice.kind === 'drand') return checkDrand(tools, choice, facts);
  const none = (lock === null || lock.beaconRound === null) && arrived === null;
  return { name: 'beacon', kind: 'none', verdict: compare(none) };
};
