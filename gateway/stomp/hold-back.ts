import type { LiveRow } from '../../engine/projections/live-event.ts';
import type { MessagePlace } from './session-state.ts';

/** An event that may be shown now. */
export interface Released {
  readonly row: LiveRow;
  readonly place: MessagePlace;
}

export interface HoldBack {
  /** Takes an event of the feed, in the order of `seq`. False when it was left out because too many wait. */
  readonly add: (row: LiveRow, now: number) => boolean;
  /** The events that may be shown by `now`, by their time; at most `limit`, and each event once. */
  readonly release: (now: number, limit: number) => readonly Released[];
  /** When the next one may be shown; null when none waits. */
  readonly nextAt: () => number | null;
}

/** Longer than any reel: a clock that is wrong keeps nothing back for ever. */
const LONGEST_HOLD_MS = 30_000;
const MAX_HELD = 20_000;
const TIDY_EVERY = 1_024;

interface Held {
  readonly row: LiveRow;
  readonly dueAt: number;
}

const earlier = (a: Held, b: Held): boolean => a.dueAt < b.dueAt || (a.dueAt === b.dueAt && a.row.seq < b.row.seq);

/**
 * Holds events back until no player's reel still hides their outcome. Events come out by their time and not by `seq`,
 * so each carries a mark for a client that resumes: every event up to the mark has come out.
 */
export const holdBack = (maxHeld = MAX_HELD): HoldBack => {
  /** By time. */
  const waiting: Held[] = [];
  /** Sequence numbers that wait, in order; those that came out are taken off the front. */
  let order: number[] = [];
  let head = 0;
  const out = new Set<number>();
  let last = 0;

  const insert = (held: Held): void => {
    let [low, high] = [0, waiting.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      const at = waiting[middle];
      if (at !== undefined && earlier(at, held)) low = middle + 1;
      else high = middle;
    }
    waiting.splice(low, 0, held);
  };

  /** Everything up to here came out. */
  const markAfter = (seq: number): number => {
    out.add(seq);
    let first = order[head];
    while (first !== undefined && out.delete(first)) {
      head += 1;
      first = order[head];
    }
    if (head >= TIDY_EVERY) {
      order = order.slice(head);
      head = 0;
    }
    return first === undefined ? last : first - 1;
  };

  return {
    add: (row, now) => {
      last = row.seq;
      if (waiting.length >= maxHeld) return false;
      insert({ row, dueAt: Math.min(row.displayAt, now + LONGEST_HOLD_MS) });
      order.push(row.seq);
      return true;
    },
    release: (now, limit) => {
      const end = waiting.findIndex(({ dueAt }) => dueAt > now);
      return waiting.splice(0, Math.min(limit, end < 0 ? waiting.length : end)).map(({ row }) => {
        const { seq, position, displayAt } = row;
        return { row, place: { seq, position, displayAt, resume: markAfter(seq) } };
      });
    },
    nextAt: () => waiting[0]?.dueAt ?? null,
  };
};
