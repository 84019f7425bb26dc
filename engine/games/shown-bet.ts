import { replacedLately, type Versioned } from '../catalog/versions.ts';
import type { Instant } from '../kernel/decision.ts';
import type { Rejection } from '../kernel/result.ts';

/** What of the catalog a play follows from. */
type Published = { readonly status: 'absent' } | Versioned<object>;

/**
 * The bet that a player was shown, or why it is none now. What the catalog said counts for 60 s beyond its replacement, so nobody who
 * sees a winning play arrive can refuse it by publishing: a bet that isn't the one of now is looked for in the catalog as it was before
 * each change of the last 60 s, the newest first. `betAsOf` makes the bet of then.
 */
export const shownBet = <Bet extends object>(
  published: readonly Published[],
  at: Instant,
  betAsOf: (then: Instant) => Bet | Rejection,
): Bet | Rejection => {
  const now = betAsOf(at);
  if (!('kind' in now)) return now;
  const changes = published.flatMap((one) =>
    'earlier' in one ? replacedLately(one, at).map(({ until }) => until) : [],
  );
  for (const change of [...new Set(changes)].sort((a, b) => b - a)) {
    const then = betAsOf(change - 1);
    if (!('kind' in then)) return then;
  }
  return now;
};
