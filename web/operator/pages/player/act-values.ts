import { amountIn } from '../../../../schema/input/amounts.ts';
import type { Player } from './player-query.ts';

/** The moment of a `datetime-local` field in the reader's time zone; null for one that is past. Undefined where the field is empty: no end. */
export const momentIn = (typed: string, now: number): string | null | undefined => {
  if (typed === '') return undefined;
  const at = Date.parse(typed);
  return Number.isNaN(at) || at <= now ? null : new Date(at).toISOString();
};

/** A limit as it is typed, in minor units; null for anything else. */
export const typedLimitIn = (typed: string): number | null => {
  const amount = amountIn(typed.trim());
  return amount === null || amount < 0n ? null : Number(amount);
};

/** The limit of a kind and period in force; null for none. */
export const limitNow = (limits: Player['standing']['limits'], kind: string, period: string): number | null =>
  limits.find((one) => one.kind === kind.toLowerCase() && one.period === period.toLowerCase())?.amount ?? null;

/** Whether a raise of the player's own waits, which a limit as high as the one in force takes back. */
const isRaised = (limits: Player['standing']['limits'], kind: string, period: string): boolean =>
  limits.some((one) => one.kind === kind.toLowerCase() && one.period === period.toLowerCase() && one.changesAt != null);

/** Whether an operator may set this limit: it is stricter, or takes back a raise. */
export const isStricter = (
  limits: Player['standing']['limits'],
  kind: string,
  period: string,
  amount: number,
): boolean => {
  const before = limitNow(limits, kind, period);
  return before === null || amount < before || (amount === before && isRaised(limits, kind, period));
};
