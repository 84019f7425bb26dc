import type { Instant } from '../../kernel/decision.ts';
import { roundId } from '../../kernel/ids.ts';
import { type Money, parseMoney } from '../../kernel/money.ts';
import type { RegisteredPlayer } from '../state.ts';
import { acting, heldItem, type Of, wagering, withItem, withoutItems } from './shared.ts';

export type PlayEvent = Of<
  'CaseOpened' | 'FreeCaseOpened' | 'UpgradePlayed' | 'DreamChased' | 'SeedRotated' | 'HostSeedsCommitted'
>;

interface Round {
  readonly roundNo: number;
  readonly coin: Money;
  /** What limits count: coin, and what staked items counted. */
  readonly staked: Money;
  readonly won: Money;
}

/** A player's round was played: the pair counts it, and what was staked of coin is wagered. */
const afterRound = (
  player: RegisteredPlayer,
  { roundNo, coin, staked, won }: Round,
  at: Instant,
): RegisteredPlayer => ({
  ...player,
  ...wagering(player, coin),
  coin: player.coin - coin,
  current: { ...player.current, roundCount: roundNo },
  activity: acting(player, at, { staked, won }),
  lastPlayAt: at,
});

/** Rounds of the player's own pair, and the pairs themselves. */
export const foldPlay = (player: RegisteredPlayer, event: PlayEvent, at: Instant): RegisteredPlayer => {
  switch (event.type) {
    case 'CaseOpened': {
      const { data } = event;
      const won = { ...data, itemId: roundId(data.pairId, data.roundNo) };
      const price = parseMoney(data.price);
      const round = { roundNo: data.roundNo, coin: price, staked: price, won: parseMoney(data.value) };
      return { ...afterRound(player, round, at), items: withItem(player, heldItem(won, at, 'case', data.case)) };
    }
    case 'FreeCaseOpened': {
      const { data } = event;
      const won = { ...data, itemId: roundId(data.pairId, data.roundNo) };
      const after = afterRound(player, { roundNo: data.roundNo, coin: 0n, staked: 0n, won: 0n }, at);
      return { ...after, items: withItem(player, heldItem(won, at, 'case', data.case, true)) };
    }
    case 'UpgradePlayed': {
      const { staked, coin, stake, roundNo, item } = event.data;
      const won = item === null ? 0n : parseMoney(item.value);
      const after = afterRound(player, { roundNo, coin: parseMoney(coin), staked: parseMoney(stake), won }, at);
      const rest = withoutItems(player, staked);
      return { ...after, items: item === null ? rest : rest.set(item.itemId, heldItem(item, at, 'upgrade')) };
    }
    case 'DreamChased': {
      const { roundNo, item } = event.data;
      const fee = parseMoney(event.data.fee);
      return {
        ...afterRound(player, { roundNo, coin: fee, staked: fee, won: parseMoney(item.value) }, at),
        items: withItem(player, heldItem(item, at, 'dream')),
      };
    }
    case 'SeedRotated':
      return {
        ...player,
        userSeed: event.data.userSeed,
        current: { ...event.data.current, seq: player.current.seq + 1, startedAt: at, roundCount: 0 },
        next: event.data.next,
      };
    case 'HostSeedsCommitted':
      return { ...player, hostSeeds: { battle: event.data.battle, giveaway: event.data.giveaway } };
  }
};
