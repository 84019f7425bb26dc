import { LRUCache } from 'lru-cache';
import type { Instant } from '../../../engine/kernel/decision.ts';
import { GatewayError } from '../../errors.ts';
import type { Payer, Payers } from './payers.ts';

/** Work that a payer may have done at once, in milliseconds of one core. */
export const AT_ONCE = 6_000;
/** How much of that a payer gets back in a second: a fifth of one core. */
const A_SECOND = 200;
/** Payers counted at once; the least active are forgotten first. */
const COUNTED = 50_000;
/** Allowances that a payer can owe: work that was under way when the allowance ended is charged, too, and yet a debt has an end. */
const LONGEST_DEBT = 10;

interface Debt {
  readonly owed: number;
  readonly at: Instant;
}

export interface WorkMeter {
  /** Charges nothing. @throws GatewayError RATE_LIMITED where a payer owes as much as it may, and no reserve pays in its place */
  admit(payers: Payers): void;
  /** Charges each payer for all of the work; where a shared one owes as much as it may, the reserve in place of all shared ones. */
  charge(payers: Payers, work: number): void;
  /** Of the payer that may ask for the least now. */
  left(payers: Payers): WorkLeft;
  /** Whether shared payers owe half of what they may, or more. */
  isShort(payers: Payers): boolean;
}

export interface WorkLeft {
  readonly work: number;
  /** Seconds until the payer owes nothing. */
  readonly wholeIn: number;
}

/**
 * Counts work of all kinds and transports in one unit. Each payer owes what was done for it, and the debt melts with time
 * (a leaky bucket), so an allowance has no window whose end can be waited for.
 */
export const workMeter = (now: () => Instant, factor: number): WorkMeter => {
  const debts = new LRUCache<string, Debt>({ max: COUNTED });

  const owedBy = ({ key, share }: Payer, at: Instant): number => {
    const debt = debts.get(key);
    if (debt === undefined) return 0;
    const seconds = Math.max(0, at - debt.at) / 1000;
    return Math.max(0, debt.owed - seconds * A_SECOND * share * factor);
  };

  const allowanceOf = ({ share }: Payer): number => AT_ONCE * share * factor;

  const isUsedUp = (at: Instant) => (payer: Payer) => owedBy(payer, at) >= allowanceOf(payer);

  /** The payers that count now: the reserve stands in for shared ones of which one is used up. */
  const counting = ({ own, shared, reserve }: Payers, at: Instant): readonly Payer[] => {
    const others = reserve !== null && shared.some(isUsedUp(at)) ? [reserve] : shared;
    return own === null ? others : [own, ...others];
  };

  return {
    admit: (payers) => {
      const at = now();
      const usedUp = counting(payers, at).find(isUsedUp(at));
      if (usedUp === undefined) return;
      const over = owedBy(usedUp, at) - allowanceOf(usedUp);
      const retryAfterSeconds = Math.max(1, Math.ceil(over / (A_SECOND * usedUp.share * factor)));
      throw new GatewayError('RATE_LIMITED', { retryAfterSeconds });
    },
    charge: (payers, work) => {
      const at = now();
      for (const payer of counting(payers, at)) {
        const most = allowanceOf(payer) * LONGEST_DEBT;
        debts.set(payer.key, { owed: Math.min(most, owedBy(payer, at) + work), at });
      }
    },
    left: (payers) => {
      const at = now();
      const each = counting(payers, at).map((payer) => {
        const owed = owedBy(payer, at);
        const work = Math.max(0, allowanceOf(payer) - owed);
        return { work, wholeIn: Math.ceil(owed / (A_SECOND * payer.share * factor)) };
      });
      return each.reduce((least, one) => (one.work < least.work ? one : least));
    },
    isShort: ({ shared }) => {
      const at = now();
      return shared.some((payer) => owedBy(payer, at) * 2 >= allowanceOf(payer));
    },
  };
};
