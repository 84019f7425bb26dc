import type { Instant } from '../../kernel/decision.ts';
import { type Rejection, reject } from '../../kernel/result.ts';
import type { GiveawayTerms } from './terms.ts';

export interface Schedule {
  readonly startsAt: Instant;
  readonly drawAt: Instant;
}

const outside = (field: keyof Schedule, from: Instant, to: Instant): Rejection =>
  reject('INPUT_INVALID', { field, from, to });

/** When a room opens and is drawn, or which of the two lies outside what is allowed. A null start is now. */
export const scheduleOf = (
  host: 'player' | 'house',
  terms: GiveawayTerms,
  asked: { readonly startsAt: Instant | null; readonly drawAt: Instant },
  now: Instant,
): Schedule | Rejection => {
  const startsAt = asked.startsAt ?? now;
  const latestStart = now + terms.longestWaitMs;
  if (startsAt < now || startsAt > latestStart) return outside('startsAt', now, latestStart);
  const from = startsAt + (host === 'player' ? terms.shortestOpenMs : terms.shortestHouseMs);
  const to = startsAt + terms.longestOpenMs;
  return asked.drawAt < from || asked.drawAt > to ? outside('drawAt', from, to) : { startsAt, drawAt: asked.drawAt };
};
