import { z } from 'zod';
import { integerColumn, moneyColumn, rowsAs, type SqlClient } from '../../database/sql.ts';
import { dayOf } from '../../player/safer-play.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

const dayRow = z.object({ day: integerColumn, claimed: moneyColumn, opened: integerColumn });

/** A player's rewards of one day. */
export interface RewardDay {
  /** UTC day, counted from 1970. */
  readonly day: number;
  /** Locked bonus for that day's deposits, minor units. */
  readonly claimed: bigint;
  /** Whether a free case was opened. */
  readonly freeCase: boolean;
}

/** The last so many UTC days up to `now`, the oldest first, those without a reward among them. */
export const rewardDays = async (
  sql: SqlClient,
  playerId: string,
  { now, days }: { readonly now: number; readonly days: number },
): Promise<readonly RewardDay[]> => {
  const today = dayOf(now);
  const first = today - days + 1;
  const text = `SELECT at / ${DAY_MS} AS day, sum(claimed)::text AS claimed, sum(opened) AS opened FROM (
      SELECT at, amount AS claimed, 0 AS opened FROM movement
        WHERE player_id = $1 AND action = 'DAILY_REWARD' AND at >= $2
      UNION ALL
      SELECT at, 0, 1 FROM play WHERE player_id = $1 AND free AND game = 'case' AND at >= $2
    ) AS taken GROUP BY 1`;
  const rows = rowsAs(dayRow, await sql.query(text, [playerId, first * DAY_MS]));
  const byDay = new Map(rows.map((row) => [row.day, row]));
  return Array.from({ length: days }, (_, index) => {
    const found = byDay.get(first + index);
    return { day: first + index, claimed: found?.claimed ?? 0n, freeCase: (found?.opened ?? 0) > 0 };
  });
};
