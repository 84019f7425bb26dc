import type { Instant } from '../../kernel/decision.ts';
import { type Rejection, reject } from '../../kernel/result.ts';

const SECOND = 1_000;
const DAY = 24 * 60 * 60 * SECOND;

/** So far ahead a room may open, and so long it may take entries. */
const LONGEST_WAIT_MS = 7 * DAY;
const LONGEST_OPEN_MS = 30 * DAY;
/** A player's room takes entries at least so long. The house's may be short: demonstrations and tests have no week. */
const SHORTEST_OPEN_MS = { player: 5 * 60 * SECOND, house: 10 * SECOND } as const;

export interface Schedule {
  readonly startsAt: Instant;
  readonly drawAt: Instant;
}

const outside = (field: keyof Schedule, from: Instant, to: Instant): Rejection =>
  reject('INPUT_INVALID', { field, from, to });

/** When a room opens and is drawn, or which of the two lies outside what is allowed. A null start is now. */
export const scheduleOf = (
  host: keyof typeof SHORTEST_OPEN_MS,
  asked: { readonly startsAt: Instant | null; readonly drawAt: Instant },
  now: Instant,
): Schedule | Rejection => {
  const startsAt = asked.startsAt ?? now;
  const latestStart = now + LONGEST_WAIT_MS;
  if (startsAt < now || startsAt > latestStart) return outside('startsAt', now, latestStart);
  const from = startsAt + SHORTEST_OPEN_MS[host];
  const to = startsAt + LONGEST_OPEN_MS;
  return asked.drawAt < from || asked.drawAt > to ? outside('drawAt', from, to) : { startsAt, drawAt: asked.drawAt };
};
