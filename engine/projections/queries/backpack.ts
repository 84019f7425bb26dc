import { z } from 'zod';
import { columnsOf, recordsAs } from '../../database/records.ts';
import { integerColumn, moneyColumn, rowsAs, type SqlClient } from '../../database/sql.ts';
import { ORIGINS } from '../../kernel/game-name.ts';
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

export interface ItemPage extends Page<ItemRow> {
  /** Of all the player's items in this state. */
  readonly totalCount: number;
  readonly totalValue: bigint;
}

export const MAX_ITEMS_PAGE = 100;

const columns = columnsOf(itemRow);

/** Sort keys of each order. One event may bring several items: their ids break ties. */
const orders: Record<ItemSort, { readonly by: string; readonly beyond: string }> = {
  newest: { by: 'acquired_version DESC, item_id DESC', beyond: '(acquired_version, item_id) < ($4, $5)' },
  'value-desc': {
    by: 'value DESC, acquired_version DESC, item_id DESC',
    beyond: '(value, acquired_version, item_id) < ($3, $4, $5)',
  },
  'value-asc': {
    by: 'value ASC, acquired_version DESC, item_id DESC',
    beyond: '(value > $3 OR (value = $3 AND (acquired_version, item_id) < ($4, $5)))',
  },
};

const totals = z.object({ count: integerColumn, value: moneyColumn });

/** A player's items in one state, with totals over all of them. @throws InvalidCursor */
export const itemsOf = async (
  sql: SqlClient,
  playerId: string,
  {
    state = 'held',
    sort = 'newest',
    first = 60,
    after,
  }: {
    readonly state?: ItemState;
    readonly sort?: ItemSort;
    readonly first?: number;
    readonly after?: string | null;
  } = {},
): Promise<ItemPage> => {
  const size = pageSize(first, MAX_ITEMS_PAGE);
  const list = `items ${state} ${sort}`;
  const [value, version, item] = after == null ? [] : decodeCursor(list, after, 3);
  const { by, beyond } = orders[sort];
  const rows = recordsAs(
    itemRow,
    await sql.query(
      `SELECT ${columns} FROM item
       WHERE player_id = $1 AND state = $2
         AND ($3::bigint IS NULL OR $4::bigint IS NULL OR $5::text IS NULL OR ${beyond})
       ORDER BY ${by} LIMIT $6`,
      [
        playerId,
        state,
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
      'SELECT count(*) AS count, coalesce(sum(value), 0)::text AS value FROM item WHERE player_id = $1 AND state = $2',
      [playerId, state],
    ),
  );
  return {
    ...pageOf(rows, size, (row) => encodeCursor(list, [String(row.value), String(row.acquiredVersion), row.itemId])),
    totalCount: total?.count ?? 0,
    totalValue: total?.value ?? 0n,
  };
};

/** Items by id, whosever they are and whatever their state; each once, in no order, at most 500. */
export const itemsById = async (sql: SqlClient, itemIds: readonly string[]): Promise<readonly ItemRow[]> =>
  recordsAs(
    itemRow,
    await sql.query(`SELECT ${columns} FROM item WHERE item_id = ANY($1::text[]) LIMIT 500`, [itemIds]),
  );

const walletRow = z.object({ coin: moneyColumn, points: moneyColumn, locked: moneyColumn, version: integerColumn });

/** Balances as of the player's last command; null for nobody's id. */
export const wallet = async (sql: SqlClient, playerId: string) =>
  rowsAs(
    walletRow,
    await sql.query('SELECT coin, points, locked, version FROM wallet WHERE player_id = $1', [playerId]),
  )[0] ?? null;
