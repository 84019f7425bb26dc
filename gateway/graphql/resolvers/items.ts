import type { SkinState } from '../../../engine/catalog/skin/state.ts';
import { type HeldItem, heldItem } from '../../../engine/facts/facts.ts';
import { isCaseSlug, isItemId, isSkinId, mustBe } from '../../../engine/kernel/ids.ts';
import { type Money, sumOf } from '../../../engine/kernel/money.ts';
import { salePrice } from '../../../engine/market/item-prices.ts';
import { lockedUntil, worthOf } from '../../../engine/player/state.ts';
import {
  type ItemFilter,
  itemsOf,
  itemsToChoose,
  MAX_ITEMS_PAGE,
} from '../../../engine/projections/queries/backpack.ts';
import { serialsOf } from '../../../engine/projections/queries/serials.ts';
import { GatewayError } from '../../errors.ts';
import type { Catalog } from '../../play/catalog.ts';
import { markItems } from '../../play/item-marks.ts';
import { type GatewayContext, ofSession, ofViewer } from '../context.ts';
import type { BackpackFilter, Resolvers } from '../generated/resolvers.ts';
import type { ItemModel, RoundModel } from '../models.ts';
import { pageArguments } from '../pages.ts';
import { skinsNamed } from '../skin-list.ts';
import { caseImageIn, caseNamesIn, skinIn, termsNow, wearOf } from './catalog.ts';
import { itemId } from './item-ids.ts';

/** An item by its id, as it is now. @throws GatewayError INTERNAL where there is none */
export const itemOf = async ({ item }: GatewayContext, id: string): Promise<ItemModel> => {
  const found = await item(id);
  if (found === undefined) throw new GatewayError('INTERNAL', {}, `no item ${id}`);
  return found;
};

const skinState = (catalog: Catalog, id: string): SkinState => {
  const skin = catalog.skinOf.get(id);
  return skin === undefined
    ? { status: 'absent' }
    : { status: 'published', version: skin.version, definition: skin.definition, former: [], earlier: [] };
};

/** The item of a round that was just played. Its player can't have sold it yet, so it is held. */
export const itemFrom = ({ at, data, free }: Omit<RoundModel, 'freshItem'>): ItemModel => {
  const { skin, case: caseSlug, free: sellOnly, ...item } = heldItem(data, { at, game: 'case', case: data.case, free });
  return { ...item, skinId: skin, caseSlug, state: 'held', sellOnly };
};

/** The item as the deciders see it. */
const heldOf = ({ itemId, skinId, wear, caseSlug, sellOnly, ...item }: ItemModel): HeldItem => ({
  ...item,
  itemId: mustBe(isItemId, itemId),
  skin: mustBe(isSkinId, skinId),
  wear: wearOf(wear) ?? '',
  case: caseSlug === null ? null : mustBe(isCaseSlug, caseSlug),
  free: sellOnly,
});

/** The item's worth now. */
export const worthNow = (item: ItemModel, { catalog, ports }: GatewayContext): Money =>
  worthOf(heldOf(item), { at: ports.now(), skin: (id) => skinState(catalog, id), terms: () => catalog.terms }).worth;

/** The price that the house pays for the item now. */
const sellPriceNow = (item: ItemModel, context: GatewayContext): Money =>
  salePrice(worthNow(item, context), termsNow(context, 'items').values.sellPercent);

const itemFilter = (catalog: Catalog, filter: BackpackFilter | null | undefined): ItemFilter => {
  if (filter == null) return {};
  const { grades, wears, game, bought, atLeast, atMost, locked, favourite, skin, search } = filter;
  const isByName = (grades ?? []).length > 0 || (search ?? '').trim() !== '';
  const named = isByName ? skinsNamed(catalog.skinOf.values(), grades ?? [], search ?? '').map(({ id }) => id) : null;
  return {
    skins: skin == null ? named : named === null || named.includes(skin) ? [skin] : [],
    wears: wears?.length ? wears : null,
    origin: bought === true ? 'shop' : (game ?? null),
    atLeast: atLeast ?? null,
    atMost: atMost ?? null,
    locked: locked ?? null,
    favourite: favourite ?? null,
  };
};

export const itemResolvers: Resolvers = {
  Query: {
    itemSerials: async (_root, { itemIds }, { ports }) => {
      const found = await serialsOf(ports.sql, itemIds.map(itemId));
      return found.map(({ at, ...serial }) => ({ ...serial, madeAt: at }));
    },
    backpack: ofViewer(async ({ playerId }, { state, sort, filter, stacked, first, after }, context) => {
      const { rows, hasNextPage, endCursor, cursorAt, ...totals } = await itemsOf(context.ports.sql, playerId, {
        state: state ?? 'held',
        sort: sort ?? 'newest',
        stacked: stacked ?? false,
        filter: itemFilter(context.catalog, filter),
        ...pageArguments(first ?? 60, after, MAX_ITEMS_PAGE),
      });
      return {
        edges: rows.map((node, index) => ({
          node,
          cursor: cursorAt(index),
          count: node.count,
          value: node.together,
        })),
        pageInfo: { hasNextPage, endCursor },
        ...totals,
      };
    }),
    backpackChoice: ofViewer(async ({ playerId }, { filter }, context) => {
      const { rows, hasMore } = await itemsToChoose(context.ports.sql, playerId, itemFilter(context.catalog, filter));
      return { items: rows, sellTotal: sumOf(rows.map((item) => sellPriceNow(item, context))), hasMore };
    }),
  },
  Mutation: {
    markItems: ofSession(async ({ account: { playerId } }, { itemIds, locked, favourite }, context) => {
      const known = itemIds.map(itemId);
      await markItems(context.ports.sql, playerId, known, {
        ...(locked != null && { locked }),
        ...(favourite != null && { favourite }),
      });
      return Promise.all(known.map((id) => itemOf(context, id)));
    }),
  },
  Item: {
    id: ({ itemId }) => itemId,
    skin: ({ skinId }, _arguments, { catalog }) => skinIn(catalog, skinId),
    wear: ({ wear }) => wearOf(wear),
    valueLockedUntil: (item, _arguments, { catalog }) => lockedUntil(catalog.terms, item),
    worth: (item, _arguments, context) => worthNow(item, context),
    sellPrice: (item, _arguments, context) => sellPriceNow(item, context),
    locked: async ({ itemId }, _arguments, { itemMark }) => (await itemMark(itemId))?.locked ?? false,
    favourite: async ({ itemId }, _arguments, { itemMark }) => (await itemMark(itemId))?.favourite ?? false,
    game: ({ game }) => (game === 'shop' ? null : game),
    caseNames: ({ caseSlug }, _arguments, { catalog }) => (caseSlug === null ? null : caseNamesIn(catalog, caseSlug)),
    caseImage: ({ caseSlug }, _arguments, context) => caseImageIn(context, caseSlug),
  },
};
