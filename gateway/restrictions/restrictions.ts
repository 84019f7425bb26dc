import { z } from 'zod';
import { columnsOf, recordsAs } from '../../engine/database/records.ts';
import { integerColumn, type SqlClient } from '../../engine/database/sql.ts';
import type { Instant } from '../../engine/kernel/decision.ts';
import { isPlayerId, type PlayerId } from '../../engine/kernel/ids.ts';

/**
 * The forbidden acts: a block refuses plays and deposits; a hold of scope `leaving` refuses all acts by which something
 * leaves the account, and one of scope `everything` also selling and exchanging.
 */
export type Restrained =
  | { readonly kind: 'block'; readonly scope: null }
  | { readonly kind: 'hold'; readonly scope: 'leaving' | 'everything' };

/** The author of a change of a restriction, a person's name or the site, and the reason. */
export interface Attribution {
  readonly by: string;
  readonly reason: string;
}

/** The operator's people, or the part of the site that restricted on its own: no name can be taken for one. */
export const RESTRICTION_ORIGINS = ['operator', 'recovery', 'thaw', 'freeze'] as const;
export type RestrictionOrigin = (typeof RESTRICTION_ORIGINS)[number];

export interface Imposing extends Attribution {
  readonly origin: RestrictionOrigin;
}

export type Restriction = Restrained & {
  readonly id: string;
  readonly playerId: PlayerId;
  readonly imposed: Imposing & { readonly at: Instant };
  readonly until: Instant;
  /** Ended before its time; null where it wasn't. */
  readonly lifted: { readonly by: string; readonly at: Instant; readonly reason: string | null } | null;
};

/** Every change binds with the very next command: the engine's guard follows in the same transaction (`guard_follows`). */
export interface Restrictions {
  impose(player: PlayerId, what: Restrained, until: Instant, by: Imposing): Promise<Restriction>;
  /** Ends those in force that match, and says how many there were. An `origin` spares what has another. */
  lift(
    player: PlayerId,
    what: Pick<Restrained, 'kind'> & { readonly origin?: RestrictionOrigin },
    by: Attribution,
  ): Promise<number>;
  /** In force now, the one that lasts longest first. */
  inForce(player: PlayerId): Promise<readonly Restriction[]>;
  /** All there ever were, newest first. */
  history(player: PlayerId, most: number): Promise<readonly Restriction[]>;
}

const restrictionColumns = z.object({
  restrictionId: z.string(),
  playerId: z.string().refine(isPlayerId),
  kind: z.enum(['block', 'hold']),
  scope: z.enum(['leaving', 'everything']).nullable(),
  reason: z.string(),
  origin: z.enum(RESTRICTION_ORIGINS),
  imposedBy: z.string(),
  imposedAt: integerColumn,
  until: integerColumn,
  liftedBy: z.string().nullable(),
  liftedAt: integerColumn.nullable(),
  liftReason: z.string().nullable(),
});
const columns = columnsOf(restrictionColumns);

const restrictionRow = restrictionColumns.transform(
  ({ restrictionId: id, playerId, scope, until, origin, liftedBy, liftedAt, ...row }): Restriction => ({
    ...(scope === null ? { kind: 'block', scope } : { kind: 'hold', scope }),
    id,
    playerId,
    imposed: { origin, by: row.imposedBy, reason: row.reason, at: row.imposedAt },
    until,
    lifted: liftedAt === null || liftedBy === null ? null : { by: liftedBy, at: liftedAt, reason: row.liftReason },
  }),
);

export interface RestrictionsParts {
  readonly sql: SqlClient;
  readonly now: () => Instant;
  readonly randomUuid: () => string;
}

export const restrictionsIn = ({ sql, now, randomUuid }: RestrictionsParts): Restrictions => ({
  impose: async (player, { kind, scope }, until, { origin, by, reason }) => {
    const [imposed] = recordsAs(
      restrictionRow,
      await sql.query(
        `INSERT INTO player_restriction
           (restriction_id, player_id, kind, scope, reason, origin, imposed_by, imposed_at, until)
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9) RETURNING ${columns}`,
        [randomUuid(), player, kind, scope, reason, origin, by, now(), until],
      ),
    );
    if (imposed === undefined) throw new Error('the restriction was not written');
    return imposed;
  },

  lift: async (player, { kind, origin }, { by, reason }) => {
    const { rows } = await sql.query(
      `UPDATE player_restriction SET lifted_by = $4, lifted_at = $3, lift_reason = $5
       WHERE player_id = $1 AND kind = $2 AND lifted_at IS NULL AND until > $3
         AND ($6::text IS NULL OR origin = $6)
       RETURNING restriction_id`,
      [player, kind, now(), by, reason, origin ?? null],
    );
    return rows.length;
  },

  inForce: async (player) =>
    recordsAs(
      restrictionRow,
      await sql.query(
        `SELECT ${columns} FROM player_restriction
         WHERE player_id = $1 AND lifted_at IS NULL AND until > $2 ORDER BY until DESC, imposed_at LIMIT 100`,
        [player, now()],
      ),
    ),

  history: async (player, most) =>
    recordsAs(
      restrictionRow,
      await sql.query(
        `SELECT ${columns} FROM player_restriction WHERE player_id = $1
         ORDER BY imposed_at DESC, restriction_id LIMIT $2`,
        [player, most],
      ),
    ),
});
