import type { Instant } from '../../engine/kernel/decision.ts';
import { GatewayError } from '../errors.ts';
import { lruOf } from '../lru.ts';

/** Counts one use of what a subject may do so often a minute. @throws GatewayError RATE_LIMITED */
export type Spend = (what: string, perMinute: number, subject: string) => void;

const WINDOW_MS = 60_000;
/** Subjects counted at once; the least active are forgotten first. */
const COUNTED = 50_000;

interface Count {
  readonly resetsAt: Instant;
  used: number;
}

/** Each alias of a field counts, which a limit per request would not see. */
export const fieldLimitsWith = (now: () => Instant, factor: number): Spend => {
  const counts = lruOf<string, Count>(COUNTED);
  return (what, perMinute, subject) => {
    const at = now();
    const key = `${what} ${subject}`;
    const known = counts.get(key);
    const count = known !== undefined && at < known.resetsAt ? known : { resetsAt: at + WINDOW_MS, used: 0 };
    if (count !== known) counts.set(key, count);
    count.used += 1;
    if (count.used > perMinute * factor) {
      throw new GatewayError('RATE_LIMITED', { retryAfterSeconds: Math.ceil((count.resetsAt - at) / 1000) });
    }
  };
};
