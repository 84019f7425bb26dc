import { replacedLately, type Versioned } from '../catalog/versions.ts';
import type { Instant } from '../kernel/decision.ts';
import type { Rejection } from '../kernel/result.ts';

/** The part of the catalog that a play follows from. */
type Published = { readonly status: 'absent' } | Versioned<object>;

/**
 * The bet that a player was shown, or the reason why it is refused now. A version of the catalog counts for 60 s beyond
 * its replacement, so no operator who sees a winning play arrive can refuse it by publishing. Where the present catalog
 * refuses the bet, the search goes on in the catalog before each change of the last 60 s, the newest first. `betAsOf`
 * makes the bet as of that time.
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
