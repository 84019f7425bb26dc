import { db, defineQuery, fragment, type Given, type Row } from '../../database/queries.ts';
import type { SqlClient } from '../../database/sql.ts';
import type { ActionType, BalanceType } from '../../facts/facts.ts';
import type { GameName } from '../../kernel/game-name.ts';
import { type FlowKind, type FlowRow, flowRow } from '../flows.ts';
import { type MovementRow, movementColumns } from '../movements.ts';
import { type PlayRow, playColumns } from '../plays.ts';
import type { CountedPage } from './cursor.ts';
import { defineList, type PageAsked } from './list.ts';

export const MAX_RECORDS_PAGE = 50;
const size = { usual: 15, most: MAX_RECORDS_PAGE };

const movements = defineList({
  cursor: () => 'movements',
  rows: (given: Given<{ playerId: string }>) =>
    db
      .selectFrom('movement')
      .select(movementColumns)
      .$narrowType<{ action: ActionType }>()
      .where('playerId', '=', given('playerId')),
  filters: (given: Given<{ balance: BalanceType; action: ActionType }>) => ({
    balance: (is) => is('balance', '=', given('balance')),
    action: (is) => is('action', '=', given('action')),
  }),
  sorts: {
    newest: ['desc integer position', 'desc integer seq'],
  },
  usual: 'newest',
  size,
});

/** A player's balance journey, newest first. @throws InvalidCursor */
export const movementsOf = (
  sql: SqlClient,
  playerId: string,
  filter: { readonly balance: BalanceType | null; readonly action: ActionType | null },
  page?: PageAsked,
): Promise<CountedPage<MovementRow>> => movements.counted(sql, { playerId, ...filter }, page);

const flows = defineList({
  cursor: () => 'flows',
  rows: (given: Given<{ playerId: string }>) =>
    db
      .selectFrom('flowRecord')
      .select(flowRow.keyof().options)
      .$narrowType<{ balance: FlowRow['balance'] }>()
      .where('playerId', '=', given('playerId')),
  filters: (given: Given<{ kind: FlowKind }>) => ({ kind: (is) => is('kind', '=', given('kind')) }),
  sorts: {
    newest: ['desc integer position', 'desc text flowId'],
  },
  usual: 'newest',
  size,
});

/** A player's deposits, retrievals and transfers, newest first. @throws InvalidCursor */
export const flowsOf = (
  sql: SqlClient,
  playerId: string,
  kind: FlowKind | null,
  page?: PageAsked,
): Promise<CountedPage<FlowRow>> => flows.counted(sql, { playerId, kind }, page);

const games = defineList({
  cursor: () => 'games',
  rows: (given: Given<{ playerId: string }>) =>
    db
      .selectFrom('play')
      .select(playColumns)
      .$narrowType<{ game: GameName }>()
      .where('playerId', '=', given('playerId')),
  filters: (given: Given<{ game: GameName }>) => ({ game: (is) => is('game', '=', given('game')) }),
  sorts: { newest: ['desc integer position'] },
  usual: 'newest',
  size,
});

/** A player's plays, of one game or all, newest first. @throws InvalidCursor */
export const gamesOf = (
  sql: SqlClient,
  playerId: string,
  game: GameName | null,
  page?: PageAsked,
): Promise<CountedPage<PlayRow>> => games.counted(sql, { playerId, game }, page);

const retrievalOf = defineQuery((given: Given<{ playerId: string; retrievalId: string }>) =>
  db
    .selectFrom('flowRecord')
    .select('flowId')
    .where('playerId', '=', given('playerId'))
    .where('flowId', '=', given('retrievalId'))
    .where('kind', '=', 'retrieval'),
);

/** Whether the player sent an item away under this id. */
export const isRetrievalOf = async (sql: SqlClient, playerId: string, retrievalId: string): Promise<boolean> =>
  (await retrievalOf(sql, { playerId, retrievalId })).length === 1;

const rebateColumns = ['position', 'fromId', 'depositId', 'deposit', 'amount', 'at'] as const;
export type RebateRow = Row<'rebateRecord', typeof rebateColumns>;

const rebates = defineList({
  cursor: () => 'rebates',
  rows: (given: Given<{ playerId: string }>) =>
    db.selectFrom('rebateRecord').select(rebateColumns).where('playerId', '=', given('playerId')),
  sorts: {
    newest: ['desc integer position', 'desc text depositId'],
  },
  usual: 'newest',
  size,
});

/** Deposits of whom a player invited, newest first. @throws InvalidCursor */
export const rebatesOf = (sql: SqlClient, playerId: string, page?: PageAsked): Promise<CountedPage<RebateRow>> =>
  rebates.counted(sql, { playerId }, page);

const net = defineQuery((given: Given<{ playerId: string; since: number }>) => {
  const plays = db.selectFrom('play').where('playerId', '=', given('playerId'));
  const before = plays.select('position').where('at', '<', given('since')).orderBy('position', 'desc').limit(1);
  return plays
    .select(({ cast }) => cast<bigint>(fragment`coalesce(sum(won - cost), 0)`, 'bigint').as('net'))
    .where('at', '>=', given('since'))
    .where('position', '>=', fragment<number>`coalesce(${before}, 0)`);
});

/**
 * Committed value won less the cost of plays, since a moment; below 0 for a loss. Minor units. Time never runs back in
 * the log: every play behind the newest earlier play is later, so the query reads nothing before that one.
 */
export const netSince = async (sql: SqlClient, playerId: string, since: number): Promise<bigint> =>
  (await net(sql, { playerId, since }))[0]?.net ?? 0n;

const totals = defineQuery(() => db.selectFrom('siteTotal').select(['name', 'amount']));

/** How much of each happened on the whole site; absent names are 0. */
export const siteTotals = async (sql: SqlClient): Promise<ReadonlyMap<string, number>> =>
  new Map((await totals(sql, {})).map(({ name, amount }) => [name, Number(amount)]));
