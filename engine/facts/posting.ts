import type { PlayerId } from '../kernel/ids.ts';
import { type Money, parseMoney } from '../kernel/money.ts';

/** `locked`: bonuses that aren't coin yet. */
export type BalanceType = 'coin' | 'points' | 'locked';

/** The counter-accounts of players. They may go below zero; a player's account never does. */
export const HOUSE_ACCOUNTS = ['house', 'deposits', 'fees', 'escrow', 'rewards', 'adjustments', 'erased'] as const;
export type HouseAccount = (typeof HOUSE_ACCOUNTS)[number];

/** Every reason for which a player's balance moves. Closed: a new movement is a new word here. */
export const ACTIONS = [
  'DEPOSIT',
  'CASE_OPEN',
  'ITEM_SALE',
  'UPGRADE_STAKE',
  'DREAM_FEE',
  'BATTLE_ENTRY',
  'BATTLE_REFUND',
  'FIRST_DEPOSIT_BONUS',
  'COUPON_BONUS',
  'DAILY_REWARD',
  /** Locked bonus turns into coin: two movements. */
  'BONUS_RELEASED',
  'FREE_ITEM_SALE',
  'ITEM_EXCHANGE',
  'SHOP_PURCHASE',
  'TRANSFER_OUT',
  'TRANSFER_IN',
  'REBATE',
  'VIP_REWARD',
  'GOLDEN_CODE',
  'ADJUSTMENT',
  'ERASURE',
] as const;
/** Those of players, and that between house accounts: the stake of a battle that was played leaves escrow. */
export type ActionType = (typeof ACTIONS)[number] | 'BATTLE_SETTLEMENT';

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

/** A player pays; nothing is posted for nothing. `amount`: minor units, or their decimal text. */
export const pays = (
  player: PlayerId,
  to: HouseAccount,
  action: ActionType,
  amount: string | Money,
  balance: BalanceType = 'coin',
): readonly Posting[] => {
  const moved = typeof amount === 'bigint' ? amount : parseMoney(amount);
  return moved === 0n ? [] : [{ from: { player }, to: { house: to }, balance, action, amount: moved }];
};

/** A player gets; nothing is posted for nothing. `amount`: minor units, or their decimal text. */
export const gets = (
  player: PlayerId,
  from: HouseAccount,
  action: ActionType,
  amount: string | Money,
  balance: BalanceType = 'coin',
): readonly Posting[] => {
  const moved = typeof amount === 'bigint' ? amount : parseMoney(amount);
  return moved === 0n ? [] : [{ from: { house: from }, to: { player }, balance, action, amount: moved }];
};

/** Money that goes from one counter-account to another. */
export const between = (from: HouseAccount, to: HouseAccount, action: ActionType, amount: string): Posting => ({
  from: { house: from },
  to: { house: to },
  balance: 'coin',
  action,
  amount: parseMoney(amount),
});

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
