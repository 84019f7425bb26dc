import { Map as PersistentMap } from 'immutable';
import type { Wear } from '../fairness/odds.ts';
import type { CommittedPair } from '../kernel/committed-pair.ts';
import type { Instant } from '../kernel/decision.ts';
import type { CaseSlug, PairId, PlayerId, RoundId, SkinId } from '../kernel/ids.ts';
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
  readonly itemId: RoundId;
  readonly skin: SkinId;
  readonly wear: Wear | '';
  readonly float: number | null;
  /** The committed value, from the odds it was drawn from. */
  readonly value: Money;
  readonly acquiredAt: Instant;
  readonly case: CaseSlug;
}

export interface RegisteredPlayer {
  readonly status: 'registered';
  readonly playerId: PlayerId;
  readonly coin: Money;
  readonly points: Money;
  readonly userSeed: string;
  readonly current: PairInUse;
  readonly next: CommittedPair;
  /** Held items only; persistent, so that a batch can be dropped without copying a large backpack. */
  readonly items: PersistentMap<RoundId, HeldItem>;
}

export type PlayerState = { readonly status: 'absent' } | RegisteredPlayer;

export const NO_PLAYER: PlayerState = { status: 'absent' };

const registered = (state: PlayerState, type: string): RegisteredPlayer => {
  if (state.status !== 'registered') throw new Error(`${type} in the stream of a player who never registered`);
  return state;
};

/** Folds one event. The only place where a player's balances, items and pairs change. */
export const evolvePlayer = (state: PlayerState, event: PlayerEvent, at: Instant): PlayerState => {
  switch (event.type) {
    case 'PlayerRegistered':
      if (state.status !== 'absent') throw new Error('PlayerRegistered twice');
      return {
        status: 'registered',
        playerId: event.data.playerId,
        coin: 0n,
        points: 0n,
        userSeed: event.data.userSeed,
        current: { ...event.data.current, seq: 1, startedAt: at, roundCount: 0 },
        next: event.data.next,
        items: PersistentMap(),
      };
    case 'DepositSettled': {
      const player = registered(state, event.type);
      return { ...player, coin: player.coin + parseMoney(event.data.amount) };
    }
    case 'CaseOpened': {
      const player = registered(state, event.type);
      const { data } = event;
      const itemId = roundId(data.pairId, data.roundNo);
      return {
        ...player,
        coin: player.coin - parseMoney(data.price),
        current: { ...player.current, roundCount: data.roundNo },
        items: player.items.set(itemId, {
          itemId,
          skin: data.skin,
          wear: data.wear,
          float: data.float,
          value: parseMoney(data.value),
          acquiredAt: at,
          case: data.case,
        }),
      };
    }
    case 'ItemsSold': {
      const player = registered(state, event.type);
      return {
        ...player,
        coin: player.coin + parseMoney(event.data.total),
        items: player.items.deleteAll(event.data.items.map((item) => item.itemId)),
      };
    }
    case 'SeedRotated': {
      const player = registered(state, event.type);
      return {
        ...player,
        userSeed: event.data.userSeed,
        current: { ...event.data.current, seq: player.current.seq + 1, startedAt: at, roundCount: 0 },
        next: event.data.next,
      };
    }
  }
};

/** Pairs whose secrets a command of this player may need: the one in use and the one that may follow at once. */
export const pairsOf = (state: PlayerState | undefined): readonly PairId[] =>
  state?.status === 'registered' ? [state.current.pairId, state.next.pairId] : [];

export const walletOf = (player: RegisteredPlayer): { readonly coin: string; readonly points: string } => ({
  coin: formatMoney(player.coin),
  points: formatMoney(player.points),
});
