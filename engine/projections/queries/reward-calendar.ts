import { db, defineQuery, fragment, type Given } from '../../database/queries.ts';
import type { SqlClient } from '../../database/sql.ts';
import { dayOf } from '../../player/safer-play.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** A player's rewards of one day. */
export interface RewardDay {
  /** UTC day, counted from 1970. */
  readonly day: number;
  /** Locked bonus for that day's deposits, minor units. */
  readonly claimed: bigint;
  /** Whether a free case was opened. */
  readonly freeCase: boolean;
}

const taken = defineQuery((given: Given<{ playerId: string; since: number }>) => {
  const claims = db
    .selectFrom('movement')
    .select(['at', 'amount as claimed', fragment<number>`0`.as('opened')])
    .where('playerId', '=', given('playerId'))
    .where('action', '=', 'DAILY_REWARD')
    .where('at', '>=', given('since'));
  const openings = db
    .selectFrom('play')
    .select(['at', fragment<bigint>`0`.as('claimed'), fragment<number>`1`.as('opened')])
    .where('playerId', '=', given('playerId'))
    .where(fragment<boolean>`free AND game = 'case'`)
    .where('at', '>=', given('since'));
  return db
    .selectFrom(claims.unionAll(openings).as('taken'))
    .select(({ cast, fn }) => [
      fragment<number>`at / ${fragment.lit(DAY_MS)}`.as('day'),
      cast<bigint>(fn.sum('claimed'), 'bigint').as('claimed'),
      cast<number>(fn.sum('opened'), 'integer').as('opened'),
    ])
    .groupBy('day');
});

/** The last so many UTC days up to `now`, the oldest first, those without a reward among them. */
export const rewardDays = async (
  sql: SqlClient,
  playerId: string,
  { now, days }: { readonly now: number; readonly days: number },
): Promise<readonly RewardDay[]> => {
  const today = dayOf(now);
  const first = today - days + 1;
  const rows = await taken(sql, { playerId, since: first * DAY_MS });
  const byDay = new Map(rows.map((row) => [row.day, row]));
  return Array.from({ length: days }, (_, index) => {
    const found = byDay.get(first + index);
    return { day: first + index, claimed: found?.claimed ?? 0n, freeCase: (found?.opened ?? 0) > 0 };
  });
};
