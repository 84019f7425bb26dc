import { ITEM_COLUMNS } from '../../database/generated/tables.ts';
import { db, defineQuery, fragment, type Given, type Row } from '../../database/queries.ts';
import type { SqlClient } from '../../database/sql.ts';
import type { ItemState } from '../../facts/facts.ts';
import type { ItemOrigin } from '../../kernel/game-name.ts';
import type { Page } from './cursor.ts';
import { defineList, type PageAsked } from './list.ts';

export type ItemSort = 'newest' | 'value-desc' | 'value-asc';

interface Origin {
  readonly game: ItemOrigin;
}
/** One won item, from the inline table: it is as new as the player's wallet. `caseSlug`: null where the item came from no case */
export type ItemRow = Row<'item', typeof ITEM_COLUMNS> & Origin;

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

/** The newest item of a stack; every item is one of its own unless stacks were asked for. */
export type ListedItem = ItemRow & {
  /** How many items the row stands for: one, or a stack of one skin in one wear. */
  readonly count: number;
  /** Their committed value. */
  readonly together: bigint;
};

export interface ItemPage extends Page<ListedItem> {
  /** Of all the player's items that were asked for, whatever the page. */
  readonly totalCount: number;
  readonly totalValue: bigint;
}

export const MAX_ITEMS_PAGE = 100;

type Asked = { readonly playerId: string } & Required<ItemFilter>;

const askedFor = (playerId: string, filter: ItemFilter): Asked => ({
  playerId,
  skins: filter.skins ?? null,
  wears: filter.wears ?? null,
  origin: filter.origin ?? null,
  atLeast: filter.atLeast ?? null,
  atMost: filter.atMost ?? null,
  locked: filter.locked ?? null,
  favourite: filter.favourite ?? null,
});

const isMarked = (given: Given<Asked>, mark: 'locked' | 'favourite') => fragment<boolean>`(
  ${given(mark)}::boolean IS NULL OR ${given(mark)}::boolean = EXISTS (SELECT FROM item_mark
    WHERE item_mark.player_id = ${given('playerId')} AND item_mark.item_id = item.item_id AND ${fragment.ref(mark)}))`;

/** The text contains the state, so that the database finds the index of items in that state. */
const itemsIn = (state: ItemState, given: Given<Asked>) =>
  db
    .selectFrom('item')
    .where('playerId', '=', given('playerId'))
    .where('state', '=', fragment.lit(state))
    .where(fragment<boolean>`(${given('skins')}::text[] IS NULL OR skin_id = ANY(${given('skins')}::text[]))`)
    .where(fragment<boolean>`(${given('wears')}::text[] IS NULL OR wear = ANY(${given('wears')}::text[]))`)
    .where(fragment<boolean>`(${given('origin')}::text IS NULL OR game = ${given('origin')}::text)`)
    .where(fragment<boolean>`(${given('atLeast')}::bigint IS NULL OR value >= ${given('atLeast')}::bigint)`)
    .where(fragment<boolean>`(${given('atMost')}::bigint IS NULL OR value <= ${given('atMost')}::bigint)`)
    .where(isMarked(given, 'locked'))
    .where(isMarked(given, 'favourite'));

/** Each item for itself. */
const single = (state: ItemState, given: Given<Asked>) =>
  itemsIn(state, given)
    .select(ITEM_COLUMNS)
    .$narrowType<Origin>()
    .select([fragment<number>`1`.as('count'), 'value as together']);

/** A row for each skin in each wear. */
const stacked = (state: ItemState, given: Given<Asked>) => {
  const items = itemsIn(state, given)
    .select(ITEM_COLUMNS)
    .$narrowType<Origin>()
    .select([
      fragment<number>`count(*) OVER (PARTITION BY skin_id, wear)`.as('count'),
      fragment<bigint>`sum(value) OVER (PARTITION BY skin_id, wear)`.as('together'),
      fragment<number>`row_number() OVER (PARTITION BY skin_id, wear ORDER BY acquired_version DESC, item_id DESC)`.as(
        'place',
      ),
    ]);
  return db
    .selectFrom(items.as('stack'))
    .select(ITEM_COLUMNS)
    .select(({ cast }) => [
      cast<number>('count', 'integer').as('count'),
      cast<bigint>('together', 'bigint').as('together'),
    ])
    .where('place', '=', 1);
};

/** One event may bring several items: their ids break ties. */
const newest = ['desc integer acquiredVersion', 'desc text itemId'] as const;
const sorts = {
  newest: ['kept integer value', ...newest],
  'value-desc': ['desc integer value', ...newest],
  'value-asc': ['asc integer value', ...newest],
} as const;

const order = { sorts, usual: 'newest', size: { usual: 60, most: MAX_ITEMS_PAGE } } as const;

const listsIn = (state: ItemState) => ({
  single: defineList({
    ...order,
    cursor: (sort) => `items ${state} ${sort}`,
    rows: (given: Given<Asked>) => single(state, given),
  }),
  stacked: defineList({
    ...order,
    cursor: (sort) => `items ${state} ${sort} stacked`,
    rows: (given: Given<Asked>) => stacked(state, given),
  }),
  totals: defineQuery((given: Given<Asked>) =>
    itemsIn(state, given).select(({ fn, cast }) => [
      fn.countAll<number>().as('totalCount'),
      cast<bigint>(fragment`coalesce(sum(value), 0)`, 'bigint').as('totalValue'),
    ]),
  ),
});

const lists: Readonly<Record<ItemState, ReturnType<typeof listsIn>>> = {
  held: listsIn('held'),
  sold: listsIn('sold'),
  used: listsIn('used'),
  escrowed: listsIn('escrowed'),
  exchanged: listsIn('exchanged'),
  retrieving: listsIn('retrieving'),
  retrieved: listsIn('retrieved'),
};

/** A player's items in one state, with totals over all that were asked for. @throws InvalidCursor */
export const itemsOf = async (
  sql: SqlClient,
  playerId: string,
  {
    state = 'held',
    filter = {},
    stacked = false,
    ...page
  }: PageAsked<ItemSort> & {
    readonly state?: ItemState;
    readonly filter?: ItemFilter;
    /** A row for each skin in each wear, instead of one for each item. */
    readonly stacked?: boolean;
  } = {},
): Promise<ItemPage> => {
  const asked = askedFor(playerId, filter);
  const { totals, ...list } = lists[state];
  const found = await (stacked ? list.stacked : list.single).page(sql, asked, page);
  const [total] = await totals(sql, asked);
  return { ...found, totalCount: total?.totalCount ?? 0, totalValue: total?.totalValue ?? 0n };
};

const MAX_CHOSEN_ITEMS = 1_000;

const toChoose = defineQuery((given: Given<Asked>) =>
  itemsIn('held', given)
    .select(ITEM_COLUMNS)
    .$narrowType<Origin>()
    .orderBy('value')
    .orderBy('itemId')
    .limit(MAX_CHOSEN_ITEMS + 1),
);

/** All held items that were asked for and aren't locked, the least valuable first; `hasMore` beyond the thousand. */
export const itemsToChoose = async (
  sql: SqlClient,
  playerId: string,
  filter: ItemFilter,
): Promise<{ readonly rows: readonly ItemRow[]; readonly hasMore: boolean }> => {
  const rows = await toChoose(sql, askedFor(playerId, { ...filter, locked: false }));
  return { rows: rows.slice(0, MAX_CHOSEN_ITEMS), hasMore: rows.length > MAX_CHOSEN_ITEMS };
};

const byId = defineQuery((given: Given<{ itemIds: readonly string[] }>) =>
  db
    .selectFrom('item')
    .select(ITEM_COLUMNS)
    .$narrowType<Origin>()
    .where('itemId', '=', fragment<string>`ANY(${given('itemIds')}::text[])`)
    .limit(500),
);

/** Items by id, whosever they are and whatever their state; each once, in no order, at most 500. */
export const itemsById = (sql: SqlClient, itemIds: readonly string[]): Promise<readonly ItemRow[]> =>
  byId(sql, { itemIds });

const walletOf = defineQuery((given: Given<{ playerId: string }>) =>
  db.selectFrom('wallet').select(['coin', 'points', 'locked', 'version']).where('playerId', '=', given('playerId')),
);

/** Balances as of the player's last command; null for an id of no player. */
export const wallet = async (sql: SqlClient, playerId: string) => (await walletOf(sql, { playerId }))[0] ?? null;
