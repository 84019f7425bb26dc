import { insertRecords } from '../database/records.ts';
import { FACTUAL_TYPES } from '../events.ts';
import type { Account, ActionType, BalanceType, HouseAccount } from '../facts/facts.ts';
import type { ReadEvent } from '../glasscase-decision.ts';
import type { Instant } from '../kernel/decision.ts';
import type { Money } from '../kernel/money.ts';
import { projectionOf } from './projection.ts';
import { SPANS_JOINED, type Span, slotOf } from './slot.ts';

/** Any player, or an account of the house. */
export type MoneySide = 'player' | HouseAccount;

/** Movements of money for one reason, from one side to another. */
export interface MoneyFlow {
  readonly action: ActionType;
  readonly balance: BalanceType;
  readonly source: MoneySide;
  readonly target: MoneySide;
  /** The provider of a deposit; else empty. */
  readonly channel: string;
}

export interface MoneySums extends Span {
  readonly count: number;
  /** Minor units. */
  readonly amount: Money;
}

interface MoneyRow extends MoneyFlow, MoneySums {
  readonly slot: Instant;
}

const sideOf = (account: Account): MoneySide => ('player' in account ? 'player' : account.house);

/** Additions of events to the sums. */
export const foldLedger = (events: readonly ReadEvent[]): readonly MoneyRow[] => {
  const rows = new Map<string, MoneyRow>();
  for (const { event, position, at, facts } of events) {
    const slot = slotOf(at);
    const provider = event.type === 'PaymentSettled' ? event.data.provider : '';
    for (const { from, to, action, balance, amount } of facts.postings) {
      const [source, target] = [sideOf(from), sideOf(to)];
      const channel = action === 'DEPOSIT' ? provider : '';
      const key = `${slot} ${action} ${balance} ${source} ${target} ${channel}`;
      const known = rows.get(key);
      rows.set(key, {
        slot,
        action,
        balance,
        source,
        target,
        channel,
        count: (known?.count ?? 0) + 1,
        amount: (known?.amount ?? 0n) + amount,
        firstPosition: known?.firstPosition ?? position,
        lastPosition: position,
      });
    }
  }
  return [...rows.values()];
};

/** Movements of money by quarters of an hour, for the reports of the operator. `returns` keeps the plays beside. */
export const ledger = projectionOf({
  name: 'ledger',
  version: 1,
  tables: ['ledger_money'],
  types: FACTUAL_TYPES,
  read: () => Promise.resolve(null),
  fold: (_, events) => foldLedger(events),
  write: (sql, table, rows) =>
    insertRecords(
      sql,
      table('ledger_money'),
      rows,
      `ON CONFLICT (slot, action, balance, source, target, channel)
       DO UPDATE SET count = old.count + excluded.count, amount = old.amount + excluded.amount, ${SPANS_JOINED}`,
    ),
});
