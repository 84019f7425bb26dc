import type { RecordedEvent } from '../kernel/decision.ts';
import type { Money } from '../kernel/money.ts';
import { type ActionType, type BalanceType, type HouseAccount, type Posting, postingsOf } from '../player/postings.ts';
import type { PlayerState } from '../player/state.ts';
import type { Findings } from './finding.ts';
import type { States } from './states.ts';

export const BALANCES: readonly BalanceType[] = ['coin', 'points'];
export const ACCOUNTS: readonly HouseAccount[] = ['house', 'deposits'];

export interface MoneyTotals {
  readonly players: Money;
  readonly accounts: Readonly<Record<HouseAccount, Money>>;
}

export interface MoneyLedger {
  /** `before` and `after`: the player of the event's stream around it. */
  record(recorded: RecordedEvent, before: PlayerState, after: PlayerState): void;
  account(account: HouseAccount, balance: BalanceType): Money;
  /** Per balance type, everything must sum to zero. */
  checkConservation(states: States): Readonly<Record<BalanceType, MoneyTotals>>;
}

/** Which way money may move: from the player's side. */
const lawful: Readonly<Record<ActionType, (amount: Money) => boolean>> = {
  DEPOSIT: (amount) => amount > 0n,
  CASE_OPEN: (amount) => amount < 0n,
  ITEM_SALE: (amount) => amount > 0n,
};

const balanceOf = (player: PlayerState, balance: BalanceType): Money =>
  player.status === 'absent' ? 0n : player[balance];

const itemsOf = (player: PlayerState): number => (player.status === 'absent' ? 0 : player.items.size);

/** How many items an event moves into the backpack, or out of it. */
const itemsMovedBy = ({ event }: RecordedEvent): number => {
  if (event.type === 'CaseOpened') return 1;
  return event.type === 'ItemsSold' ? -event.data.items.length : 0;
};

/**
 * Double entry kept beside the states: what a balance changes by must be what was posted, against a counter-account.
 * The states come from the events' folds and the postings from a table of their own, so each is a check on the other.
 */
export const createMoneyLedger = (findings: Findings): MoneyLedger => {
  const accounts = new Map<string, Money>();
  const deposits = new Set<string>();
  const read = (account: HouseAccount, balance: BalanceType): Money => accounts.get(`${account}/${balance}`) ?? 0n;

  const post = (position: number, posting: Posting): void => {
    const { action, amount, counter, balance } = posting;
    if (!lawful[action](amount)) findings.add('money', position, `${action} of ${amount}`);
    accounts.set(`${counter}/${balance}`, read(counter, balance) - amount);
  };

  const checkBalances = (
    recorded: RecordedEvent,
    postings: readonly Posting[],
    before: PlayerState,
    after: PlayerState,
  ) => {
    for (const balance of BALANCES) {
      const now = balanceOf(after, balance);
      const moved = now - balanceOf(before, balance);
      if (moved === 0n && postings.length === 0) continue;
      let posted = 0n;
      for (const posting of postings) if (posting.balance === balance) posted += posting.amount;
      if (moved !== posted) findings.add('money', recorded.position, `${balance} moved by ${moved}, posted ${posted}`);
      if (now < 0n) findings.add('money', recorded.position, `${balance} falls to ${now}`);
    }
  };

  return {
    record: (recorded, before, after) => {
      const { event, position } = recorded;
      const postings = postingsOf(event);
      for (const posting of postings) post(position, posting);
      checkBalances(recorded, postings, before, after);
      if (itemsOf(after) - itemsOf(before) !== itemsMovedBy(recorded)) {
        findings.add('money', position, 'an item is in no place, or in two');
      }
      if (event.type !== 'DepositSettled') return;
      const order = `${event.data.provider}/${event.data.depositId}`;
      if (deposits.has(order)) findings.add('money', position, `deposit ${order} is credited a second time`);
      deposits.add(order);
    },
    account: read,
    checkConservation: (states) => {
      const totals = (balance: BalanceType): MoneyTotals => {
        let players = 0n;
        for (const [, player] of states.players()) players += balanceOf(player, balance);
        const sum = ACCOUNTS.reduce((total, account) => total + read(account, balance), players);
        if (sum !== 0n) findings.add('money', null, `${balance}: all accounts sum to ${sum} instead of 0`);
        return { players, accounts: { house: read('house', balance), deposits: read('deposits', balance) } };
      };
      return { coin: totals('coin'), points: totals('points') };
    },
  };
};
