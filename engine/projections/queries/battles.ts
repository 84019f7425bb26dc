import { db, defineQuery, type Expression, fragment, type Given } from '../../database/queries.ts';
import type { SqlClient } from '../../database/sql.ts';
import type { BattleMode } from '../../fairness/battle-lock.ts';
import type { OpenedBattle } from '../../games/battle/state.ts';
import { type BattleRow, battleColumns, battleRow } from '../battles.ts';
import type { CountedPage } from './cursor.ts';
import { defineList, type PageAsked } from './list.ts';

/**
 * - `current`: public, waiting or running
 * - `official`: made by the house, waiting or running
 * - `mine`: those a player sits in or created, whatever became of them
 * - `history`: public and finished
 */
export type BattleScope = 'current' | 'official' | 'mine' | 'history';

export interface BattleFilter {
  readonly mode?: BattleMode | null;
  readonly status?: OpenedBattle['status'] | null;
  /** Of a seat, minor units, inclusive. */
  readonly maxCost?: bigint | null;
}

export type BattleQuery = BattleFilter &
  PageAsked &
  (
    | { readonly scope: Exclude<BattleScope, 'mine'> }
    | { readonly scope: 'mine' /** In the log. */; readonly playerId: string }
  );

export const MAX_BATTLES_PAGE = 50;
/** Battles read by id at once. */
export const MAX_BATTLES_BY_ID = 100;

const filters = (given: Given<{ mode: BattleMode; status: OpenedBattle['status']; maxCost: bigint }>) => ({
  mode: () => fragment<boolean>`b.mode = ${given('mode')}`,
  status: () => fragment<boolean>`b.status = ${given('status')}`,
  maxCost: () => fragment<boolean>`b.cost <= ${given('maxCost')}`,
});
const size = { usual: 10, most: MAX_BATTLES_PAGE };

/** Battles of a scope that is the same for all players. */
const publicBattles = (scope: BattleScope, is: Expression<boolean>, key: 'b.position' | 'b.lastPosition') =>
  defineList({
    cursor: () => `battles ${scope}`,
    rows: () =>
      db
        .selectFrom('battle as b')
        .select(battleColumns.map((column) => `b.${column}` as const))
        .where(fragment<boolean>`NOT b.private`)
        .where(is),
    filters,
    sorts: { newest: [`desc integer ${key}`] },
    usual: 'newest',
    size,
  });

const lists = {
  current: publicBattles('current', fragment`b.status IN ('waiting', 'locked')`, 'b.position'),
  official: publicBattles('official', fragment`b.status IN ('waiting', 'locked') AND b.official`, 'b.position'),
  history: publicBattles('history', fragment`b.status = 'finished'`, 'b.lastPosition'),
  /** A seat has the position of its battle. */
  mine: defineList({
    cursor: () => 'battles mine',
    rows: (given: Given<{ playerId: string }>) =>
      db
        .selectFrom('battleSeat as s')
        .innerJoin('battle as b', 'b.battleId', 's.battleId')
        .select(['s.position', 'b.version', 'b.lastPosition', 'b.state'])
        .where('s.playerId', '=', given('playerId')),
    filters,
    sorts: { newest: ['desc integer s.position'] },
    usual: 'newest',
    size,
  }),
};

/** Battles of a scope, newest first: by their creation, the history by their end. @throws InvalidCursor */
export const battlesIn = async (
  sql: SqlClient,
  { first, after, ...asked }: BattleQuery,
): Promise<CountedPage<BattleRow>> => {
  const place = { first, after };
  const page = await (asked.scope === 'mine'
    ? lists.mine.counted(sql, asked, place)
    : lists[asked.scope].counted(sql, asked, place));
  return { ...page, rows: page.rows.map(battleRow) };
};

const byId = defineQuery((given: Given<{ battleIds: readonly string[] }>) =>
  db
    .selectFrom('battle')
    .select(battleColumns)
    .where('battleId', '=', fragment<string>`ANY(${given('battleIds')}::text[])`)
    .limit(MAX_BATTLES_BY_ID),
);

/** Battles by id, each once, in no order; at most `MAX_BATTLES_BY_ID`. Unknown ids are left out. */
export const battlesById = async (sql: SqlClient, battleIds: readonly string[]): Promise<readonly BattleRow[]> =>
  (await byId(sql, { battleIds })).map(battleRow);

/** Null for an unknown id. A private battle is shown to every client that has its id. */
export const battleById = async (sql: SqlClient, battleId: string): Promise<BattleRow | null> =>
  (await battlesById(sql, [battleId]))[0] ?? null;

const versions = defineQuery((given: Given<{ battleIds: readonly string[] }>) =>
  db
    .selectFrom('battle')
    .select(['battleId', 'version'])
    .where('battleId', '=', fragment<string>`ANY(${given('battleIds')}::text[])`),
);

/** How far battles are, without reading them. */
export const battleVersions = (sql: SqlClient, battleIds: readonly string[]) => versions(sql, { battleIds });
