import { z } from 'zod';
import { jsonIn } from '../kernel/canonical-json.ts';
import { money } from '../kernel/event-codec.ts';
import { parseMoney } from '../kernel/money.ts';
import { type GuardLimit, LIMIT_KINDS, PERIODS } from '../kernel/world.ts';

const limits = z.array(
  z.strictObject({
    kind: z.enum(LIMIT_KINDS),
    period: z.enum(PERIODS),
    amount: money.nullable(),
    from: z.int(),
  }),
);

/** The text of `guard.limits`: JSON, amounts in minor units as decimal strings. Null for any other text. */
export const decodeLimits = (text: string): readonly GuardLimit[] | null => {
  const parsed = limits.safeParse(jsonIn(text));
  if (!parsed.success) return null;
  return parsed.data.map(({ amount, ...rest }) => ({ ...rest, amount: amount === null ? null : parseMoney(amount) }));
};
