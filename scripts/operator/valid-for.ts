import { z } from 'zod';
import type { Instant } from '../../engine/kernel/decision.ts';
import { given, wholeNumber } from '../command-line.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const LONGEST = 3_650;

/** Days that a code or coupon can be used. */
export const days = z.int().min(1).max(LONGEST);

/** @throws UsageError */
export const daysOf = (text: string | undefined): number =>
  wholeNumber('days', given('days', text), { min: 1, max: LONGEST }, 0);

/** The end of a day (UTC), so that the same words on the same day mean the same moment. */
export const expiresIn = (days: number, { at }: { readonly at: Instant }): Instant =>
  (Math.floor(at / DAY_MS) + days + 1) * DAY_MS;
