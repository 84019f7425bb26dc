import type { GlasscaseEvent } from '../events.ts';
import { gets, type Posting, pays } from '../facts/posting.ts';
import { parseMoney } from '../kernel/money.ts';

/**
 * The money an event moves, in the auditor's own words: written apart from the facts that the engine posts, so that a wrong one
 * there is no right one here.
 */
export const ownPostingsOf = (event: GlasscaseEvent): readonly Posting[] => {
  switch (event.type) {
    case 'DepositSettled':
      return gets(event.data.playerId, 'deposits', 'DEPOSIT', event.data.amount);
    case 'CaseOpened':
      return pays(event.data.playerId, 'house', 'CASE_OPEN', event.data.price);
    case 'ItemsSold':
      return gets(event.data.playerId, 'house', 'ITEM_SALE', event.data.total);
    case 'UpgradePlayed':
      return pays(event.data.playerId, 'house', 'UPGRADE_STAKE', event.data.coin);
    case 'DreamChased':
      return pays(event.data.playerId, 'fees', 'DREAM_FEE', event.data.fee);
    case 'BattleEntered':
      return pays(event.data.playerId, 'escrow', 'BATTLE_ENTRY', event.data.cost);
    case 'BattleRefunded':
      return gets(event.data.playerId, 'escrow', 'BATTLE_REFUND', event.data.amount);
    case 'BattleConcluded':
      return [
        {
          from: { house: 'escrow' },
          to: { house: 'house' },
          balance: 'coin',
          action: 'BATTLE_SETTLEMENT',
          amount: parseMoney(event.data.cost),
        },
      ];
    case 'PaymentSettled': {
      const { playerId, amount, bonuses } = event.data;
      return [
        ...gets(playerId, 'deposits', 'DEPOSIT', amount),
        ...bonuses.flatMap((bonus) =>
          gets(
            playerId,
            'rewards',
            bonus.reason === 'coupon' ? 'COUPON_BONUS' : 'FIRST_DEPOSIT_BONUS',
            bonus.amount,
            'locked',
          ),
        ),
      ];
    }
    case 'BonusReleased': {
      const { playerId, amount } = event.data;
      return [
        ...pays(playerId, 'rewards', 'BONUS_RELEASED', amount, 'locked'),
        ...gets(playerId, 'rewards', 'BONUS_RELEASED', amount),
      ];
    }
    case 'DailyRewardClaimed':
      return gets(event.data.playerId, 'rewards', 'DAILY_REWARD', event.data.amount, 'locked');
    case 'FreeItemsSold':
      return gets(event.data.playerId, 'rewards', 'FREE_ITEM_SALE', event.data.total, 'locked');
    case 'ItemsExchanged':
      return gets(event.data.playerId, 'house', 'ITEM_EXCHANGE', event.data.total, 'points');
    case 'PointsTransferred': {
      const { playerId, points, coin } = event.data;
      return [
        ...pays(playerId, 'house', 'TRANSFER_OUT', points, 'points'),
        ...gets(playerId, 'house', 'TRANSFER_IN', coin),
      ];
    }
    case 'PointsSent':
      return pays(event.data.playerId, 'escrow', 'TRANSFER_OUT', event.data.points, 'points');
    case 'PointsReceived':
      return gets(event.data.playerId, 'escrow', 'TRANSFER_IN', event.data.points, 'points');
    case 'ShopPurchased': {
      const { playerId, balance, total } = event.data;
      return pays(playerId, 'house', 'SHOP_PURCHASE', total, balance);
    }
    case 'RebateClaimed':
      return gets(event.data.playerId, 'rewards', 'REBATE', event.data.amount, 'points');
    case 'VipRewardClaimed':
      return gets(event.data.playerId, 'rewards', 'VIP_REWARD', event.data.amount, 'points');
    case 'CodeRewarded': {
      const { playerId, points, locked } = event.data;
      return [
        ...gets(playerId, 'rewards', 'GOLDEN_CODE', points, 'points'),
        ...gets(playerId, 'rewards', 'GOLDEN_CODE', locked, 'locked'),
      ];
    }
    case 'BalanceAdjusted': {
      const { playerId, balance, direction, amount } = event.data;
      return direction === 'credit'
        ? gets(playerId, 'adjustments', 'ADJUSTMENT', amount, balance)
        : pays(playerId, 'adjustments', 'ADJUSTMENT', amount, balance);
    }
    case 'PlayerErased': {
      const { playerId, coin, points, locked } = event.data;
      return [
        ...pays(playerId, 'erased', 'ERASURE', coin),
        ...pays(playerId, 'erased', 'ERASURE', points, 'points'),
        ...pays(playerId, 'erased', 'ERASURE', locked, 'locked'),
      ];
    }
    default:
      return [];
  }
};
