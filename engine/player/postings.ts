import type { GlasscaseEvent } from '../events.ts';
import type { PlayerId } from '../kernel/ids.ts';
import { type Money, parseMoney } from '../kernel/money.ts';

export type BalanceType = 'coin' | 'points';

/** The counter-accounts of players. They may go below zero; a player's account never does. */
export type HouseAccount = 'house' | 'deposits';

/** Every reason for which a balance moves. Closed: a new movement is a new word here. */
export type ActionType = 'DEPOSIT' | 'CASE_OPEN' | 'ITEM_SALE';

/** One movement, double entry: the player's account takes `amount`, the counter-account `−amount`. */
export interface Posting {
  readonly player: PlayerId;
  readonly counter: HouseAccount;
  readonly balance: BalanceType;
  readonly action: ActionType;
  readonly amount: Money;
}

/** The money an event moves. Per balance type, players and counter-accounts sum to zero by construction. */
export const postingsOf = (event: GlasscaseEvent): readonly Posting[] => {
  switch (event.type) {
    case 'DepositSettled':
      return [
        {
          player: event.data.playerId,
          counter: 'deposits',
          balance: 'coin',
          action: 'DEPOSIT',
          amount: parseMoney(event.data.amount),
        },
      ];
    case 'CaseOpened':
      return [
        {
          player: event.data.playerId,
          counter: 'house',
          balance: 'coin',
          action: 'CASE_OPEN',
          amount: -parseMoney(event.data.price),
        },
      ];
    case 'ItemsSold':
      return [
        {
          player: event.data.playerId,
          counter: 'house',
          balance: 'coin',
          action: 'ITEM_SALE',
          amount: parseMoney(event.data.total),
        },
      ];
    case 'PlayerRegistered':
    case 'SeedRotated':
    case 'CasePublished':
    case 'CaseRetired':
    case 'SkinPublished':
    case 'GameStopped':
    case 'GameResumed':
      return [];
  }
};
