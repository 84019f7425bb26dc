import type { Instant } from '../../../engine/kernel/decision.ts';
import type { FilePayment } from './provider-file.ts';

/** An order of this site. */
export interface OwnOrder {
  readonly orderId: string;
  readonly playerId: string;
  readonly providerRef: string | null;
  readonly currency: string;
  readonly payAmount: bigint;
  readonly isCredited: boolean;
}

/** An order with the moment of its credit. */
export interface CreditedOrder extends OwnOrder {
  readonly creditedAt: Instant;
}

/**
 * `NOT_CREDITED`: paid as the file says, and not credited here. `NOT_IN_FILE`: credited here within the time of the file, which lacks it.
 * `TWICE`: a further payment of an order that the file has before.
 */
export type Outcome = 'MATCHED' | 'NOT_CREDITED' | 'NOT_IN_FILE' | 'AMOUNT' | 'CURRENCY' | 'TWICE';

export interface Difference {
  readonly outcome: Exclude<Outcome, 'MATCHED'>;
  readonly payment: FilePayment | null;
  readonly order: OwnOrder | null;
  readonly at: Instant;
}

export interface OutcomeSum {
  readonly outcome: Outcome;
  /** Of the file, or of the order that the file lacks. */
  readonly currency: string;
  readonly count: number;
  /** Minor units. */
  readonly inFile: bigint;
  /** Minor units of the same currency; null where the orders are of others. */
  readonly here: bigint | null;
}

export interface Reconciled {
  readonly sums: readonly OutcomeSum[];
  readonly differences: readonly Difference[];
}

/** In the order in which an operator looks at them. */
const OUTCOMES = ['NOT_CREDITED', 'TWICE', 'AMOUNT', 'CURRENCY', 'NOT_IN_FILE', 'MATCHED'] as const;

const outcomeOf = (payment: FilePayment, order: OwnOrder | undefined, seen: ReadonlySet<string>): Outcome => {
  if (order === undefined || !order.isCredited) return 'NOT_CREDITED';
  if (seen.has(order.orderId)) return 'TWICE';
  if (order.currency !== payment.currency) return 'CURRENCY';
  return order.payAmount === payment.amount ? 'MATCHED' : 'AMOUNT';
};

/**
 * Compares the payments of a provider's file with orders.
 * @param orders those that a reference of the file names
 * @param credited those that were credited within the time of the file
 */
export const reconciled = (
  payments: readonly FilePayment[],
  orders: readonly OwnOrder[],
  credited: readonly CreditedOrder[],
): Reconciled => {
  const named = new Map<string, OwnOrder>();
  for (const order of orders) {
    named.set(order.orderId, order);
    if (order.providerRef !== null) named.set(order.providerRef, order);
  }
  const seen = new Set<string>();
  const sums = new Map<string, OutcomeSum>();
  const differences: Difference[] = [];

  const add = (outcome: Outcome, payment: FilePayment | null, order: OwnOrder | null, at: Instant): void => {
    const currency = payment?.currency ?? order?.currency ?? '';
    const key = `${outcome} ${currency}`;
    const before = sums.get(key) ?? { outcome, currency, count: 0, inFile: 0n, here: 0n };
    const isSame = order === null || order.currency === currency;
    sums.set(key, {
      ...before,
      count: before.count + 1,
      inFile: before.inFile + (payment?.amount ?? 0n),
      here: before.here === null || !isSame ? null : before.here + (order?.isCredited ? order.payAmount : 0n),
    });
    if (outcome !== 'MATCHED') differences.push({ outcome, payment, order, at });
  };

  for (const payment of payments) {
    const order = named.get(payment.reference);
    add(outcomeOf(payment, order, seen), payment, order ?? null, payment.at);
    if (order !== undefined) seen.add(order.orderId);
  }
  for (const order of credited) if (!seen.has(order.orderId)) add('NOT_IN_FILE', null, order, order.creditedAt);

  const rank = ({ outcome }: { readonly outcome: Outcome }): number => OUTCOMES.indexOf(outcome);
  return {
    sums: [...sums.values()].toSorted((a, b) => rank(a) - rank(b) || (a.currency < b.currency ? -1 : 1)),
    differences: differences.toSorted((a, b) => rank(a) - rank(b) || a.at - b.at),
  };
};
