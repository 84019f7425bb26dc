import { z } from 'zod';
import { columnsOf, recordsAs } from '../../database/records.ts';
import { countOf, integerColumn, moneyColumn, rowsAs, type SqlClient } from '../../database/sql.ts';
import type { ActionType, BalanceType } from '../../facts/facts.ts';
import type { GameName } from '../../kernel/game-name.ts';
import { type FlowKind, type FlowRow, flowRow } from '../flows.ts';
import { type MovementRow, movementRow } from '../movements.ts';
import { type PlayRow, playRow } from '../plays.ts';
import { type CountedPage, decodeCursor, encodeCursor, integerKey, pageOf, pageSize } from './cursor.ts';

export const MAX_RECORDS_PAGE = 50;

export interface PageAsked {
  readonly first?: number;
  readonly after?: string | null | undefined;
}

/** A list of one player's rows, newest first, by their place in the log. */
export interface List<Row> {
  readonly name: string;
  readonly table: string;
  readonly row: z.ZodObject & z.ZodType<Row>;
  /** The column that tells rows of one position apart, and its SQL type; null where a position has one row. */
  readonly tie: { readonly column: string; readonly type: 'text' | 'smallint' } | null;
  readonly keys: (row: Row) => readonly [position: number, tie?: string];
}

export const pageIn = async <Row>(
  sql: SqlClient,
  list: List<Row>,
  playerId: string,
  filters: Readonly<Record<string, string | number | null>>,
  { first = 15, after }: PageAsked,
): Promise<CountedPage<Row>> => {
  const size = pageSize(first, MAX_RECORDS_PAGE);
  const set = Object.entries(filters).filter(([, value]) => value !== null);
  const where = ['player_id = $1', ...set.map(([column], index) => `${column} = $${index + 2}`)].join(' AND ');
  const values = [playerId, ...set.map(([, value]) => value)];
  const order = [{ column: 'position', type: 'bigint' }, ...(list.tie === null ? [] : [list.tie])];
  const columns = order.map(({ column }) => column).join(', ');
  const keys = after == null ? [] : decodeCursor(list.name, after, order.length);
  const places = order.map(({ type }, index) => `$${values.length + 1 + index}::${type}`).join(', ');
  const found = await sql.query(
    `SELECT ${columnsOf(list.row)} FROM ${list.table} WHERE ${where} ${after == null ? '' : `AND (${columns}) < (${places})`}
     ORDER BY ${order.map(({ column }) => `${column} DESC`).join(', ')} LIMIT ${size + 1}`,
    [...values, ...keys.map((key, index) => (order[index]?.type === 'text' ? key : integerKey(key)))],
  );
  const page = pageOf(recordsAs(list.row, found), size, (row) => encodeCursor(list.name, list.keys(row).map(String)));
  return { ...page, totalCount: await countOf(sql, `${list.table} WHERE ${where}`, values) };
};

const movementList: List<MovementRow> = {
  name: 'movements',
  table: 'movement',
  tie: { column: 'seq', type: 'smallint' },
  keys: ({ position, seq }) => [position, String(seq)],
  row: movementRow,
};

/** A player's balance journey. @throws InvalidCursor */
export const movementsOf = (
  sql: SqlClient,
  playerId: string,
  filter: { readonly balance: BalanceType | null; readonly action: ActionType | null },
  page: PageAsked = {},
): Promise<CountedPage<MovementRow>> => pageIn(sql, movementList, playerId, { ...filter }, page);

const flowList: List<FlowRow> = {
  name: 'flows',
  table: 'flow_record',
  tie: { column: 'flow_id', type: 'text' },
  keys: ({ position, flowId }) => [position, flowId],
  row: flowRow,
};

/** A player's deposits, retrievals and transfers. @throws InvalidCursor */
export const flowsOf = (
  sql: SqlClient,
  playerId: string,
  kind: FlowKind | null,
  page: PageAsked = {},
): Promise<CountedPage<FlowRow>> => pageIn(sql, flowList, playerId, { kind }, page);

const gameList: List<PlayRow> = {
  name: 'games',
  table: 'play',
  tie: null,
  keys: ({ position }) => [position],
  row: playRow,
};

/** A player's plays, of one game or all. @throws InvalidCursor */
export const gamesOf = (
  sql: SqlClient,
  playerId: string,
  game: GameName | null,
  page: PageAsked = {},
): Promise<CountedPage<PlayRow>> => pageIn(sql, gameList, playerId, { game }, page);

/** Whether the player sent an item away under this id. */
export const isRetrievalOf = async (sql: SqlClient, playerId: string, retrievalId: string): Promise<boolean> => {
  const text = `SELECT FROM flow_record WHERE player_id = $1 AND flow_id = $2 AND kind = 'retrieval'`;
  return (await sql.query(text, [playerId, retrievalId])).rows.length === 1;
};

const rebateRow = z.object({
  position: integerColumn,
  fromId: z.string(),
  depositId: z.string(),
  deposit: moneyColumn,
  amount: moneyColumn,
  at: integerColumn,
});
export type RebateRow = Readonly<z.infer<typeof rebateRow>>;

const rebateList: List<RebateRow> = {
  name: 'rebates',
  table: 'rebate_record',
  tie: { column: 'deposit_id', type: 'text' },
  keys: ({ position, depositId }) => [position, depositId],
  row: rebateRow,
};

/** Deposits of whom a player invited. @throws InvalidCursor */
export const rebatesOf = (sql: SqlClient, playerId: string, page: PageAsked = {}): Promise<CountedPage<RebateRow>> =>
  pageIn(sql, rebateList, playerId, {}, page);

const netRow = z.object({ net: moneyColumn });

/**
 * Committed value won less the cost of plays, since a moment; below 0 for a loss. Minor units. Time never runs back in
 * the log: every play behind the newest earlier play is later, so the query reads nothing before that one.
 */
export const netSince = async (sql: SqlClient, playerId: string, since: number): Promise<bigint> => {
  const text = `SELECT coalesce(sum(won - cost), 0)::bigint AS net FROM play
    WHERE player_id = $1 AND at >= $2 AND position >= coalesce((
      SELECT position FROM play WHERE player_id = $1 AND at < $2 ORDER BY position DESC LIMIT 1), 0)`;
  return rowsAs(netRow, await sql.query(text, [playerId, since]))[0]?.net ?? 0n;
};

const totalRow = z.object({ name: z.string(), amount: integerColumn });

/** How much of each happened on the whole site; absent names are 0. */
export const siteTotals = async (sql: SqlClient): Promise<ReadonlyMap<string, number>> =>
  new Map(
    rowsAs(totalRow, await sql.query('SELECT name, amount FROM site_total')).map((row) => [row.name, row.amount]),
  );
