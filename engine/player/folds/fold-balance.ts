import { parseMoney } from '../../kernel/money.ts';
import type { RegisteredPlayer } from '../state.ts';
import type { Of } from './shared.ts';

export type BalanceEvent = Of<
  | 'PointsTransferred'
  | 'PointsSent'
  | 'PointsReceived'
  | 'RebateClaimed'
  | 'VipRewardClaimed'
  | 'CodeRewarded'
  | 'BonusReleased'
  | 'BalanceAdjusted'
>;

/** Points and coin that move without an item. Locked bonuses are a part of growth. */
export const foldBalance = (player: RegisteredPlayer, event: BalanceEvent): RegisteredPlayer => {
  switch (event.type) {
    case 'PointsTransferred':
      return {
        ...player,
        points: player.points - parseMoney(event.data.points),
        coin: player.coin + parseMoney(event.data.coin),
      };
    case 'PointsSent':
      return { ...player, points: player.points - parseMoney(event.data.points) };
    case 'PointsReceived':
    case 'CodeRewarded':
      return { ...player, points: player.points + parseMoney(event.data.points) };
    case 'RebateClaimed':
    case 'VipRewardClaimed':
      return { ...player, points: player.points + parseMoney(event.data.amount) };
    case 'BonusReleased':
      return { ...player, coin: player.coin + parseMoney(event.data.amount) };
    case 'BalanceAdjusted': {
      const { balance, direction, amount } = event.data;
      if (balance === 'locked') return player;
      const change = direction === 'credit' ? parseMoney(amount) : -parseMoney(amount);
      return { ...player, [balance]: player[balance] + change };
    }
  }
};
