import { z } from 'zod';
import { money } from '../kernel/event-codec.ts';
import { formatMoney, parseMoney } from '../kernel/money.ts';
import { type GuardLimit, LIMIT_KINDS, PERIODS } from '../kernel/world.ts';

const limits = z.array(
  z.strictObject({
    kind: z.enum(LIMIT_KINDS),
    period: z.enum(PERIODS),
    amount: money.nullable(),
    from: z.int(),
  }),
);

/** The text of `guard.limits`: JSON, amounts in minor units as decimal strings. */
export const encodeLimits = (asked: readonly GuardLimit[]): string =>
  JSON.stringify(
    asked.map(({ kind, period, amount, from }) => ({
      kind,
      period,
      amount: amount === null ? null : formatMoney(amount),
      from,
    })),
  );

const parsedJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
};

/** Null for any other text. */
export const decodeLimits = (text: string): readonly GuardLimit[] | null => {
  const parsed = limits.safeParse(parsedJson(text));
  if (!parsed.success) return null;
  return parsed.data.map(({ amount, ...rest }) => ({ ...rest, amount: amount === null ? null : parseMoney(amount) }));
};
