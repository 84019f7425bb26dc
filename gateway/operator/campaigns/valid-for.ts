import type { Instant } from '../../../engine/kernel/decision.ts';
import { invalidInput } from '../../errors.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const LONGEST = 3_650;

/** The end of a day (UTC), so that the same words on the same day mean the same moment. @throws GatewayError INVALID_INPUT */
export const expiresIn = (days: number, at: Instant): Instant => {
  if (days < 1 || days > LONGEST) throw invalidInput('days', `is 1 to ${LONGEST}`);
  return (Math.floor(at / DAY_MS) + days + 1) * DAY_MS;
};
