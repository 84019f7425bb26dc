import type { Instant } from '../../kernel/decision.ts';
import type { ItemId } from '../../kernel/ids.ts';
import { parseMoney, sumOf } from '../../kernel/money.ts';
import type { HeldItem, RegisteredPlayer } from '../state.ts';
import { acting, heldItem, type Of, wagering, withItem } from './shared.ts';

export type RoomEvent = Of<
  'BattleEntered' | 'BattleRefunded' | 'BattleConcluded' | 'ItemsEscrowed' | 'EscrowReleased' | 'PrizeWon'
>;

const found = (items: RegisteredPlayer['items'], ids: readonly ItemId[]): readonly [ItemId, HeldItem][] =>
  ids.flatMap((id) => {
    const item = items.get(id);
    const entry: [ItemId, HeldItem][] = item === undefined ? [] : [[id, item]];
    return entry;
  });

/** What battles and giveaways do to a player. */
export const foldRoom = (player: RegisteredPlayer, event: RoomEvent, at: Instant): RegisteredPlayer => {
  switch (event.type) {
    case 'BattleEntered': {
      const { battleId, cost, nextSeed } = event.data;
      const { hostSeeds } = player;
      return {
        ...player,
        coin: player.coin - parseMoney(cost),
        battles: player.battles.add(battleId),
        activity: acting(player, at, { staked: parseMoney(cost) }),
        lastPlayAt: at,
        hostSeeds: nextSeed === null || hostSeeds === null ? hostSeeds : { ...hostSeeds, battle: nextSeed },
      };
    }
    case 'BattleRefunded':
      return {
        ...player,
        coin: player.coin + parseMoney(event.data.amount),
        battles: player.battles.remove(event.data.battleId),
        activity: acting(player, at, { staked: -parseMoney(event.data.amount) }),
      };
    case 'BattleConcluded': {
      const { battleId, cost, items } = event.data;
      const won = items.map((item) => heldItem(item, at, 'battle'));
      return {
        ...player,
        ...wagering(player, parseMoney(cost)),
        activity: acting(player, at, { won: sumOf(won.map(({ value }) => value)) }),
        battles: player.battles.remove(battleId),
        items: player.items.merge(won.map((item): [ItemId, HeldItem] => [item.itemId, item])),
      };
    }
    case 'ItemsEscrowed': {
      const { giveawayId, items, nextSeed } = event.data;
      const ids = items.map(({ itemId }) => itemId);
      return {
        ...player,
        items: player.items.deleteAll(ids),
        escrow: player.escrow.merge(found(player.items, ids)),
        giveaways: player.giveaways.add(giveawayId),
        hostSeeds: player.hostSeeds === null ? null : { ...player.hostSeeds, giveaway: nextSeed },
      };
    }
    case 'EscrowReleased': {
      const { giveawayId, given, returned } = event.data;
      const back = returned.map(({ itemId }) => itemId);
      return {
        ...player,
        items: player.items.merge(found(player.escrow, back)),
        escrow: player.escrow.deleteAll([...given, ...returned].map(({ itemId }) => itemId)),
        giveaways: player.giveaways.remove(giveawayId),
      };
    }
    case 'PrizeWon':
      return {
        ...player,
        items: withItem(player, heldItem(event.data.item, event.data.acquiredAt, 'giveaway')),
      };
  }
};
