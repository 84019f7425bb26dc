import { describe, expect, it } from 'vitest';
import { openBodyFrom } from './open-body.ts';

const body = {
  commandId: 'c1',
  loose: null,
  slug: 'tidal',
  quantity: 3,
  oddsHash: 'a'.repeat(64),
  terms: 'c'.repeat(64),
  free: null,
};

describe('a kept opening', () => {
  it('is read back whole', () => {
    expect(openBodyFrom(JSON.parse(JSON.stringify(body)), 'tidal')).toEqual(body);
  });

  it('stays free, of the day or by its coupon', () => {
    for (const couponId of [null, 'k1']) {
      const free = { ...body, quantity: 1, free: { couponId } };
      expect(openBodyFrom(JSON.parse(JSON.stringify(free)), 'tidal')).toEqual(free);
    }
  });

  it('was paid for where it was kept before openings could be free', () => {
    const { free: _free, ...before } = body;
    expect(openBodyFrom(before, 'tidal')).toEqual(body);
  });

  it('belongs to its own case only', () => {
    expect(openBodyFrom(body, 'brine')).toBeNull();
  });

  it('is nothing when a part is missing or of another kind', () => {
    expect(openBodyFrom({ ...body, quantity: 1.5 }, 'tidal')).toBeNull();
    expect(openBodyFrom({ ...body, loose: 7 }, 'tidal')).toBeNull();
    expect(openBodyFrom({ ...body, free: true }, 'tidal')).toBeNull();
    expect(openBodyFrom({ ...body, free: { couponId: 7 } }, 'tidal')).toBeNull();
    expect(openBodyFrom(null, 'tidal')).toBeNull();
  });
});
