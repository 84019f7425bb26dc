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

  it('does not keep what is larger than its bound, nor let it push out itself into debt', () => {
    const cache = lruOf<string, number>(30, (size) => size);
    cache.set('large', 31);
    expect([cache.get('large'), cache.weight]).toEqual([undefined, 0]);
  });

  it('never holds more than its bound, counts exactly what it holds, and returns what was set last', () => {
    const operation = fc.record({ key: fc.nat(8), size: fc.nat(40), act: fc.constantFrom('set', 'get', 'delete') });
    fc.assert(
      fc.property(fc.array(operation, { maxLength: 200 }), (operations) => {
        const cache = lruOf<number, number>(100, (size) => size);
        const newest = new Map<number, number>();
        for (const { key, size, act } of operations) {
          if (act === 'set') newest.set(key, size);
          if (act === 'delete') newest.delete(key);
          if (act === 'set') cache.set(key, size);
          else if (act === 'delete') cache.delete(key);
          else expect([undefined, newest.get(key)]).toContain(cache.get(key));
          expect(cache.weight).toBeLessThanOrEqual(100);
        }
        let held = 0;
        for (let key = 0; key <= 8; key += 1) held += cache.get(key) ?? 0;
        expect(cache.weight).toBe(held);
      }),
    );
  });
});
