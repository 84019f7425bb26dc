import { type BeaconSchedule, beaconRoundAfter, WITNESS_MARGIN_MS } from '../../fairness/beacon.ts';
import type { Checkpoint } from '../checkpoint.ts';
import type { NoteSignature } from '../note.ts';
import { type AskedWitness, type AskingParts, askWitness } from './ask-witness.ts';

/** A published checkpoint as a witness is asked for it. */
export interface Published {
  readonly note: Uint8Array;
  readonly checkpoint: Checkpoint;
}

/** Locks of rooms that a witness has to see. */
export interface WitnessedLocks {
  /** Whether a room that waits was locked by one of the entries `from … to − 1`. */
  between(from: number, to: number): Promise<boolean>;
  /** The schedule of the beacon whose rounds these locks name. */
  readonly schedule: BeaconSchedule;
}

export interface AskInTimeParts extends AskingParts {
  readonly locks: WitnessedLocks;
  readonly sleep: (ms: number) => Promise<void>;
}

/** The cosignatures of a witness: for the last size once more, where that was asked for, and for the newest. */
export interface InTimeCosignatures {
  readonly again: readonly NoteSignature[];
  readonly newest: readonly NoteSignature[];
}

const SECOND_MS = 1_000;
/** Of the seconds of a period the last is no good: so often the last size is asked for at most. */
const MAX_TRIES = 8;

/** The first round for which a witness's word of that time comes early enough. */
const firstRound = (schedule: BeaconSchedule, cosignedAt: number): number =>
  beaconRoundAfter(schedule, cosignedAt + WITNESS_MARGIN_MS);

/**
 * Asks for the last size again until the witness's own clock leaves a second before the next round's time. The witness's next
 * cosignature is of the same period then, so a lock in between was either seen in time or was not there when its round
 * could be known.
 */
const askAgain = async (
  parts: AskInTimeParts,
  asked: AskedWitness,
  { note, checkpoint }: Published,
): Promise<readonly NoteSignature[]> => {
  const { schedule } = parts.locks;
  for (let tries = 1; ; tries += 1) {
    const lines = await askWitness(parts, asked, note, checkpoint);
    const { cosignedAt } = asked.state;
    if (lines.length === 0 || cosignedAt === null || parts.signal.aborted) return [];
    const leavesTime = firstRound(schedule, cosignedAt) === firstRound(schedule, cosignedAt + SECOND_MS);
    if (leavesTime || tries === MAX_TRIES) return lines;
    await parts.sleep(SECOND_MS);
  }
};

/**
 * Asks a witness for the newest checkpoint. Where a room was locked behind the last that is recorded, the witness is asked for that
 * size once more before: then each lock can be shown to be in time or late. Where neither is so any more, that is an error.
 */
export const askInTime = async (
  parts: AskInTimeParts,
  asked: AskedWitness,
  newest: Published,
  last: Published | null,
): Promise<InTimeCosignatures> => {
  const { locks, logger } = parts;
  const from = last?.checkpoint.size ?? 0;
  const isLocked =
    last !== null && from < newest.checkpoint.size && (await locks.between(from, newest.checkpoint.size));
  if (!isLocked) return { again: [], newest: await askWitness(parts, asked, newest.note, newest.checkpoint) };
  const again = await askAgain(parts, asked, last);
  const before = again.length === 0 ? null : asked.state.cosignedAt;
  // A witness that failed rests; one that is ahead of the record is asked for the newest at its next turn.
  if (before === null && asked.state.trouble !== null && asked.knownSize <= from) return { again, newest: [] };
  const lines = await askWitness(parts, asked, newest.note, newest.checkpoint);
  const after = lines.length === 0 ? null : asked.state.cosignedAt;
  if (after !== null && (before === null || firstRound(locks.schedule, before) !== firstRound(locks.schedule, after))) {
    const witness = asked.witness.key.name;
    logger.error(
      { witness, from, to: newest.checkpoint.size },
      "a round's time fell between two cosignatures: a lock may stay without evidence",
    );
  }
  return { again, newest: lines };
};
