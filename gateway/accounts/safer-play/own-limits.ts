import { z } from 'zod';
import type { Instant } from '../../../engine/kernel/decision.ts';
import { formatMoney, type Money, parseMoney } from '../../../engine/kernel/money.ts';
import { type GuardLimit, LIMIT_KINDS, type LimitKind, PERIODS, type Period } from '../../../engine/kernel/world.ts';

/** So long a higher limit, or none, lets one wait. */
export const RAISE_AFTER_MS = 24 * 60 * 60 * 1000;

const stored = z.array(
  z.object({
    kind: z.enum(LIMIT_KINDS),
    period: z.enum(PERIODS),
    amount: z.string().nullable(),
    from: z.int(),
  }),
);

/** Limits as text of the tables; the engine's guard reads the same. */
export const encodeLimits = (limits: readonly GuardLimit[]): string =>
  JSON.stringify(
    limits.map(({ kind, period, amount, from }): z.infer<typeof stored>[number] => ({
      kind,
      period,
      amount: amount === null ? null : formatMoney(amount),
      from,
    })),
  );

/** @throws z.ZodError for JSON of another form than `encodeLimits` writes */
export const decodeLimits = (text: string): readonly GuardLimit[] =>
  stored.parse(JSON.parse(text)).map(({ amount, ...limit }) => ({
    ...limit,
    amount: amount === null ? null : parseMoney(amount),
  }));

/** The limit that binds now, and a requested one that isn't due yet. */
export interface LimitNow {
  readonly amount: Money | null;
  readonly pending: { readonly amount: Money | null; readonly from: Instant } | null;
}

export const limitAt = (limits: readonly GuardLimit[], kind: LimitKind, period: Period, at: Instant): LimitNow => {
  const own = limits.filter((limit) => limit.kind === kind && limit.period === period);
  const bound = own.filter(({ from }) => from <= at).toSorted((a, b) => b.from - a.from)[0];
  const pending = own.find(({ from }) => from > at);
  return {
    amount: bound?.amount ?? null,
    pending: pending === undefined ? null : { amount: pending.amount, from: pending.from },
  };
};

const isStricter = (asked: Money | null, bound: Money | null): boolean =>
  asked !== null && (bound === null || asked <= bound);

/**
 * With one more request: a stricter limit binds at once, and takes back a raise that waits; any other limit binds 24 hours
 * later, and replaces the one that waited. Limits that a newer one made idle are dropped.
 */
export const withRequest = (
  limits: readonly GuardLimit[],
  { kind, period, amount }: { readonly kind: LimitKind; readonly period: Period; readonly amount: Money | null },
  at: Instant,
): readonly GuardLimit[] => {
  const others = limits.filter((limit) => limit.kind !== kind || limit.period !== period);
  const { amount: bound } = limitAt(limits, kind, period, at);
  if (isStricter(amount, bound)) return [...others, { kind, period, amount, from: at }];
  const kept: readonly GuardLimit[] = bound === null ? [] : [{ kind, period, amount: bound, from: 0 }];
  // No limit where none was: there is nothing to wait for.
  if (bound === null && amount === null) return others;
  return [...others, ...kept, { kind, period, amount, from: at + RAISE_AFTER_MS }];
};
