import type { GlasscaseEvent } from '../events.ts';
import type { PlayerId } from '../kernel/ids.ts';
import { type Money, parseMoney } from '../kernel/money.ts';

/** `locked`: bonuses that aren't coin yet. */
export type BalanceType = 'coin' | 'points' | 'locked';

/** The counter-accounts of players. They may go below zero; a player's account never does. */
export const HOUSE_ACCOUNTS = ['house', 'deposits', 'fees', 'escrow', 'rewards', 'adjustments', 'erased'] as const;
export type HouseAccount = (typeof HOUSE_ACCOUNTS)[number];

/** Every reason for which a balance moves. Closed: a new movement is a new word here. */
export type ActionType =
  | 'DEPOSIT'
  | 'CASE_OPEN'
  | 'ITEM_SALE'
  | 'UPGRADE_STAKE'
  | 'DREAM_FEE'
  | 'BATTLE_ENTRY'
  | 'BATTLE_REFUND'
  /** Between house accounts: the stake of a battle that was played leaves escrow. */
  | 'BATTLE_SETTLEMENT'
  | 'FIRST_DEPOSIT_BONUS'
  | 'COUPON_BONUS'
  | 'DAILY_REWARD'
  /** Locked bonus turns into coin: two movements. */
  | 'BONUS_RELEASED'
  | 'FREE_ITEM_SALE'
  | 'ITEM_EXCHANGE'
  | 'SHOP_PURCHASE'
  | 'TRANSFER_OUT'
  | 'TRANSFER_IN'
  | 'REBATE'
  | 'VIP_REWARD'
  | 'GOLDEN_CODE'
  | 'ADJUSTMENT'
  | 'ERASURE';

/** One side of a movement. */
export type Account = { readonly player: PlayerId } | { readonly house: HouseAccount };

/** One movement, double entry: `amount`, never below 0, goes from one account to another. */
export interface Posting {
  readonly from: Account;
  readonly to: Account;
  readonly balance: BalanceType;
  readonly action: ActionType;
  readonly amount: Money;
}

const pays = (
  player: PlayerId,
  to: HouseAccount,
  action: ActionType,
  amount: string,
  balance: BalanceType = 'coin',
): readonly Posting[] => {
  const moved = parseMoney(amount);
  return moved === 0n ? [] : [{ from: { player }, to: { house: to }, balance, action, amount: moved }];
};

const gets = (
  player: PlayerId,
  from: HouseAccount,
  action: ActionType,
  amount: string,
  balance: BalanceType = 'coin',
): readonly Posting[] => {
  const moved = parseMoney(amount);
  return moved === 0n ? [] : [{ from: { house: from }, to: { player }, balance, action, amount: moved }];
};

/**
 * The money an event moves. `PointsReceived` moves none: the `PointsSent` beside it has both sides. Per balance type, players and counter-accounts sum to zero by construction.
 */
export const postingsOf = (event: GlasscaseEvent): readonly Posting[] => {
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
    case 'PointsSent': {
      const { playerId, to, points } = event.data;
      return [
        {
          from: { player: playerId },
          to: { player: to },
          balance: 'points',
          action: 'TRANSFER_OUT',
          amount: parseMoney(points),
        },
      ];
    }
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

/** What postings change a player's balance by. */
export const balanceChange = (postings: readonly Posting[], player: PlayerId, balance: BalanceType): Money => {
  let change = 0n;
  for (const posting of postings) {
    if (posting.balance !== balance) continue;
    if ('player' in posting.to && posting.to.player === player) change += posting.amount;
    if ('player' in posting.from && posting.from.player === player) change -= posting.amount;
  }
  return change;
};
