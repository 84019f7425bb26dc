import type { Outcome, Race } from './chances.ts';

/** How a side can come to lead alone in the last round. Amounts are minor units, of all who fight on the side together. */
export type Need =
  /** Leads alone already: the others have to overtake it. */
  | { readonly kind: 'holds' }
  /** Shares the best total: the side with the better draw wins. */
  | { readonly kind: 'level' }
  /** With less it can't lead; with this it does where the others draw as badly as they can. */
  | { readonly kind: 'atLeast' | 'atMost'; readonly amount: number }
  /** Its best draw would do no more than tie. */
  | { readonly kind: 'ties' }
  | { readonly kind: 'beyond' };

/** Every sum that so many draws of a table can have. */
const sumsOf = (table: readonly Outcome[], draws: number): readonly number[] => {
  const possible = table.filter(({ tickets }) => tickets > 0);
  let sums: ReadonlySet<number> = new Set([0]);
  for (let n = 0; n < draws; n += 1)
    sums = new Set([...sums].flatMap((sum) => possible.map(({ value }) => sum + value)));
  return [...sums];
};

/**
 * The need of each side in the last round, from the totals before it and its published table. Null in a shared battle,
 * and in an earlier round.
 */
export const needsOf = ({ mode, totals, size, left }: Race): readonly Need[] | null => {
  const [table] = left;
  if (mode === 'SHARED' || table === undefined || left.length !== 1) return null;
  // Where the lowest total wins, all signs are reversed, so that the greatest wins.
  const sign = mode === 'UNDERDOG' ? -1 : 1;
  const from = totals.map((total) => (mode === 'TERMINAL' ? 0 : sign * total));
  const sums = sumsOf(table, size).map((sum) => sign * sum);
  const worst = Math.min(...sums);
  const best = Math.max(...sums);
  return from.map((own, side): Need => {
    const rival = Math.max(...from.filter((_, other) => other !== side));
    if (own > rival) return { kind: 'holds' };
    if (own === rival) return { kind: 'level' };
    const level = rival + worst - own;
    if (best < level) return { kind: 'beyond' };
    if (best === level) return { kind: 'ties' };
    const amount = Math.min(...sums.filter((sum) => sum > level));
    return { kind: sign === 1 ? 'atLeast' : 'atMost', amount: sign * amount };
  });
};
