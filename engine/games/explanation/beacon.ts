import { beaconRoundAfter, beaconRoundAt, type DrandChoice, type WitnessedChoice } from '../../fairness/beacon.ts';
import { beaconRandomness } from '../../fairness/beacon-randomness.ts';
import { lockSeen } from '../../fairness/witnessed-lock.ts';
import type { BeaconChoice } from '../../kernel/event-codec.ts';
import type { LockEvidence } from '../witnessed-room.ts';
import type { BeaconStep } from './steps.ts';
import type { Tools } from './tools.ts';
import { compare } from './verdict.ts';

/** A round of the beacon as an entry names it: the room's creation, its lock, or an entry that locked it again. */
export interface NamedRound {
  readonly round: number | null;
  /** From when on it may be due, milliseconds since 1970. */
  readonly notBefore: number;
  /** Of the entry that names it, in the log. */
  readonly position: number;
}

/** An entry with a witness's evidence about the last lock; `relock` where the entry names a later round. */
export interface EvidenceEntry extends LockEvidence {
  readonly relock: NamedRound | null;
}

export interface BeaconFacts {
  readonly choice: BeaconChoice;
  /** Null before a round is named. */
  readonly named: NamedRound | null;
  /** In the order of the log. */
  readonly evidence: readonly EvidenceEntry[];
  readonly arrived: { readonly round: number; readonly signature: string; readonly randomness: string } | null;
}

type Drand = Extract<BeaconStep, { readonly kind: 'drand' }>;

const isLawful = (choice: DrandChoice, { round, notBefore }: NamedRound): boolean =>
  round === beaconRoundAfter(choice, notBefore);

/** The lock that counts in the end, and whether each before it and the evidence of each are lawful. */
const followLocks = async (
  tools: Tools,
  choice: WitnessedChoice,
  first: NamedRound,
  evidence: readonly EvidenceEntry[],
): Promise<{
  readonly last: NamedRound;
  readonly seenAt: number | null;
  readonly lawful: boolean;
  readonly signed: boolean;
}> => {
  let last = first;
  let seenAt: number | null = null;
  let lawful = true;
  let signed = true;
  for (const { lock, checkpoint, relock } of evidence) {
    const dueAt = last.round === null ? 0 : beaconRoundAt(choice, last.round);
    const verdict = lockSeen(checkpoint, { position: last.position, dueAt });
    lawful &&= seenAt === null && isLawful(choice, last) && verdict === (relock === null ? 'counts' : 'late');
    signed &&= lock === last.position && (await tools.isCosigned(choice, checkpoint));
    if (relock === null) seenAt = checkpoint.timestamp * 1_000;
    else last = relock;
  }
  return { last, seenAt, lawful, signed };
};

const witnessedBy = async (
  tools: Tools,
  { choice, named, evidence }: BeaconFacts,
): Promise<{
  readonly last: NamedRound | null;
  readonly witness: Drand['witness'];
  readonly holds: boolean;
  readonly seen: boolean;
}> => {
  if (choice.kind !== 'witnessed') return { last: named, witness: null, holds: evidence.length === 0, seen: true };
  const name = choice.witness.slice(0, choice.witness.indexOf('+'));
  if (named === null) {
    const witness = { name, relocked: 0, seenAt: null, signed: true };
    return { last: null, witness, holds: evidence.length === 0, seen: false };
  }
  const { last, seenAt, lawful, signed } = await followLocks(tools, choice, named, evidence);
  const relocked = evidence.filter(({ relock }) => relock !== null).length;
  return { last, witness: { name, relocked, seenAt, signed }, holds: lawful && signed, seen: seenAt !== null };
};

const checkDrand = async (tools: Tools, choice: DrandChoice, facts: BeaconFacts): Promise<BeaconStep> => {
  const { arrived } = facts;
  const { last, witness, holds, seen } = await witnessedBy(tools, facts);
  const round = last?.round ?? null;
  const expected = last === null ? null : beaconRoundAfter(choice, last.notBefore);
  const common = {
    name: 'beacon',
    kind: 'drand',
    chain: choice.chain,
    round,
    dueAt: round === null ? null : beaconRoundAt(choice, round),
    expected,
    witness,
  } as const;
  const lawful = round === expected && holds;
  if (arrived === null) return { ...common, verdict: lawful ? 'pending' : 'mismatch', arrived: null };
  const { signature, randomness: stated } = arrived;
  const signed = await tools.verifyBeacon(choice, arrived.round, signature);
  const computed = beaconRandomness(tools.hashing, signature);
  return {
    ...common,
    verdict: compare(lawful && seen && arrived.round === round && signed && computed === stated),
    arrived: { signature, signed, stated, computed },
  };
};

export const checkBeacon = async (tools: Tools, facts: BeaconFacts): Promise<BeaconStep> => {
  const { choice, named, evidence, arrived } = facts;
  if (choice.kind !== 'none') return checkDrand(tools, choice, facts);
  const none = (named === null || named.round === null) && arrived === null && evidence.length === 0;
  return { name: 'beacon', kind: 'none', verdict: compare(none) };
};
