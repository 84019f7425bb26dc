import { beaconRoundAfter, beaconRoundAt, WITNESSED_LOCK_MARGIN_MS, type WitnessedChoice } from '../fairness/beacon.ts';
import { lockSeen } from '../fairness/witnessed-lock.ts';
import type { Instant } from '../kernel/decision.ts';
import type { BeaconChoice, WitnessedCheckpoint } from '../kernel/event-codec.ts';
import { type Rejection, reject } from '../kernel/result.ts';

/** The wait of a locked room whose lock a witness has to see. */
export type WitnessedWait = {
  /** The drand round that the last lock names. */
  readonly round: number;
  /** The checkpoint by which the round counts; null until it is in the log. */
  readonly seen: WitnessedCheckpoint | null;
};

/** A checkpoint of the log for a room. Its signature, and that the lock stands at that position, are verified by the bringer and by every audit. */
export type LockEvidence = {
  /** The position of the room's last lock. */
  readonly lock: number;
  readonly checkpoint: WitnessedCheckpoint;
};

/** The wait of a lock; null where no witness has to see it. */
export const waitOf = ({ kind }: BeaconChoice, round: number | null): WitnessedWait | null =>
  kind === 'witnessed' && round !== null ? { round, seen: null } : null;

/** The round of a room that is locked at that time: the first that is due so long after it, or later. */
export const roundNamed = (
  choice: Exclude<BeaconChoice, { readonly kind: 'none' }>,
  at: Instant,
  marginMs: number,
): number =>
  beaconRoundAfter(
    choice,
    at + (choice.kind === 'witnessed' ? Math.max(marginMs, WITNESSED_LOCK_MARGIN_MS) : marginMs),
  );

/** How long behind its round's time the operator gives up a room that no witness's word reached. */
const STANDSTILL_MS = 60 * 60 * 1000;

/** Whether a locked room waits for its witness in vain: its round was due so long ago that every audit tells of it. */
export const hasStalled = (choice: BeaconChoice, witness: WitnessedWait | null, at: Instant): boolean =>
  choice.kind === 'witnessed' &&
  witness !== null &&
  witness.seen === null &&
  at >= beaconRoundAt(choice, witness.round) + STANDSTILL_MS;

/** Which round the evidence makes count, or which one the room waits for instead, and from when on it is there. */
export const judgeEvidence = (
  choice: WitnessedChoice,
  { round }: WitnessedWait,
  { lock, checkpoint }: LockEvidence,
  at: Instant,
  marginMs: number,
): { readonly kind: 'counts' | 'late'; readonly round: number; readonly dueAt: Instant } | Rejection => {
  const dueAt = beaconRoundAt(choice, round);
  const seen = lockSeen(checkpoint, { position: lock, dueAt });
  if (seen === null) return reject('INPUT_INVALID', { field: 'checkpoint' });
  if (seen === 'counts') return { kind: seen, round, dueAt };
  const later = roundNamed(choice, at, marginMs);
  return { kind: seen, round: later, dueAt: beaconRoundAt(choice, later) };
};
