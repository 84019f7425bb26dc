import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { GuardLimit } from '../../../engine/kernel/world.ts';
import { decodeLimits, encodeLimits, limitAt, RAISE_AFTER_MS, withRequest } from './own-limits.ts';

const now = Date.UTC(2026, 10, 21);
const ask = (limits: readonly GuardLimit[], amount: bigint | null, at = now) =>
  withRequest(limits, { kind: 'wager', period: 'day', amount }, at);
const bound = (limits: readonly GuardLimit[], at = now) => limitAt(limits, 'wager', 'day', at);

describe('a limit that players set themselves', () => {
  it('binds at once where there was none', () => {
    expect(bound(ask([], 500n))).toEqual({ amount: 500n, pending: null });
  });

  it('is lowered at once', () => {
    expect(bound(ask(ask([], 500n), 200n))).toEqual({ amount: 200n, pending: null });
  });

  it('is raised 24 hours later', () => {
    const raised = ask(ask([], 500n), 900n);
    expect(bound(raised)).toEqual({ amount: 500n, pending: { amount: 900n, from: now + RAISE_AFTER_MS } });
    expect(bound(raised, now + RAISE_AFTER_MS - 1).amount).toBe(500n);
    expect(bound(raised, now + RAISE_AFTER_MS)).toEqual({ amount: 900n, pending: null });
  });

  it('is lifted 24 hours later', () => {
    const lifted = ask(ask([], 500n), null);
    expect(bound(lifted).amount).toBe(500n);
    expect(bound(lifted, now + RAISE_AFTER_MS).amount).toBeNull();
  });

  it('forgets a raise that waits when it is lowered meanwhile', () => {
    const lowered = ask(ask(ask([], 500n), 900n), 300n, now + 1_000);
    expect(bound(lowered, now + 3 * RAISE_AFTER_MS)).toEqual({ amount: 300n, pending: null });
  });

  it('lets a later request replace one that waits, and wait anew', () => {
    const twice = ask(ask(ask([], 500n), 900n), 700n, now + 1_000);
    expect(bound(twice, now + RAISE_AFTER_MS).amount).toBe(500n);
    expect(bound(twice, now + RAISE_AFTER_MS + 1_000).amount).toBe(700n);
  });

  it('may be 0, which stops the thing altogether', () => {
    expect(bound(ask([], 0n)).amount).toBe(0n);
  });

  it('leaves other kinds and periods alone', () => {
    const deposits = withRequest(ask([], 500n), { kind: 'deposit', period: 'day', amount: 100n }, now);
    expect(bound(deposits).amount).toBe(500n);
    expect(limitAt(deposits, 'deposit', 'day', now).amount).toBe(100n);
    expect(limitAt(deposits, 'wager', 'week', now).amount).toBeNull();
  });

  it('never gets looser within 24 hours, whatever is asked', () => {
    const amount = fc.option(fc.bigInt({ min: 0n, max: 1_000n }), { nil: null });
    fc.assert(
      fc.property(fc.array(fc.tuple(amount, fc.integer({ min: 0, max: 10_000 }))), (requests) => {
        let limits: readonly GuardLimit[] = ask([], 500n);
        let at = now;
        for (const [asked, later] of requests) {
          limits = ask(limits, asked, at);
          at += later;
          if (at >= now + RAISE_AFTER_MS) return;
          const { amount: binding } = bound(limits, at);
          expect(binding !== null && binding <= 500n).toBe(true);
        }
      }),
    );
  });

  it('is stored as text and read again', () => {
    const limits = ask(ask([], 500n), null);
    expect(decodeLimits(encodeLimits(limits))).toEqual(limits);
  });
});
