import { Map as PersistentMap, Set as PersistentSet } from 'immutable';
import type { Wear } from '../fairness/odds.ts';
import type { CommittedPair } from '../kernel/committed-pair.ts';
import type { Instant } from '../kernel/decision.ts';
import type { ItemFacts } from '../kernel/event-codec.ts';
import type { GameName } from '../kernel/game-name.ts';
import type { BattleId, CaseSlug, GiveawayId, ItemId, PairId, PlayerId, SkinId } from '../kernel/ids.ts';
import { roundId } from '../kernel/ids.ts';
import { formatMoney, type Money, parseMoney } from '../kernel/money.ts';
import type { PlayerEvent } from './events.ts';

/** The pair that plays draw from. `seq` counts a player's pairs from 1. */
export interface PairInUse extends CommittedPair {
  readonly seq: number;
  readonly startedAt: Instant;
  /** Rounds played; the next one is `roundCount + 1`. */
  readonly roundCount: number;
}

export interface HeldItem {
  readonly itemId: ItemId;
  readonly skin: SkinId;
  readonly wear: Wear | '';
  readonly float: number | null;
  /** The committed value, from the table it was drawn from. */
  readonly value: Money;
  /** When it was won, by whomever: the value stays committed for 24 hours from then. */
  readonly acquiredAt: Instant;
  /** The game it was won in, and the case it came from where there was one. */
  readonly game: GameName;
  readonly case: CaseSlug | null;
}

/** Pairs committed for the rooms that the player opens next. */
export interface HostSeeds {
  readonly battle: CommittedPair;
  readonly giveaway: CommittedPair;
}

export interface RegisteredPlayer {
  readonly status: 'registered';
  readonly playerId: PlayerId;
  readonly coin: Money;
  readonly points: Money;
  readonly userSeed: string;
  readonly current: PairInUse;
  readonly next: CommittedPair;
  /** Null until they were asked for the first time. */
  readonly hostSeeds: HostSeeds | null;
  /** Held items only; persistent, so that a batch can be dropped without copying a large backpack. */
  readonly items: PersistentMap<ItemId, HeldItem>;
  /** Items waiting as prizes of the player's own giveaways. */
  readonly escrow: PersistentMap<ItemId, HeldItem>;
  /** Battles with a paid seat that aren't over, and own giveaways that aren't. */
  readonly battles: PersistentSet<BattleId>;
  readonly giveaways: PersistentSet<GiveawayId>;
  /** Coin staked in plays that were settled, over all time: what member grades count. */
  readonly wagered: Money;
  readonly lastDepositAt: Instant | null;
}

export type PlayerState = { readonly status: 'absent' } | RegisteredPlayer;

export const NO_PLAYER: PlayerState = { status: 'absent' };

const registered = (state: PlayerState, type: string): RegisteredPlayer => {
  if (state.status !== 'registered') throw new Error(`${type} in the stream of a player who never registered`);
  return state;
};

/** An item as an event describes it, in somebody's hands. */
export const heldItem = (
  { itemId, skin, wear, float, value }: ItemFacts,
  acquiredAt: Instant,
  game: GameName,
  slug: CaseSlug | null = null,
): HeldItem => ({ itemId, skin, wear, float, value: parseMoney(value), acquiredAt, game, case: slug });

const withItem = (player: RegisteredPlayer, item: HeldItem): RegisteredPlayer['items'] =>
  player.items.set(item.itemId, item);

/** A player's round was played: the pair counts it, and what was staked of coin is wagered. */
const afterRound = (player: RegisteredPlayer, roundNo: number, coin: Money): RegisteredPlayer => ({
  ...player,
  coin: player.coin - coin,
  wagered: player.wagered + coin,
  current: { ...player.current, roundCount: roundNo },
});

const register = (event: Extract<PlayerEvent, { type: 'PlayerRegistered' }>, at: Instant): RegisteredPlayer => ({
  status: 'registered',
  playerId: event.data.playerId,
  coin: 0n,
  points: 0n,
  userSeed: event.data.userSeed,
  current: { ...event.data.current, seq: 1, startedAt: at, roundCount: 0 },
  next: event.data.next,
  hostSeeds: null,
  items: PersistentMap(),
  escrow: PersistentMap(),
  battles: PersistentSet(),
  giveaways: PersistentSet(),
  wagered: 0n,
  lastDepositAt: null,
});

/** Folds one event. The only place where a player's balances, items and pairs change. */
export const evolvePlayer = (state: PlayerState, event: PlayerEvent, at: Instant): PlayerState => {
  if (event.type === 'PlayerRegistered') {
    if (state.status !== 'absent') throw new Error('PlayerRegistered twice');
    return register(event, at);
  }
  const player = registered(state, event.type);
  switch (event.type) {
    case 'DepositSettled':
      return { ...player, coin: player.coin + parseMoney(event.data.amount), lastDepositAt: at };
    case 'CaseOpened': {
      const { data } = event;
      const won = { ...data, itemId: roundId(data.pairId, data.roundNo) };
      const after = afterRound(player, data.roundNo, parseMoney(data.price));
      return { ...after, items: withItem(player, heldItem(won, at, 'case', data.case)) };
    }
    case 'ItemsSold':
      return {
        ...player,
        coin: player.coin + parseMoney(event.data.total),
        items: player.items.deleteAll(event.data.items.map(({ itemId }) => itemId)),
      };
    case 'SeedRotated':
      return {
        ...player,
        userSeed: event.data.userSeed,
        current: { ...event.data.current, seq: player.current.seq + 1, startedAt: at, roundCount: 0 },
        next: event.data.next,
      };
    case 'HostSeedsCommitted':
      return { ...player, hostSeeds: { battle: event.data.battle, giveaway: event.data.giveaway } };
    case 'UpgradePlayed': {
      const { staked, coin, roundNo, item } = event.data;
      const after = afterRound(player, roundNo, parseMoney(coin));
      const rest = player.items.deleteAll(staked.map(({ itemId }) => itemId));
      return { ...after, items: item === null ? rest : rest.set(item.itemId, heldItem(item, at, 'upgrade')) };
    }
    case 'DreamChased': {
      const { fee, roundNo, item } = event.data;
      return {
        ...afterRound(player, roundNo, parseMoney(fee)),
        items: withItem(player, heldItem(item, at, 'dream')),
      };
    }
    case 'BattleEntered': {
      const { battleId, cost, nextSeed } = event.data;
      const { hostSeeds } = player;
      return {
        ...player,
        coin: player.coin - parseMoney(cost),
        battles: player.battles.add(battleId),
        hostSeeds: nextSeed === null || hostSeeds === null ? hostSeeds : { ...hostSeeds, battle: nextSeed },
      };
    }
    case 'BattleRefunded':
      return {
        ...player,
        coin: player.coin + parseMoney(event.data.amount),
        battles: player.battles.remove(event.data.battleId),
      };
    case 'BattleConcluded': {
      const { battleId, cost, items } = event.data;
      const won = items.map((item) => heldItem(item, at, 'battle'));
      return {
        ...player,
        wagered: player.wagered + parseMoney(cost),
        battles: player.battles.remove(battleId),
        items: player.items.merge(won.map((item): [ItemId, HeldItem] => [item.itemId, item])),
      };
    }
    case 'ItemsEscrowed': {
      const { giveawayId, items, nextSeed } = event.data;
      const ids = items.map(({ itemId }) => itemId);
      const waiting = ids.flatMap((id) => {
        const item = player.items.get(id);
        const entry: [ItemId, HeldItem][] = item === undefined ? [] : [[id, item]];
        return entry;
      });
      return {
        ...player,
        items: player.items.deleteAll(ids),
        escrow: player.escrow.merge(waiting),
        giveaways: player.giveaways.add(giveawayId),
        hostSeeds: player.hostSeeds === null ? null : { ...player.hostSeeds, giveaway: nextSeed },
      };
    }
    case 'EscrowReleased': {
      const { giveawayId, given, returned } = event.data;
      const back = returned.flatMap(({ itemId }) => {
        const item = player.escrow.get(itemId);
        const entry: [ItemId, HeldItem][] = item === undefined ? [] : [[itemId, item]];
        return entry;
      });
      return {
        ...player,
        items: player.items.merge(back),
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

/** Pairs whose secrets a command of this player may need: the one in use and the one that may follow at once. */
export const pairsOf = (state: PlayerState | undefined): readonly PairId[] =>
  state?.status === 'registered' ? [state.current.pairId, state.next.pairId] : [];

export const walletOf = (player: RegisteredPlayer): { readonly coin: string; readonly points: string } => ({
  coin: formatMoney(player.coin),
  points: formatMoney(player.points),
});
