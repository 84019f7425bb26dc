import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createByteCache } from './memory.ts';

describe('the byte-bounded cache', () => {
  it('forgets what was used longest ago', () => {
    const cache = createByteCache<string, number>(30, () => 10);
    for (const key of ['a', 'b', 'c']) cache.set(key, 1);
    cache.get('a');
    cache.set('d', 1);
    expect(['a', 'b', 'c', 'd'].map((key) => cache.get(key) !== undefined)).toEqual([true, false, true, true]);
  });

  it('does not keep what is larger than its bound, nor let it push out itself into debt', () => {
    const cache = createByteCache<string, number>(30, (size) => size);
    cache.set('large', 31);
    expect([cache.get('large'), cache.bytes]).toEqual([undefined, 0]);
  });

  it('never holds more than its bound, counts exactly what it holds, and returns what was set last', () => {
    const operation = fc.record({ key: fc.nat(8), size: fc.nat(40), act: fc.constantFrom('set', 'get', 'delete') });
    fc.assert(
      fc.property(fc.array(operation, { maxLength: 200 }), (operations) => {
        const cache = createByteCache<number, number>(100, (size) => size);
        const newest = new Map<number, number>();
        for (const { key, size, act } of operations) {
          if (act === 'set') newest.set(key, size);
          if (act === 'delete') newest.delete(key);
          if (act === 'set') cache.set(key, size);
          else if (act === 'delete') cache.delete(key);
          else expect([undefined, newest.get(key)]).toContain(cache.get(key));
          expect(cache.bytes).toBeLessThanOrEqual(100);
        }
        let held = 0;
        for (let key = 0; key <= 8; key += 1) held += cache.get(key) ?? 0;
        expect(cache.bytes).toBe(held);
      }),
    );
  });
});
