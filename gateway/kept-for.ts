import type { Instant } from '../engine/kernel/decision.ts';
import { dayOf } from '../engine/player/safer-play.ts';

const keptUntil = <Value>(
  end: (read: Instant) => Instant,
  now: () => Instant,
  read: () => Promise<Value>,
): (() => Promise<Value>) => {
  let kept: { readonly value: Promise<Value>; readonly until: Instant } | null = null;
  return () => {
    if (kept !== null && kept.until > now()) return kept.value;
    const mine = { value: read(), until: end(now()) };
    kept = mine;
    mine.value.catch(() => {
      if (kept === mine) kept = null;
    });
    return mine.value;
  };
};

/**
 * Reads a value at most once in `ms` for all callers. Callers during a read wait for the same value. A failure isn't
 * kept.
 */
export const keptFor = <Value>(ms: number, now: () => Instant, read: () => Promise<Value>): (() => Promise<Value>) =>
  keptUntil((at) => at + ms, now, read);

const DAY_MS = 24 * 60 * 60 * 1000;

/** Reads a value at most once a UTC day, in the same way. */
export const keptForDay = <Value>(now: () => Instant, read: () => Promise<Value>): (() => Promise<Value>) =>
  keptUntil((at) => (dayOf(at) + 1) * DAY_MS, now, read);
