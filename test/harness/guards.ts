import type { SqlClient } from '../../engine/database/sql.ts';
import type { Guard } from '../../engine/kernel/world.ts';
import { encodeLimits } from '../../gateway/accounts/safer-play/own-limits.ts';

interface SetForPlayer extends Partial<Pick<Guard, 'blockedUntil' | 'minCycleMs'>> {
  /** Also the very text of the column. */
  readonly limits?: Guard['limits'] | string;
}

/** Stores all settings that a player made for themselves, and the guard that follows. */
export const setForPlayer = async (
  sql: SqlClient,
  player: string,
  { blockedUntil = null, minCycleMs = 0, limits = [] }: SetForPlayer,
): Promise<void> => {
  await sql.query(
    `INSERT INTO safer_play (player_id, limits, time_out_until, min_cycle_ms) VALUES ($1, $2, $3, $4)
     ON CONFLICT (player_id) DO UPDATE SET limits = excluded.limits, time_out_until = excluded.time_out_until,
       min_cycle_ms = excluded.min_cycle_ms`,
    [player, typeof limits === 'string' ? limits : encodeLimits(limits), blockedUntil, minCycleMs],
  );
};
