import { describe, expect, it } from 'vitest';
import { holdsPass, passAsked } from './use-free-pass.ts';

const asked = (query: string) => passAsked(new URLSearchParams(query));

describe('the pass that the address asks for', () => {
  it('is the day’s, or a coupon’s', () => {
    expect(asked('free=1')).toEqual({ couponId: null });
    expect(asked('coupon=k1&free=1')).toEqual({ couponId: 'k1' });
  });

  it('is none in any other address', () => {
    for (const query of ['', 'free=0', 'free=true', 'coupon=', 'sort=rtp']) expect(asked(query), query).toBeNull();
  });
});

describe('a pass that is held', () => {
  const coupon = { id: 'k1', kind: 'FREE_CASE', case: { slug: 'tidal' } };
  const today = { case: { slug: 'tidal' }, available: true };

  it('is the case of the day as long as it isn’t opened', () => {
    expect(holdsPass({ couponId: null }, 'tidal', { freeCase: today, coupons: [] })).toBe(true);
    expect(holdsPass({ couponId: null }, 'brine', { freeCase: today, coupons: [] })).toBe(false);
    expect(holdsPass({ couponId: null }, 'tidal', { freeCase: { ...today, available: false }, coupons: [] })).toBe(
      false,
    );
    expect(holdsPass({ couponId: null }, 'tidal', { freeCase: null, coupons: [coupon] })).toBe(false);
  });

  it('is a coupon for this very case', () => {
    expect(holdsPass({ couponId: 'k1' }, 'tidal', { freeCase: null, coupons: [coupon] })).toBe(true);
    expect(holdsPass({ couponId: 'k2' }, 'tidal', { freeCase: today, coupons: [coupon] })).toBe(false);
    expect(holdsPass({ couponId: 'k1' }, 'brine', { freeCase: null, coupons: [coupon] })).toBe(false);
    const bonus = { id: 'k1', kind: 'DEPOSIT_BONUS', case: null };
    expect(holdsPass({ couponId: 'k1' }, 'tidal', { freeCase: null, coupons: [bonus] })).toBe(false);
  });
});
