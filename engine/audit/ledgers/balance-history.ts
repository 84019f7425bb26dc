import type { BalanceType, Posting } from '../../facts/facts.ts';
import type { RecordedEvent } from '../../glasscase-decision.ts';
import type { Money } from '../../kernel/money.ts';
import { MOST_ENTRIES_BEHIND } from '../../site/state-liabilities.ts';
import { BALANCES, ownFactsOf } from './own-facts.ts';

/** Positions of one stretch of memory, and the values of each. */
const STRETCH = 65_536;
const VALUES = 1 + BALANCES.length;

export interface SummedBalances {
  /** Of those that are summed, who had registered by then. */
  readonly players: number;
  readonly held: Readonly<Record<BalanceType, Money>>;
}

/** The balances of players together, at the newest position and at those before. */
export interface BalanceHistory {
  /** The next event that could be read, in the order of the log; `postings` are its own, where they are known already. */
  record(recorded: RecordedEvent, postings?: readonly Posting[]): void;
  /** After so many entries; null for more than were read, and for those that are remembered no more. */
  after(entries: number): SummedBalances | null;
}

/** Data alone, 34 MB at most. */
export interface HistoryMemory {
  /** By number; in each, what was held after 0, 1, 2 … entries of the stretch. */
  readonly stretches: Map<number, BigInt64Array>;
  now: BigInt64Array;
  next: number;
}

export const newHistoryMemory = (): HistoryMemory => ({
  stretches: new Map(),
  now: new BigInt64Array(VALUES),
  next: 0,
});

/** `counts`: which players are summed. */
export const createBalanceHistory = (
  counts: (playerId: string) => boolean,
  memory: HistoryMemory = newHistoryMemory(),
): BalanceHistory => {
  const { stretches } = memory;

  const keepUpTo = (entries: number): void => {
    for (; memory.next <= entries; memory.next += 1) {
      const number = Math.floor(memory.next / STRETCH);
      let stretch = stretches.get(number);
      if (stretch === undefined) {
        stretch = new BigInt64Array(STRETCH * VALUES);
        stretches.set(number, stretch);
        stretches.delete(number - MOST_ENTRIES_BEHIND / STRETCH - 1);
      }
      stretch.set(memory.now, (memory.next % STRETCH) * VALUES);
    }
  };
  const add = (value: number, amount: Money): void => {
    memory.now[value] = (memory.now[value] ?? 0n) + amount;
  };

  return {
    record: ({ position, event }, postings = ownFactsOf(event).postings) => {
      // Of what wasn't opened nothing is known to have moved.
      keepUpTo(position);
      if (event.type === 'PlayerRegistered' && counts(event.data.playerId)) add(0, 1n);
      for (const { from, to, balance, amount } of postings) {
        const value = 1 + BALANCES.indexOf(balance);
        if ('player' in from && counts(from.player)) add(value, -amount);
        if ('player' in to && counts(to.player)) add(value, amount);
      }
      keepUpTo(position + 1);
    },
    after: (entries) => {
      const stretch = entries < memory.next ? stretches.get(Math.floor(entries / STRETCH)) : undefined;
      if (stretch === undefined) return null;
      const valueAt = (value: number): bigint => stretch[(entries % STRETCH) * VALUES + value] ?? 0n;
      return { players: Number(valueAt(0)), held: { coin: valueAt(1), points: valueAt(2), locked: valueAt(3) } };
    },
  };
};
