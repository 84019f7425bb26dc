import { db, type Row, runQuery } from '../../../engine/database/queries.ts';
import type { SqlClient } from '../../../engine/database/sql.ts';
import type { Instant } from '../../../engine/kernel/decision.ts';
import type { PlayerId } from '../../../engine/kernel/ids.ts';

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

const columns = [
  'restrictionId',
  'playerId',
  'kind',
  'scope',
  'reason',
  'origin',
  'imposedBy',
  'imposedAt',
  'until',
  'liftedBy',
  'liftedAt',
  'liftReason',
] as const;

/** The gateway writes ids of players alone. */
interface OfPlayer {
  readonly playerId: PlayerId;
}

const restrictionOf = (row: Row<'playerRestriction', typeof columns> & OfPlayer): Restriction => {
  const { scope, liftedBy, liftedAt } = row;
  return {
    ...(scope === null ? { kind: 'block', scope } : { kind: 'hold', scope }),
    id: row.restrictionId,
    playerId: row.playerId,
    imposed: { origin: row.origin, by: row.imposedBy, reason: row.reason, at: row.imposedAt },
    until: row.until,
    lifted: liftedAt === null || liftedBy === null ? null : { by: liftedBy, at: liftedAt, reason: row.liftReason },
  };
};

const restrictionsOf = (player: PlayerId) =>
  db.selectFrom('playerRestriction').select(columns).$narrowType<OfPlayer>().where('playerId', '=', player);

export interface RestrictionsParts {
  readonly sql: SqlClient;
  readonly now: () => Instant;
  readonly randomUuid: () => string;
}

export const restrictionsIn = ({ sql, now, randomUuid }: RestrictionsParts): Restrictions => ({
  impose: async (player, { kind, scope }, until, { origin, by, reason }) => {
    const id = { restrictionId: randomUuid(), playerId: player };
    const imposing = db
      .insertInto('playerRestriction')
      .values({ ...id, kind, scope, reason, origin, imposedBy: by, imposedAt: now(), until })
      .returning(columns)
      .$narrowType<OfPlayer>();
    const [imposed] = await runQuery(sql, imposing);
    if (imposed === undefined) throw new Error('the restriction was not written');
    return restrictionOf(imposed);
  },

  lift: async (player, { kind, origin }, { by, reason }) => {
    const at = now();
    const lifting = db
      .updateTable('playerRestriction')
      .set({ liftedBy: by, liftedAt: at, liftReason: reason })
      .where('playerId', '=', player)
      .where('kind', '=', kind)
      .where('liftedAt', 'is', null)
      .where('until', '>', at)
      .returning('restrictionId');
    return (await runQuery(sql, origin === undefined ? lifting : lifting.where('origin', '=', origin))).length;
  },

  inForce: async (player) => {
    const inForce = restrictionsOf(player).where('liftedAt', 'is', null).where('until', '>', now());
    const sorted = inForce.orderBy('until', 'desc').orderBy('imposedAt').limit(100);
    return (await runQuery(sql, sorted)).map(restrictionOf);
  },

  history: async (player, most) => {
    const newest = restrictionsOf(player).orderBy('imposedAt', 'desc').orderBy('restrictionId').limit(most);
    return (await runQuery(sql, newest)).map(restrictionOf);
  },
});
