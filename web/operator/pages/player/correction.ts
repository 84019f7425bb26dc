import { typedAmountIn } from '../../../../schema/input/amounts.ts';

/** A change of a balance as it is typed, `+12.50`, `-3` or `5`, in minor units; null for 0 and for a text that is no amount. */
export const typedChangeIn = (typed: string): number | null => {
  const [, sign = '', amount = ''] = /^\s*([+\-\u2212]?)(.*)$/s.exec(typed) ?? [];
  const minor = typedAmountIn(amount);
  if (minor === null || minor === 0) return null;
  return sign === '' || sign === '+' ? minor : -minor;
};
