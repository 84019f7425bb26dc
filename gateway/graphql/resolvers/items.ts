import type { SkinState } from '../../../engine/catalog/skin/state.ts';
import type { HeldItem } from '../../../engine/facts/facts.ts';
import { isCaseSlug, isItemId, isSkinId, mustBe } from '../../../engine/kernel/ids.ts';
import { type Money, percentOf } from '../../../engine/kernel/money.ts';
import { lockedUntil, worthOf } from '../../../engine/player/state.ts';
import {
  itemsOf,
  MAX_ITEMS_PAGE,
  type ItemState as StoredState,
} from '../../../engine/projections/queries/backpack.ts';
import type { Catalog } from '../../catalog.ts';
import { GatewayError } from '../../errors.ts';
import { type GatewayContext, ofViewer } from '../context.ts';
import type { BackpackSort, ItemState, Resolvers } from '../generated/resolvers.ts';
import type { ItemModel, RoundModel } from '../models.ts';
import { connectionOf, pageArguments } from '../pages.ts';
import { caseNamesIn, skinIn, termsNow, wearOf } from './catalog.ts';
import { shownGame } from './game-names.ts';

const sorts = { NEWEST: 'newest', VALUE_DESC: 'value-desc', VALUE_ASC: 'value-asc' } as const satisfies Record<
  BackpackSort,
  string
>;

const states = {
  HELD: 'held',
  SOLD: 'sold',
  EXCHANGED: 'exchanged',
  USED: 'used',
  ESCROWED: 'escrowed',
  RETRIEVING: 'retrieving',
  RETRIEVED: 'retrieved',
} as const satisfies Record<ItemState, StoredState>;
const shownState = {
  held: 'HELD',
  sold: 'SOLD',
  exchanged: 'EXCHANGED',
  used: 'USED',
  escrowed: 'ESCROWED',
  retrieving: 'RETRIEVING',
  retrieved: 'RETRIEVED',
} as const satisfies Record<StoredState, ItemState>;

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
    : { status: 'published', version: skin.version, definition: skin.definition, earlier: [] };
};

/** The item of a round that was just played: nobody can have sold it yet. */
export const itemFrom = ({ at, data, won, free }: Omit<RoundModel, 'freshItem'>): ItemModel => ({
  itemId: data.itemId,
  skinId: data.skin,
  wear: data.wear,
  float: data.float,
  value: won,
  game: 'case',
  caseSlug: data.case,
  state: 'held',
  sellOnly: free,
  acquiredAt: at,
});

/** The item as the deciders see it. */
const heldOf = (item: ItemModel): HeldItem => ({
  itemId: mustBe(isItemId, item.itemId),
  skin: mustBe(isSkinId, item.skinId),
  wear: wearOf(item.wear) ?? '',
  float: item.float,
  value: item.value,
  acquiredAt: item.acquiredAt,
  game: item.game,
  case: item.caseSlug === null ? null : mustBe(isCaseSlug, item.caseSlug),
  free: item.sellOnly,
});

/** What the item counts now. */
export const worthNow = (item: ItemModel, { catalog, ports }: GatewayContext): Money =>
  worthOf(heldOf(item), { at: ports.now(), skin: (id) => skinState(catalog, id), terms: () => catalog.terms }).worth;

export const itemResolvers: Resolvers = {
  Query: {
    backpack: ofViewer(async ({ playerId }, { state, sort, first, after }, context) => {
      const order = { state: states[state ?? 'HELD'], sort: sorts[sort ?? 'NEWEST'] };
      const page = await itemsOf(context.ports.sql, playerId, {
        ...order,
        ...pageArguments(first ?? 60, after, MAX_ITEMS_PAGE),
      });
      const list = `items ${order.state} ${order.sort}`;
      return connectionOf(page, list, ({ value, acquiredVersion, itemId }) => [value, acquiredVersion, itemId]);
    }),
  },
  Item: {
    id: ({ itemId }) => itemId,
    skin: ({ skinId }, _arguments, { catalog }) => skinIn(catalog, skinId),
    wear: ({ wear }) => wearOf(wear),
    valueLockedUntil: ({ acquiredAt }, _arguments, { catalog }) => lockedUntil(catalog.terms, acquiredAt),
    worth: (item, _arguments, context) => worthNow(item, context),
    sellPrice: (item, _arguments, context) =>
      percentOf(worthNow(item, context), termsNow(context, 'items').values.sellPercent),
    game: ({ game }) => (game === 'shop' ? null : shownGame(game)),
    state: ({ state }) => shownState[state],
    caseNames: ({ caseSlug }, _arguments, { catalog }) => (caseSlug === null ? null : caseNamesIn(catalog, caseSlug)),
  },
};
