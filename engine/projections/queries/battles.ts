import { z } from 'zod';
import { recordsAs } from '../../database/records.ts';
import { countOf, integerColumn, rowsAs, type SqlClient } from '../../database/sql.ts';
import type { BattleMode } from '../../fairness/battle-lock.ts';
import type { OpenedBattle } from '../../games/battle/state.ts';
import { type BattleRow, battleColumns, battleRow } from '../battles.ts';
import { type CountedPage, decodeCursor, encodeCursor, integerKey, pageOf, pageSize } from './cursor.ts';

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

export type BattleQuery = BattleFilter & {
  readonly first?: number;
  readonly after?: string | null;
} & (
    | { readonly scope: Exclude<BattleScope, 'mine'> }
    | { readonly scope: 'mine' /** In the log. */; readonly playerId: string }
  );

export const MAX_BATTLES_PAGE = 50;
/** Battles read by id at once. */
export const MAX_BATTLES_BY_ID = 100;

/** `$1` is the player whose battles are asked for; null for lists that are the same for every player. */
const listed = 'battle b WHERE $1::text IS NULL AND NOT b.private';

/** Where each scope's battles are, and the position that orders them, newest first. */
const scopes: Record<BattleScope, { readonly from: string; readonly by: string }> = {
  current: { from: `${listed} AND b.status IN ('waiting', 'locked')`, by: 'b.position' },
  official: { from: `${listed} AND b.status IN ('waiting', 'locked') AND b.official`, by: 'b.position' },
  mine: { from: 'battle_seat s JOIN battle b USING (battle_id) WHERE s.player_id = $1', by: 's.position' },
  history: { from: `${listed} AND b.status = 'finished'`, by: 'b.last_position' },
};

const filters = `($2::text IS NULL OR b.mode = $2) AND ($3::text IS NULL OR b.status = $3)
  AND ($4::bigint IS NULL OR b.cost <= $4)`;

const columns = battleColumns
  .split(', ')
  .map((column) => `b.${column}`)
  .join(', ');

/** Battles of a scope, newest first: by their creation, the history by their end. @throws InvalidCursor */
export const battlesIn = async (sql: SqlClient, query: BattleQuery): Promise<CountedPage<BattleRow>> => {
  const { scope, mode = null, status = null, maxCost = null, first = 10, after } = query;
  const size = pageSize(first, MAX_BATTLES_PAGE);
  const list = `battles ${scope}`;
  const before = after == null ? null : integerKey(decodeCursor(list, after, 1)[0]);
  const { from, by } = scopes[scope];
  const values = [query.scope === 'mine' ? query.playerId : null, mode, status, maxCost];
  const rows = rowsAs(
    battleRow,
    await sql.query(
      `SELECT ${columns} FROM ${from} AND ${filters} AND ($5::bigint IS NULL OR ${by} < $5)
       ORDER BY ${by} DESC LIMIT $6`,
      [...values, before, size + 1],
    ),
  );
  const cursorOf = ({ position, lastPosition }: BattleRow): string =>
    encodeCursor(list, [String(scope === 'history' ? lastPosition : position)]);
  return { ...pageOf(rows, size, cursorOf), totalCount: await countOf(sql, `${from} AND ${filters}`, values) };
};

/** Battles by id, each once, in no order; at most `MAX_BATTLES_BY_ID`. Unknown ids are left out. */
export const battlesById = async (sql: SqlClient, battleIds: readonly string[]): Promise<readonly BattleRow[]> =>
  rowsAs(
    battleRow,
    await sql.query(
      `SELECT ${battleColumns} FROM battle WHERE battle_id = ANY($1::text[]) LIMIT ${MAX_BATTLES_BY_ID}`,
      [battleIds],
    ),
  );

/** Null for an unknown id. A private battle is shown to every client that has its id. */
export const battleById = async (sql: SqlClient, battleId: string): Promise<BattleRow | null> =>
  (await battlesById(sql, [battleId]))[0] ?? null;

const versionRow = z.object({ battleId: z.string(), version: integerColumn });

/** How far battles are, without reading them. */
export const battleVersions = async (sql: SqlClient, battleIds: readonly string[]) =>
  recordsAs(
    versionRow,
    await sql.query('SELECT battle_id, version FROM battle WHERE battle_id = ANY($1::text[])', [battleIds]),
  );
