import { type CaseSlug, isCaseSlug, isRoundId, isSkinId, mustBe } from '../../../engine/kernel/ids.ts';
import type { SkinState } from '../../../engine/operator/skin/state.ts';
import { priceOf, VALUE_LOCK_MS } from '../../../engine/player/sell-items.ts';
import { itemsOf } from '../../../engine/projections/queries/backpack.ts';
import { encodeCursor } from '../../../engine/projections/queries/cursor.ts';
import type { Catalog } from '../../catalog.ts';
import { requireViewer } from '../context.ts';
import type { BackpackSort, ItemResolvers, QueryResolvers } from '../generated/resolvers.ts';
import type { ItemModel, RoundModel } from '../models.ts';
import { pageArguments } from '../pages.ts';
import { caseNamesIn, skinIn, wearOf } from './catalog.ts';

const sorts = { NEWEST: 'newest', VALUE_DESC: 'value-desc', VALUE_ASC: 'value-asc' } as const satisfies Record<
  BackpackSort,
  string
>;

const skinState = (catalog: Catalog, id: string): SkinState => {
  const skin = catalog.skinOf.get(id);
  return skin === undefined
    ? { status: 'absent' }
    : { status: 'published', version: skin.version, definition: skin.definition };
};

/** The item of a round that was just played: nobody can have sold it yet. */
export const itemFrom = ({ roundId, at, opened }: Omit<RoundModel, 'freshItem'>): ItemModel => ({
  itemId: roundId,
  skinId: opened.skin,
  wear: opened.wear,
  float: opened.float,
  value: BigInt(opened.value),
  caseSlug: opened.case,
  state: 'held',
  acquiredAt: at,
});

export const backpackQueries: Pick<QueryResolvers, 'backpack'> = {
  backpack: async (_root, { state, sort, first, after }, context) => {
    const { playerId } = await requireViewer(context);
    const order = { state: state === 'SOLD' ? 'sold' : 'held', sort: sorts[sort ?? 'NEWEST'] } as const;
    const page = await itemsOf(context.ports.sql, playerId, { ...order, ...pageArguments(first ?? 60, after, 100) });
    const list = `items ${order.state} ${order.sort}`;
    return {
      edges: page.rows.map((node) => ({
        node,
        cursor: encodeCursor(list, [String(node.value), String(node.acquiredVersion)]),
      })),
      pageInfo: { hasNextPage: page.hasNextPage, endCursor: page.endCursor },
      totalCount: page.totalCount,
      totalValue: page.totalValue,
    };
  },
};

const slugOf = (item: ItemModel): CaseSlug => mustBe(isCaseSlug, item.caseSlug);

export const itemFields: ItemResolvers = {
  id: ({ itemId }) => itemId,
  skin: ({ skinId }, _arguments, { catalog }) => skinIn(catalog, skinId),
  wear: ({ wear }) => wearOf(wear),
  valueLockedUntil: ({ acquiredAt }) => acquiredAt + VALUE_LOCK_MS,
  sellPrice: (item, _arguments, { catalog, ports }) => {
    const held = {
      itemId: mustBe(isRoundId, item.itemId),
      skin: mustBe(isSkinId, item.skinId),
      wear: wearOf(item.wear) ?? ('' as const),
      float: item.float,
      value: item.value,
      acquiredAt: item.acquiredAt,
      case: slugOf(item),
    };
    return priceOf(held, { at: ports.now(), skin: (id) => skinState(catalog, id) }).paid;
  },
  state: ({ state }) => (state === 'held' ? 'HELD' : 'SOLD'),
  caseNames: (item, _arguments, { catalog }) => caseNamesIn(catalog, item.caseSlug),
};
