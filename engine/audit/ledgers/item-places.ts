import type { OpenedGiveaway } from '../../games/giveaway/state.ts';
import { giveawayStream, type ItemId, playerStream, type StreamId } from '../../kernel/ids.ts';
import type { Findings } from '../finding.ts';
import type { States } from '../replay/states.ts';

/** Whether the prizes of a room still wait with the player or the house that gives them. */
const keepsPrizes = ({ status, awardedAt }: OpenedGiveaway): boolean =>
  status === 'open' || status === 'locked' || (status === 'drawn' && awardedAt === null);

/**
 * One item is in one place at the end of the log: in a player's backpack, on its way to the player, or waiting as a
 * prize. An item in a player's escrow must be a prize of that player's in a room that isn't over, and the other way
 * round.
 */
export const checkItemPlaces = (states: States, findings: Findings): void => {
  const places = new Map<ItemId, StreamId>();
  const put = (itemId: ItemId, place: StreamId): void => {
    const before = places.get(itemId);
    if (before !== undefined) findings.add('money', null, `item ${itemId} is in two places: ${before} and ${place}`);
    places.set(itemId, place);
  };
  const escrowed = new Map<ItemId, StreamId>();
  for (const [stream, player] of states.players()) {
    if (player.status === 'absent') continue;
    for (const itemId of player.items.keys()) put(itemId, stream);
    for (const { item } of player.retrievals.values()) put(item.itemId, stream);
    for (const itemId of player.escrow.keys()) {
      put(itemId, stream);
      escrowed.set(itemId, stream);
    }
  }
  for (const [, giveaway] of states.giveaways()) {
    if (giveaway.status === 'absent' || !keepsPrizes(giveaway)) continue;
    const room = giveawayStream(giveaway.giveawayId);
    const host = giveaway.host === null ? null : playerStream(giveaway.host);
    // The house's prizes are no items before they are won.
    for (const { itemId } of giveaway.prizes) {
      if (itemId === null) continue;
      if (escrowed.get(itemId) !== host) findings.add('money', null, `${room}: ${itemId} isn't in its host's escrow`);
      escrowed.delete(itemId);
    }
  }
  for (const [itemId, stream] of escrowed) findings.add('money', null, `${stream}: ${itemId} waits for no giveaway`);
};
