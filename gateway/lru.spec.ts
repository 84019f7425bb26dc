import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { lruOf } from './lru.ts';

describe('an LRU map', () => {
  it('forgets what was used longest ago', () => {
    const lru = lruOf<string, number>(2);
    lru.set('a', 1);
    lru.set('b', 2);
    lru.get('a');
    lru.set('c', 3);
    expect([lru.get('a'), lru.get('b'), lru.get('c')]).toEqual([1, undefined, 3]);
  });

  it('never weighs more than its capacity, whatever is put into it', () => {
    const step = fc.record({ key: fc.integer({ min: 0, max: 9 }), weight: fc.integer({ min: 1, max: 15 }) });
    fc.assert(
      fc.property(fc.array(step), (steps) => {
        const lru = lruOf<number, number>(10);
        for (const { key, weight } of steps) lru.set(key, weight, weight);
        let total = 0;
        for (let key = 0; key < 10; key += 1) total += lru.get(key) ?? 0;
        expect(total).toBeLessThanOrEqual(10);
      }),
    );
  });
});
