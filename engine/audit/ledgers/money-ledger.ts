import {
  type Account,
  type BalanceType,
  balanceChange,
  HOUSE_ACCOUNTS,
  type HouseAccount,
  type Posting,
} from '../../facts/facts.ts';
import type { OwnFacts } from '../../games/proving.ts';
import type { RecordedEvent } from '../../glasscase-decision.ts';
import type { Instant } from '../../kernel/decision.ts';
import { idIn, type StreamId } from '../../kernel/ids.ts';
import { MAX_MONEY, type Money } from '../../kernel/money.ts';
import { type Balances, balancesOf, type PlayerState } from '../../player/state.ts';
import { MIN_RELEASE_PERCENT } from '../../rewards/rewards-section.ts';
import { releasable } from '../../rewards/state.ts';
import type { Findings } from '../finding.ts';
import type { Sight } from '../replay/read-entry.ts';
import type { States } from '../replay/states.ts';
import { checkItemPlaces } from './item-places.ts';
import { BALANCES, isLawful, sideOf } from './own-facts.ts';

export interface MoneyTotals {
  readonly players: Money;
  readonly accounts: Readonly<Record<HouseAccount, Money>>;
}

export interface MoneyLedger {
  /**
   * `own`: the auditor's words on the event. `before` and `after`: the player of the event's stream around it; null where the stream is no
   * player's.
   */
  record(recorded: RecordedEvent, own: OwnFacts, before: PlayerState | null, after: PlayerState | null): void;
  account(account: HouseAccount, balance: BalanceType): Money;
  /** Bonuses that were wagered for and that the house kept back, by the log's own time. */
  checkOverdue(lastAt: Instant): void;
  /** Per balance type, everything must sum to zero, escrow to the seats of open battles; each item is in one place. */
  checkConservation(states: States): Readonly<Record<BalanceType, MoneyTotals>>;
}

export interface MoneyMemory {
  readonly accounts: Readonly<Record<BalanceType, Record<HouseAccount, Money>>>;
  /** Orders that were credited, by their provider. */
  readonly deposits: Set<string>;
  /** Since when a player's wagering would release a bonus, whatever the percentage in force. */
  readonly releasesDue: Map<StreamId, Instant>;
}

/** The house releases daily; so much more is for when it is down. */
const RELEASED_WITHIN_MS = 48 * 60 * 60 * 1000;

const noAccounts = (): Record<HouseAccount, Money> => ({
  house: 0n,
  deposits: 0n,
  fees: 0n,
  escrow: 0n,
  rewards: 0n,
  adjustments: 0n,
  erased: 0n,
  receivables: 0n,
});

export const newMoneyMemory = (): MoneyMemory => ({
  accounts: { coin: noAccounts(), points: noAccounts(), locked: noAccounts() },
  deposits: new Set(),
  releasesDue: new Map(),
});

const NOTHING: Balances = { coin: 0n, points: 0n, locked: 0n };

const heldBy = (player: PlayerState | null): Balances => (player === null ? NOTHING : balancesOf(player));

/** Items in a player's hands, in their giveaways and on their way to Steam. */
const itemsOf = (player: PlayerState | null): number =>
  player === null || player.status === 'absent' ? 0 : player.items.size + player.escrow.size + player.retrievals.size;

/**
 * Double entry kept beside the states: each change of a balance must have been posted, against a counter-account. The
 * states come from the events' facts and the postings from the auditor's own table, so each is a check on the other.
 */
export const createMoneyLedger = (
  findings: Findings,
  sight: Sight,
  { accounts, deposits, releasesDue }: MoneyMemory = newMoneyMemory(),
): MoneyLedger => {
  const read = (account: HouseAccount, balance: BalanceType): Money => accounts[balance][account];

  const book = (account: Account, balance: BalanceType, amount: Money): void => {
    if ('house' in account) accounts[balance][account.house] += amount;
  };

  const post = (position: number, posting: Posting): void => {
    const { action, amount, from, to, balance } = posting;
    if (amount <= 0n || !isLawful(posting)) {
      findings.add('money', position, `${action} of ${amount} ${balance} from ${sideOf(from)} to ${sideOf(to)}`);
    }
    book(from, balance, -amount);
    book(to, balance, amount);
  };

  const checkBalances = (
    recorded: RecordedEvent,
    postings: readonly Posting[],
    before: PlayerState | null,
    after: PlayerState | null,
  ) => {
    const had = heldBy(before);
    const has = heldBy(after);
    const { position, stream } = recorded;
    const owner = idIn(stream);
    for (const balance of BALANCES) {
      const now = has[balance];
      if (postings.length === 0 && now === had[balance]) continue;
      const moved = now - had[balance];
      const posted = balanceChange(postings, owner, balance);
      if (moved !== posted) findings.add('money', position, `${balance} moved by ${moved}, posted ${posted}`);
      // Of the public log only the change of a balance is known.
      if (now < 0n && sight !== 'public') findings.add('money', position, `${balance} falls to ${now}`);
    }
  };

  /** No player's coin may stay behind when their battle is over. */
  const checkEscrow = (states: States): void => {
    let seats = 0n;
    for (const [, battle] of states.battles()) {
      if (battle.status !== 'waiting' && battle.status !== 'locked') continue;
      for (const { occupant } of battle.seats) if (occupant.kind === 'player') seats += battle.cost;
    }
    const held = read('escrow', 'coin');
    const transit = read('escrow', 'points');
    if (transit !== 0n && sight !== 'public')
      findings.add('money', null, `${transit} points are on their way between players at the end`);
    if (held !== seats) findings.add('money', null, `escrow holds ${held}, the seats of open battles cost ${seats}`);
  };

  /** The account of receivables holds exactly the debts of players. */
  const checkReceivables = (states: States): void => {
    if (sight === 'public') return;
    let owed = 0n;
    for (const [, player] of states.players()) if (player.status === 'registered') owed += player.receivable;
    const booked = -read('receivables', 'coin');
    if (booked !== owed) findings.add('money', null, `receivables are ${booked}, players owe ${owed}`);
  };

  const followBonus = ({ stream, at }: RecordedEvent, after: PlayerState | null): void => {
    // In the public log releases are sealed.
    if (after === null || sight === 'public') return;
    const due =
      after.status === 'registered' &&
      after.coin < MAX_MONEY &&
      releasable(after.rewards.bonus, MIN_RELEASE_PERCENT) > 0n;
    if (!due) releasesDue.delete(stream);
    else if (!releasesDue.has(stream)) releasesDue.set(stream, at);
  };

  return {
    record: (recorded, { postings, made, moved }, before, after) => {
      const { event, position } = recorded;
      for (const posting of postings) post(position, posting);
      checkBalances(recorded, postings, before, after);
      followBonus(recorded, after);
      if (itemsOf(after) - itemsOf(before) !== made.length + moved) {
        findings.add('money', position, 'an item is in no place, or in two');
      }
      if (event.type !== 'PaymentSettled') return;
      const order = `${event.data.provider}/${event.data.depositId}`;
      if (deposits.has(order)) findings.add('money', position, `deposit ${order} is credited a second time`);
      deposits.add(order);
    },
    account: read,
    checkOverdue: (lastAt) => {
      for (const [stream, since] of releasesDue) {
        if (lastAt > since + RELEASED_WITHIN_MS)
          findings.add('money', null, `a bonus of ${stream} was wagered for two days ago and not released`);
      }
    },
    checkConservation: (states) => {
      checkEscrow(states);
      checkReceivables(states);
      checkItemPlaces(states, findings);
      const totals = (balance: BalanceType): MoneyTotals => {
        let players = 0n;
        for (const [, player] of states.players()) players += heldBy(player)[balance];
        const sum = HOUSE_ACCOUNTS.reduce((total, account) => total + read(account, balance), players);
        if (sum !== 0n && sight !== 'public')
          findings.add('money', null, `${balance}: all accounts sum to ${sum} instead of 0`);
        return { players, accounts: { ...accounts[balance] } };
      };
      return { coin: totals('coin'), points: totals('points'), locked: totals('locked') };
    },
  };
};
