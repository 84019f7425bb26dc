import type { Account, ActionType, BalanceType, HouseAccount, Posting } from '../facts/posting.ts';

export type Side = 'player' | HouseAccount;

export const sideOf = (account: Account): Side => ('player' in account ? 'player' : account.house);

/** A way that money may take, of one balance type. */
type Route = readonly [from: Side, to: Side, balance: BalanceType];

const BALANCES: readonly BalanceType[] = ['coin', 'points', 'locked'];
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
  ADJUSTMENT: [...inAll('adjustments', 'player'), ...inAll('player', 'adjustments')],
  ERASURE: inAll('player', 'erased'),
};

export const isLawful = ({ action, from, to, balance }: Posting): boolean => {
  for (const [source, target, moved] of lawful[action]) {
    if (source === sideOf(from) && target === sideOf(to) && moved === balance) return true;
  }
  return false;
};
