import { type ReversalParts, reversalParts } from '../../../../engine/deposits/reversal-parts.ts';
import { typedAmountIn } from '../../../../schema/input/amounts.ts';
import type { Order } from './orders-query.ts';

type Payment = Pick<Order, 'amount' | 'bonus' | 'reversed'>;

/** An amount as it is typed, in minor units; null for a text that is none, and for more than what of the payment is left. */
export const reversedIn = ({ amount, reversed }: Payment, typed: string): number | null => {
  const minor = typedAmountIn(typed);
  return minor === null || minor <= 0 || minor > amount - reversed ? null : minor;
};

/** Where that much would be taken from now. Minor units. */
export const partsOf = (
  { amount, bonus, reversed }: Payment,
  more: number,
  held: { readonly coin: number; readonly locked: number },
): Readonly<Record<keyof ReversalParts, number>> => {
  const payment = { amount: BigInt(amount), bonus: BigInt(bonus), reversed: BigInt(reversed) };
  const parts = reversalParts(payment, BigInt(more), { coin: BigInt(held.coin), locked: BigInt(held.locked) });
  return {
    bonus: Number(parts.bonus),
    locked: Number(parts.locked),
    coin: Number(parts.coin),
    receivable: Number(parts.receivable),
  };
};
