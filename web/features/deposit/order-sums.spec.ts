import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { couponBonus, payAddress, payAmountOf, pollDelay, shareOf } from './order-sums.ts';

describe('what an order costs', () => {
  it('is rounded up, once, and never more than a minor unit', () => {
    expect(payAmountOf(5_000, 100)).toBe(5_000);
    expect(payAmountOf(101, 14)).toBe(15);
    fc.assert(
      fc.property(fc.integer({ min: 100, max: 10_000_000 }), fc.integer({ min: 1, max: 100_000 }), (amount, price) => {
        const paid = BigInt(payAmountOf(amount, price)) * 100n;
        const exact = BigInt(amount) * BigInt(price);
        expect(paid >= exact && paid - exact < 100n).toBe(true);
      }),
    );
  });
});

describe('bonuses', () => {
  it('are a share, rounded down, up to their maximum', () => {
    expect(shareOf(5_001, { percent: 20, max: 100_000 })).toBe(1_000);
    expect(shareOf(5_000_000, { percent: 20, max: 100_000 })).toBe(100_000);
  });

  it('of a coupon need its smallest deposit', () => {
    const coupon = { percent: 10, max: 2_000, minDeposit: 10_000 };
    expect(couponBonus(9_999, coupon)).toBeNull();
    expect(couponBonus(10_000, coupon)).toBe(1_000);
    expect(couponBonus(50_000, coupon)).toBe(2_000);
  });
});

describe('where one pays', () => {
  const origin = 'http://127.0.0.1:3000';
  it('is a page of this site or one over HTTPS', () => {
    expect(payAddress('/sandbox/pay/o1', origin)).toBe('http://127.0.0.1:3000/sandbox/pay/o1');
    expect(payAddress('https://pay.example/s/1', origin)).toBe('https://pay.example/s/1');
  });

  it('is nothing else', () => {
    for (const bad of ['javascript:alert(1)', 'http://pay.example/', 'data:text/html,x', 'http://[', null]) {
      expect(payAddress(bad, origin), String(bad)).toBeNull();
    }
  });
});

describe('asking about an open order', () => {
  it('grows rarer, down to twice a minute', () => {
    expect([0, 1, 2, 3].map(pollDelay)).toEqual([1500, 2250, 3375, 5063]);
    expect(pollDelay(40)).toBe(30_000);
  });
});
