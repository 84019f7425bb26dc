import { LRUCache } from 'lru-cache';
import type { Instant } from '../../engine/kernel/decision.ts';
import { GatewayError } from '../errors.ts';

/**
 * Bytes of JSON that one address is answered with in a minute: a hundred times the largest page, and some seconds of one
 * core. Counting requests alone would let the dearest ones take everything.
 */
const BYTES_PER_MINUTE = 64 * 1024 * 1024;
const WINDOW_MS = 60_000;
/** Addresses counted at once; the least active are forgotten first. */
const COUNTED = 20_000;

interface Count {
  readonly resetsAt: Instant;
  bytes: number;
}

/** What is left of answers for an address. */
export interface AnswerAllowance {
  /** @throws GatewayError RATE_LIMITED where this minute's bytes are used up */
  admit(address: string): void;
  spend(address: string, bytes: number): void;
}

export const answerAllowanceWith = (now: () => Instant, factor: number): AnswerAllowance => {
  const counts = new LRUCache<string, Count>({ max: COUNTED });
  const current = (address: string): Count | undefined => {
    const known = counts.get(address);
    return known !== undefined && now() < known.resetsAt ? known : undefined;
  };
  return {
    admit: (address) => {
      const count = current(address);
      if (count === undefined || count.bytes < BYTES_PER_MINUTE * factor) return;
      throw new GatewayError('RATE_LIMITED', { retryAfterSeconds: Math.ceil((count.resetsAt - now()) / 1000) });
    },
    spend: (address, bytes) => {
      const count = current(address) ?? { resetsAt: now() + WINDOW_MS, bytes: 0 };
      count.bytes += bytes;
      counts.set(address, count);
    },
  };
};
