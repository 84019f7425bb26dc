import type { GlasscaseEvent } from '../../events.ts';
import {
  type Account,
  type ActionType,
  type BalanceType,
  between,
  gets,
  type Posting,
  pays,
} from '../../facts/facts.ts';
import { type OwnFacts, type OwnRule, ownFacts, type Side, type Ways } from '../../games/proving.ts';
import { parseMoney } from '../../kernel/money.ts';
import { MODULES } from '../../product.ts';

const ofGames: ReadonlyMap<string, OwnRule> = new Map(
  MODULES.flatMap((module): readonly OwnRule[] =>
    'rounds' in module ? module.rounds : 'room' in module ? module.room.own : [],
  ).map((rule) => [rule.type, rule]),
);

const ofHouse = (event: GlasscaseEvent): Partial<OwnFacts> => {
  switch (event.type) {
    case 'ItemsSold': {
      const { playerId, total, items } = event.data;
      return { postings: gets(playerId, 'house', 'ITEM_SALE', total), moved: -items.length };
    }
    case 'FreeItemsSold':
      return { moved: -event.data.items.length };
    case 'FreeSaleCredited':
      return { postings: gets(event.data.playerId, 'rewards', 'FREE_ITEM_SALE', event.data.total, 'locked') };
    case 'ItemsExchanged': {
      const { playerId, total, items } = event.data;
      return { postings: gets(playerId, 'house', 'ITEM_EXCHANGE', total, 'points'), moved: -items.length };
    }
    case 'ShopPurchased': {
      const { playerId, balance, total, items } = event.data;
      return { postings: pays(playerId, 'house', 'SHOP_PURCHASE', total, balance), made: items };
    }
    case 'RetrievalAdvanced':
      return { moved: event.data.state === 'succeeded' ? -1 : 0 };
    case 'PaymentSettled': {
      const { playerId, amount, bonuses } = event.data;
      return {
        postings: [
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
        ],
      };
    }
    case 'BonusReleased': {
      const { playerId, amount } = event.data;
      return {
        postings: [
          ...pays(playerId, 'rewards', 'BONUS_RELEASED', amount, 'locked'),
          ...gets(playerId, 'rewards', 'BONUS_RELEASED', amount),
        ],
      };
    }
    case 'DepositReversed': {
      const { playerId, amount, locked, coin, receivable } = event.data;
      const [back, held, owed] = [parseMoney(amount), parseMoney(coin), parseMoney(receivable)];
      const repaid = held < back ? held : back;
      return {
        postings: [
          ...pays(playerId, 'rewards', 'BONUS_REVERSED', locked, 'locked'),
          ...pays(playerId, 'deposits', 'DEPOSIT_REVERSED', repaid),
          ...pays(playerId, 'rewards', 'BONUS_REVERSED', held - repaid),
          ...(back > repaid ? [between('receivables', 'deposits', 'DEPOSIT_REVERSED', back - repaid)] : []),
          ...(owed > back - repaid
            ? [between('receivables', 'rewards', 'BONUS_REVERSED', owed - (back - repaid))]
            : []),
        ],
      };
    }
    case 'ReceivablePaid':
      return { postings: pays(event.data.playerId, 'receivables', 'RECEIVABLE_PAID', event.data.amount) };
    case 'RebateReversed':
      return { postings: pays(event.data.playerId, 'rewards', 'REBATE_REVERSED', event.data.points, 'points') };
    case 'DailyRewardClaimed':
      return { postings: gets(event.data.playerId, 'rewards', 'DAILY_REWARD', event.data.amount, 'locked') };
    case 'PointsTransferred': {
      const { playerId, points, coin } = event.data;
      return {
        postings: [
          ...pays(playerId, 'house', 'TRANSFER_OUT', points, 'points'),
          ...gets(playerId, 'house', 'TRANSFER_IN', coin),
        ],
      };
    }
    case 'PointsSent':
      return { postings: pays(event.data.playerId, 'escrow', 'TRANSFER_OUT', event.data.points, 'points') };
    case 'PointsReceived':
      return { postings: gets(event.data.playerId, 'escrow', 'TRANSFER_IN', event.data.points, 'points') };
    case 'RebateClaimed':
      return { postings: gets(event.data.playerId, 'rewards', 'REBATE', event.data.amount, 'points') };
    case 'VipRewardClaimed':
      return { postings: gets(event.data.playerId, 'rewards', 'VIP_REWARD', event.data.amount, 'points') };
    case 'CodeRewarded': {
      const { playerId, points, locked } = event.data;
      return {
        postings: [
          ...gets(playerId, 'rewards', 'GOLDEN_CODE', points, 'points'),
          ...gets(playerId, 'rewards', 'GOLDEN_CODE', locked, 'locked'),
        ],
      };
    }
    case 'ContestPrizeWon': {
      const { playerId, amount, balance } = event.data;
      return { postings: gets(playerId, 'rewards', 'CONTEST_PRIZE', amount, balance) };
    }
    case 'BalanceAdjusted': {
      const { playerId, balance, direction, amount } = event.data;
      const move = direction === 'credit' ? gets : pays;
      return { postings: move(playerId, 'adjustments', 'ADJUSTMENT', amount, balance) };
    }
    case 'BalancesErased': {
      const { playerId, coin, points, locked } = event.data;
      return {
        postings: [
          ...pays(playerId, 'erased', 'ERASURE', coin),
          ...pays(playerId, 'erased', 'ERASURE', points, 'points'),
          ...pays(playerId, 'erased', 'ERASURE', locked, 'locked'),
        ],
      };
    }
    default:
      return {};
  }
};

/** The effect of the event in the auditor's own words: a game's stand beside its proof, all others here. */
export const ownFactsOf = (event: GlasscaseEvent): OwnFacts =>
  ownFacts(ofGames.get(event.type)?.own(event) ?? ofHouse(event));

export const sideOf = (account: Account): Side => ('player' in account ? 'player' : account.house);

export const BALANCES: readonly BalanceType[] = ['coin', 'points', 'locked'];
const inAll = (from: Side, to: Side) => BALANCES.map((balance) => [from, to, balance] as const);

type KeyOf<Each> = Each extends unknown ? keyof Each : never;
type GameWays = Extract<(typeof MODULES)[number], { readonly ways: object }>['ways'];

const houseWays: Readonly<Required<Pick<Ways, Exclude<ActionType, KeyOf<GameWays>>>>> = {
  DEPOSIT: [['deposits', 'player', 'coin']],
  ITEM_SALE: [['house', 'player', 'coin']],
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
  DEPOSIT_REVERSED: [
    ['player', 'deposits', 'coin'],
    ['receivables', 'deposits', 'coin'],
  ],
  BONUS_REVERSED: [
    ['player', 'rewards', 'locked'],
    ['player', 'rewards', 'coin'],
    ['receivables', 'rewards', 'coin'],
  ],
  RECEIVABLE_PAID: [['player', 'receivables', 'coin']],
  REBATE_REVERSED: [['player', 'rewards', 'points']],
  ERASURE: inAll('player', 'erased'),
};

/** Which way money may move, and between whom. */
const lawful = new Map(
  [houseWays, ...MODULES.flatMap((module) => ('ways' in module ? [module.ways] : []))].flatMap((ways: Ways) =>
    Object.entries(ways),
  ),
);

export const isLawful = ({ action, from, to, balance }: Posting): boolean =>
  lawful
    .get(action)
    ?.some(([source, target, moved]) => source === sideOf(from) && target === sideOf(to) && moved === balance) ?? false;
