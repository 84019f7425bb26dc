import { z } from 'zod';
import { columnsOf, recordsAs } from '../../database/records.ts';
import { integerColumn, moneyColumn, rowsAs, type SqlClient } from '../../database/sql.ts';
import { type ItemOrigin, ORIGINS } from '../../kernel/game-name.ts';
import { decodeCursor, encodeCursor, integerKey, type Page, pageOf, pageSize } from './cursor.ts';

/** `used`: staked in an upgrade. `escrowed`: a prize of an open giveaway of the player's. */
const ITEM_STATES = ['held', 'sold', 'used', 'escrowed', 'exchanged', 'retrieving', 'retrieved'] as const;
export type ItemState = (typeof ITEM_STATES)[number];
export type ItemSort = 'newest' | 'value-desc' | 'value-asc';

const itemRow = z.object({
  itemId: z.string(),
  playerId: z.string(),
  skinId: z.string(),
  wear: z.string(),
  /** Millionths; null without wear. */
  float: integerColumn.nullable(),
  /** The committed value, minor units. */
  value: moneyColumn,
  /** Where the item was won or bought. */
  game: z.enum(ORIGINS),
  /** Null where the item came from no case. */
  caseSlug: z.string().nullable(),
  state: z.enum(ITEM_STATES),
  /** From a free case. */
  sellOnly: z.boolean(),
  acquiredAt: integerColumn,
  acquiredVersion: integerColumn,
});
/** One won item, from the inline table: it is as new as the player's wallet. */
export type ItemRow = Readonly<z.infer<typeof itemRow>>;

/** Which of a player's items in one state; null and undefined ask for all. */
export interface ItemFilter {
  readonly skins?: readonly string[] | null;
  readonly wears?: readonly string[] | null;
  readonly origin?: ItemOrigin | null;
  /** Bounds of the committed value, inclusive, minor units. */
  readonly atLeast?: bigint | null;
  readonly atMost?: bigint | null;
  readonly locked?: boolean | null;
  readonly favourite?: boolean | null;
}

const listedRow = itemRow.extend({
  /** How many items the row stands for: one, or a stack of one skin in one wear. */
  count: integerColumn,
  /** Their committed value. */
  together: moneyColumn,
});
/** The newest item of a stack; every item is one of its own unless stacks were asked for. */
export type ListedItem = Readonly<z.infer<typeof listedRow>>;

export interface ItemPage extends Page<ListedItem> {
  /** Of all the player's items that were asked for, whatever the page. */
  readonly totalCount: number;
  readonly totalValue: bigint;
}

export const MAX_ITEMS_PAGE = 100;

const columns = columnsOf(itemRow);

const marked = (mark: 'locked' | 'favourite', parameter: string): string =>
  `(${parameter}::boolean IS NULL OR ${parameter} = EXISTS (
     SELECT FROM item_mark WHERE item_mark.player_id = $1 AND item_mark.item_id = item.item_id AND ${mark}))`;

/**
 * The player is $1, the filter $2 to $8. The state is one of a few words: the text contains it, so that the database
 * finds the index of items in that state.
 */
const askedFor = (state: ItemState): string => `player_id = $1 AND state = '${state}'
  AND ($2::text[] IS NULL OR skin_id = ANY($2)) AND ($3::text[] IS NULL OR wear = ANY($3))
  AND ($4::text IS NULL OR game = $4)
  AND ($5::bigint IS NULL OR value >= $5) AND ($6::bigint IS NULL OR value <= $6)
  AND ${marked('locked', '$7')} AND ${marked('favourite', '$8')}`;

const valuesOf = (playerId: string, filter: ItemFilter) => [
  playerId,
  filter.skins ?? null,
  filter.wears ?? null,
  filter.origin ?? null,
  filter.atLeast ?? null,
  filter.atMost ?? null,
  filter.locked ?? null,
  filter.favourite ?? null,
];

const singleIn = (state: ItemState): string =>
  `SELECT item.*, 1 AS count, value AS together FROM item WHERE ${askedFor(state)}`;
const stackedIn = (state: ItemState): string => `SELECT * FROM (
  SELECT item.*, count(*) OVER stack AS count, sum(value) OVER stack AS together,
    row_number() OVER (PARTITION BY skin_id, wear ORDER BY acquired_version DESC, item_id DESC) AS place
  FROM item WHERE ${askedFor(state)} WINDOW stack AS (PARTITION BY skin_id, wear)) AS stacks
  WHERE place = 1`;

/** Sort keys of each order. One event may bring several items: their ids break ties. */
const orders: Record<ItemSort, { readonly by: string; readonly beyond: string }> = {
  newest: { by: 'acquired_version DESC, item_id DESC', beyond: '(acquired_version, item_id) < ($10, $11)' },
  'value-desc': {
    by: 'value DESC, acquired_version DESC, item_id DESC',
    beyond: '(value, acquired_version, item_id) < ($9, $10, $11)',
  },
  'value-asc': {
    by: 'value ASC, acquired_version DESC, item_id DESC',
    beyond: '(value > $9 OR (value = $9 AND (acquired_version, item_id) < ($10, $11)))',
  },
};

const totals = z.object({ count: integerColumn, value: moneyColumn });

/** Names a list in its cursors. */
const listName = (state: ItemState, sort: ItemSort, stacked: boolean): string =>
  `items ${state} ${sort}${stacked ? ' stacked' : ''}`;

/** The cursor of an item's row in a list. */
export const itemCursor = (
  { value, acquiredVersion, itemId }: Pick<ItemRow, 'value' | 'acquiredVersion' | 'itemId'>,
  { state, sort, stacked }: { readonly state: ItemState; readonly sort: ItemSort; readonly stacked: boolean },
): string => encodeCursor(listName(state, sort, stacked), [String(value), String(acquiredVersion), itemId]);

/** A player's items in one state, with totals over all that were asked for. @throws InvalidCursor */
export const itemsOf = async (
  sql: SqlClient,
  playerId: string,
  {
    state = 'held',
    sort = 'newest',
    filter = {},
    stacked = false,
    first = 60,
    after,
  }: {
    readonly state?: ItemState;
    readonly sort?: ItemSort;
    readonly filter?: ItemFilter;
    /** A row for each skin in each wear, instead of one for each item. */
    readonly stacked?: boolean;
    readonly first?: number;
    readonly after?: string | null;
  } = {},
): Promise<ItemPage> => {
  const size = pageSize(first, MAX_ITEMS_PAGE);
  const [value, version, item] = after == null ? [] : decodeCursor(listName(state, sort, stacked), after, 3);
  const { by, beyond } = orders[sort];
  const asked = valuesOf(playerId, filter);
  const rows = recordsAs(
    listedRow,
    await sql.query(
      `SELECT ${columns}, count, together::text AS together FROM (${stacked ? stackedIn(state) : singleIn(state)}) AS listed
       WHERE ($9::bigint IS NULL OR $10::bigint IS NULL OR $11::text IS NULL OR ${beyond})
       ORDER BY ${by} LIMIT $12`,
      [
        ...asked,
        value === undefined ? null : integerKey(value),
        version === undefined ? null : integerKey(version),
        item ?? null,
        size + 1,
      ],
    ),
  );
  const [total] = rowsAs(
    totals,
    await sql.query(
      `SELECT count(*) AS count, coalesce(sum(value), 0)::text AS value FROM item WHERE ${askedFor(state)}`,
      asked,
    ),
  );
  return {
    ...pageOf(rows, size, (row) => itemCursor(row, { state, sort, stacked })),
    totalCount: total?.count ?? 0,
    totalValue: total?.value ?? 0n,
  };
};

const MAX_CHOSEN_ITEMS = 1_000;

/** All held items that were asked for and aren't locked, the least valuable first; `hasMore` beyond the thousand. */
export const itemsToChoose = async (
  sql: SqlClient,
  playerId: string,
  filter: ItemFilter,
): Promise<{ readonly rows: readonly ItemRow[]; readonly hasMore: boolean }> => {
  const rows = recordsAs(
    itemRow,
    await sql.query(`SELECT ${columns} FROM item WHERE ${askedFor('held')} ORDER BY value, item_id LIMIT $9`, [
      ...valuesOf(playerId, { ...filter, locked: false }),
      MAX_CHOSEN_ITEMS + 1,
    ]),
  );
  return { rows: rows.slice(0, MAX_CHOSEN_ITEMS), hasMore: rows.length > MAX_CHOSEN_ITEMS };
};

/** Items by id, whosever they are and whatever their state; each once, in no order, at most 500. */
export const itemsById = async (sql: SqlClient, itemIds: readonly string[]): Promise<readonly ItemRow[]> =>
  recordsAs(
    itemRow,
    await sql.query(`SELECT ${columns} FROM item WHERE item_id = ANY($1::text[]) LIMIT 500`, [itemIds]),
  );

const walletRow = z.object({ coin: moneyColumn, points: moneyColumn, locked: moneyColumn, version: integerColumn });

/** Balances as of the player's last command; null for an id of no player. */
export const wallet = async (sql: SqlClient, playerId: string) =>
  rowsAs(
    walletRow,
    await sql.query('SELECT coin, points, locked, version FROM wallet WHERE player_id = $1', [playerId]),
  )[0] ?? null;
