import { db, type Row, runQuery } from '../../../engine/database/queries.ts';
import type { SqlClient } from '../../../engine/database/sql.ts';
import type { Instant } from '../../../engine/kernel/decision.ts';
import type { PlayerId } from '../../../engine/kernel/ids.ts';
import type { Attribution } from '../restrictions/restrictions.ts';
import { saferPlayIn, type Tightened } from './safer-play.ts';

const columns = ['limitId', 'kind', 'period', 'amount', 'reason', 'imposedBy', 'imposedAt'] as const;

/** A limit that an operator set. Whether it still binds is in the player's settings. */
export type ImposedLimit = Row<'imposedLimit', typeof columns>;

/** Limits that operators set for players: each is stricter than the one that it replaced. */
export interface ImposedLimits {
  /** Sets a limit that binds with the very next command, and records it; changes nothing where it isn't stricter. */
  impose(
    player: PlayerId,
    limit: Pick<ImposedLimit, 'kind' | 'period' | 'amount'>,
    by: Attribution,
  ): Promise<Tightened>;
  /** All there ever were, newest first. */
  history(player: PlayerId, most: number): Promise<readonly ImposedLimit[]>;
}

export interface ImposedLimitsParts {
  /** A transaction: setting and record belong together. */
  readonly sql: SqlClient;
  readonly now: () => Instant;
  readonly randomUuid: () => string;
}

export const imposedLimitsIn = ({ sql, now, randomUuid }: ImposedLimitsParts): ImposedLimits => ({
  impose: async (player, { kind, period, amount }, { by, reason }) => {
    const tightened = await saferPlayIn(sql, now).tighten(player, kind, period, amount);
    if (!tightened.isSet) return tightened;
    const said = { limitId: randomUuid(), playerId: player, reason, imposedBy: by, imposedAt: now() };
    await runQuery(sql, db.insertInto('imposedLimit').values({ ...said, kind, period, amount }));
    return tightened;
  },

  history: (player, most) =>
    runQuery(
      sql,
      db
        .selectFrom('imposedLimit')
        .select(columns)
        .where('playerId', '=', player)
        .orderBy('imposedAt', 'desc')
        .orderBy('limitId')
        .limit(most),
    ),
});
