import type { SeesSkins, SkinState } from '../../catalog/skin/state.ts';
import type { Wear } from '../../fairness/odds.ts';
import type { ItemFacts } from '../../kernel/event-codec.ts';
import type { ItemId, SkinId } from '../../kernel/ids.ts';
import { parseMoney } from '../../kernel/money.ts';
import { type Rejection, reject } from '../../kernel/result.ts';
import { factsOf, freeAmong, type RegisteredPlayer } from '../../player/state.ts';
import type { GiveawayPrize } from './events.ts';
import type { GiveawayTerms } from './terms.ts';

/** A skin of the catalog in one of its wears. */
export type HousePrize = {
  readonly skin: SkinId;
  readonly wear: Wear | '';
};

/** A player's prizes are items that wait in escrow; the house's are none before they are won. */
export const isEscrowed = (prize: GiveawayPrize): prize is ItemFacts => prize.itemId !== null;

const byFallingValue = (a: GiveawayPrize, b: GiveawayPrize): number => {
  const difference = parseMoney(b.value) - parseMoney(a.value);
  return difference === 0n ? 0 : difference > 0n ? 1 : -1;
};

/** Held items of a player, in the order they are drawn in: the most valuable first, equals by their id. */
export const escrowPrizes = (
  player: RegisteredPlayer,
  itemIds: readonly ItemId[],
  { maxPrizes }: Pick<GiveawayTerms, 'maxPrizes'>,
): readonly ItemFacts[] | Rejection => {
  if (itemIds.length < 1 || itemIds.length > maxPrizes) {
    return reject('INPUT_INVALID', { field: 'itemIds', from: 1, to: maxPrizes });
  }
  const missing = itemIds.filter((id, index) => !player.items.has(id) || itemIds.indexOf(id) !== index);
  if (missing.length > 0) return reject('ITEM_NOT_HELD', { itemIds: missing });
  const free = freeAmong(player, itemIds);
  if (free.length > 0) return reject('ITEM_SELL_ONLY', { itemIds: free });
  return [...itemIds]
    .sort()
    .flatMap((id) => player.items.get(id) ?? [])
    .map(factsOf)
    .sort(byFallingValue);
};

const offered = (state: SkinState, { skin, wear }: HousePrize): GiveawayPrize | null => {
  const found = state.status === 'published' ? state.definition.wears.find((one) => one.wear === wear) : undefined;
  if (found === undefined) return null;
  const { floatMin, floatMax, value } = found;
  return { itemId: null, skin, wear, float: floatMax > floatMin ? Math.floor((floatMin + floatMax) / 2) : null, value };
};

/**
 * The prizes of the house: each skin at its catalog value, with the float in the middle of its wear. The most valuable
 * comes first, equals as they were named.
 */
export const housePrizes = (
  asked: readonly HousePrize[],
  { maxHousePrizes }: Pick<GiveawayTerms, 'maxHousePrizes'>,
  world: SeesSkins,
): readonly GiveawayPrize[] | Rejection => {
  if (asked.length < 1 || asked.length > maxHousePrizes) {
    return reject('INPUT_INVALID', { field: 'prizes', from: 1, to: maxHousePrizes });
  }
  const prizes: GiveawayPrize[] = [];
  for (const one of asked) {
    const prize = offered(world.skin(one.skin), one);
    if (prize === null) return reject('TARGET_NOT_FOUND', { skin: one.skin, wear: one.wear });
    prizes.push(prize);
  }
  return prizes.sort(byFallingValue);
};
