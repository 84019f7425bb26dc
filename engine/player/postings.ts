import type { GlasscaseEvent } from '../events.ts';
import type { PlayerId } from '../kernel/ids.ts';
import { type Money, parseMoney } from '../kernel/money.ts';

export type BalanceType = 'coin' | 'points';

/** The counter-accounts of players. They may go below zero; a player's account never does. */
export const HOUSE_ACCOUNTS = ['house', 'deposits', 'fees', 'escrow'] as const;
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
  | 'BATTLE_SETTLEMENT';

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

const pays = (player: PlayerId, to: HouseAccount, action: ActionType, amount: string): readonly Posting[] => [
  { from: { player }, to: { house: to }, balance: 'coin', action, amount: parseMoney(amount) },
];

const gets = (player: PlayerId, from: HouseAccount, action: ActionType, amount: string): readonly Posting[] => [
  { from: { house: from }, to: { player }, balance: 'coin', action, amount: parseMoney(amount) },
];

/** The money an event moves. Per balance type, players and counter-accounts sum to zero by construction. */
export const postingsOf = (event: GlasscaseEvent): readonly Posting[] => {
  switch (event.type) {
    case 'DepositSettled':
      return gets(event.data.playerId, 'deposits', 'DEPOSIT', event.data.amount);
    case 'CaseOpened':
      return pays(event.data.playerId, 'house', 'CASE_OPEN', event.data.price);
    case 'ItemsSold':
      return gets(event.data.playerId, 'house', 'ITEM_SALE', event.data.total);
    case 'UpgradePlayed':
      return event.data.coin === '0' ? [] : pays(event.data.playerId, 'house', 'UPGRADE_STAKE', event.data.coin);
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
