import { lesserOf, type Money } from '../kernel/money.ts';

/** A payment, the bonus that came with it, and the part of the payment that is reversed already. Minor units. */
export interface Reversible {
  readonly amount: Money;
  readonly bonus: Money;
  readonly reversed: Money;
}

/** The parts of a reversal: `locked`, `coin` and `receivable` are the payment's part and `bonus` together. */
export interface ReversalParts {
  /** The share of the bonus: all of it with the last part of the payment. */
  readonly bonus: Money;
  readonly locked: Money;
  readonly coin: Money;
  /** The part that the balances don't cover. */
  readonly receivable: Money;
}

/** Where so much more of a payment is taken from: first from what is locked, as far as its bonus goes, then from coin. */
export const reversalParts = (
  { amount, bonus: whole, reversed }: Reversible,
  more: Money,
  held: { readonly coin: Money; readonly locked: Money },
): ReversalParts => {
  const bonus = (whole * (reversed + more)) / amount - (whole * reversed) / amount;
  const locked = lesserOf(bonus, held.locked);
  const due = more + bonus - locked;
  const coin = lesserOf(due, held.coin);
  return { bonus, locked, coin, receivable: due - coin };
};
