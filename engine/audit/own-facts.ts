import type { GlasscaseEvent } from '../events.ts';
import {
  type Account,
  type ActionType,
  type BalanceType,
  gets,
  type HouseAccount,
  type Posting,
  pays,
} from '../facts/facts.ts';
import type { ItemId } from '../kernel/ids.ts';
import { parseMoney } from '../kernel/money.ts';

/**
 * The money an event moves, in the auditor's own words: written apart from the facts that the engine posts, so that a wrong one
 * there is no right one here.
 */
export const ownPostingsOf = (event: GlasscaseEvent): readonly Posting[] => {
  switch (event.type) {
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
        ...gets(event.data.playerId, 'house', 'BATTLE_SHARE', event.data.coin),
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
    case 'FreeSaleCredited':
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
    case 'ContestPrizeWon':
      return gets(event.data.playerId, 'rewards', 'CONTEST_PRIZE', event.data.amount, event.data.balance);
    case 'BalanceAdjusted': {
      const { playerId, balance, direction, amount } = event.data;
      return direction === 'credit'
        ? gets(playerId, 'adjustments', 'ADJUSTMENT', amount, balance)
        : pays(playerId, 'adjustments', 'ADJUSTMENT', amount, balance);
    }
    case 'BalancesErased': {
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

/** How many items an event brings to the player of its stream, or takes from them; told apart from its facts, too. */
export const itemsMovedBy = (event: GlasscaseEvent): number => {
  switch (event.type) {
    case 'CaseOpened':
    case 'FreeCaseOpened':
    case 'DreamChased':
    case 'PrizeWon':
      return 1;
    case 'ItemsSold':
    case 'FreeItemsSold':
    case 'ItemsExchanged':
      return -event.data.items.length;
    case 'ShopPurchased':
      return event.data.items.length;
    case 'RetrievalAdvanced':
      return event.data.state === 'succeeded' ? -1 : 0;
    case 'UpgradePlayed':
      return (event.data.item === null ? 0 : 1) - event.data.staked.length;
    case 'ContractPlayed':
      return 1 - event.data.staked.length;
    case 'BattleConcluded':
      return event.data.items.length;
    case 'EscrowReleased':
      return -event.data.given.length;
    default:
      return 0;
  }
};

export type Side = 'player' | HouseAccount;

export const sideOf = (account: Account): Side => ('player' in account ? 'player' : account.house);

/** A way that money may take, of one balance type. */
type Route = readonly [from: Side, to: Side, balance: BalanceType];

export const BALANCES: readonly BalanceType[] = ['coin', 'points', 'locked'];
const inAll = (from: Side, to: Side): readonly Route[] => BALANCES.map((balance): Route => [from, to, balance]);

/** Which way money may move, and between whom. */
const lawful: Readonly<Record<ActionType, readonly Route[]>> = {
  DEPOSIT: [['deposits', 'player', 'coin']],
  CASE_OPEN: [['player', 'house', 'coin']],
  ITEM_SALE: [['house', 'player', 'coin']],
  UPGRADE_STAKE: [['player', 'house', 'coin']],
  DREAM_FEE: [['player', 'fees', 'coin']],
  BATTLE_ENTRY: [['player', 'escrow', 'coin']],
  BATTLE_REFUND: [['escrow', 'player', 'coin']],
  BATTLE_SETTLEMENT: [['escrow', 'house', 'coin']],
  BATTLE_SHARE: [['house', 'player', 'coin']],
  FIRST_DEPOSIT_BONUS: [['rewards', 'player', 'locked']],
  COUPON_BONUS: [['rewards', 'player', 'locked']],
  DAILY_REWARD: [['rewards', 'player', 'locked']],
  BONUS_RELEASED: [
    ['player', 'rewards', 'locked'],
    ['rewards', 'player', 'coin'],
  ],
  FREE_ITEM_SALE: [['rewards', 'player', 'locked']],
  ITEM_EXCHANGE: [['house', 'player', 'points']],
  SHOP_PURCHASE: [
    ['player', 'house', 'coin'],
    ['player', 'house', 'points'],
  ],
  TRANSFER_OUT: [
    ['player', 'house', 'points'],
    ['player', 'escrow', 'points'],
  ],
  TRANSFER_IN: [
    ['house', 'player', 'coin'],
    ['escrow', 'player', 'points'],
  ],
  REBATE: [['rewards', 'player', 'points']],
  VIP_REWARD: [['rewards', 'player', 'points']],
  GOLDEN_CODE: [
    ['rewards', 'player', 'points'],
    ['rewards', 'player', 'locked'],
  ],
  CONTEST_PRIZE: [
    ['rewards', 'player', 'coin'],
    ['rewards', 'player', 'locked'],
  ],
  ADJUSTMENT: [...inAll('adjustments', 'player'), ...inAll('player', 'adjustments')],
  ERASURE: inAll('player', 'erased'),
};

export const isLawful = ({ action, from, to, balance }: Posting): boolean => {
  for (const [source, target, moved] of lawful[action]) {
    if (source === sideOf(from) && target === sideOf(to) && moved === balance) return true;
  }
  return false;
};

/**
 * The items that an event makes, in order, in the auditor's own words: written apart from the facts by which the engine gives
 * them to players.
 */
export const ownItemsOf = (event: GlasscaseEvent): readonly ItemId[] => {
  switch (event.type) {
    case 'CaseOpened':
    case 'FreeCaseOpened':
      return [event.data.itemId];
    case 'DreamChased':
    case 'ContractPlayed':
      return [event.data.item.itemId];
    case 'UpgradePlayed':
      return event.data.item === null ? [] : [event.data.item.itemId];
    case 'BattleConcluded':
    case 'ShopPurchased':
      return event.data.items.map(({ itemId }) => itemId);
    case 'PrizeWon':
      return event.data.from === null ? [event.data.item.itemId] : [];
    default:
      return [];
  }
};
