import { describe, expect, it } from 'vitest';
import { catalogCacheOf } from './catalog.ts';

/** A database without a catalog. Its stamp is asked for first in each look, and is answered when the test says so. */
const emptyDatabase = () => {
  const asked: (readonly unknown[])[] = [];
  const stamps: { answer: (stamp: string) => void; fail: () => void }[] = [];
  return {
    asked,
    stamps,
    sql: {
      query: async (text: string, values: readonly unknown[] = []) => {
        asked.push(values);
        if (!text.includes('as "stamp"')) return { rows: [] };
        const stamp = await new Promise<string>((answer, reject) => {
          stamps.push({ answer, fail: () => reject(new Error('the database is away')) });
        });
        return { rows: [{ stamp }] };
      },
    },
  };
};

const cacheOf = () => {
  const database = emptyDatabase();
  let at = 1_000;
  const cache = catalogCacheOf(database.sql, () => at);
  const advance = (ms: number): void => {
    at += ms;
  };
  return { ...database, cache, advance };
};

describe('the catalog in memory', () => {
  it('is read as of one moment, also where it expires meanwhile', async () => {
    const { cache, stamps, asked } = cacheOf();
    const reading = cache.current();
    cache.expire();
    stamps[0]?.answer('one');
    await reading;
    expect(asked.flat()).not.toContain(Number.NEGATIVE_INFINITY);
  });

  it('is read anew for whoever comes after it expired, though an earlier look is under way', async () => {
    const { cache, stamps } = cacheOf();
    const [before] = [cache.current()];
    cache.expire();
    const [after, another] = [cache.current(), cache.current()];
    expect(stamps).toHaveLength(2);
    stamps[1]?.answer('two');
    const seen = await after;
    stamps[0]?.answer('one');
    expect(await before).not.toBe(seen);
    expect([await another, await cache.current()]).toEqual([seen, seen]);
    expect(stamps).toHaveLength(2);
  });

  it('is given to nobody who comes after it expired, until it was looked at', async () => {
    const { cache, stamps } = cacheOf();
    const first = cache.current();
    stamps[0]?.answer('one');
    const old = await first;
    cache.expire();
    const looking = [cache.current(), cache.current()];
    stamps[1]?.answer('two');
    for (const seen of await Promise.all(looking)) expect(seen).not.toBe(old);
  });

  it('is looked at again after a look that failed', async () => {
    const { cache, stamps, advance } = cacheOf();
    const first = cache.current();
    stamps[0]?.answer('one');
    const old = await first;
    cache.touch();
    advance(1_000);
    const failing = cache.current();
    stamps[1]?.fail();
    await expect(failing).rejects.toThrow('the database is away');
    advance(1_000);
    const again = cache.current();
    stamps[2]?.answer('two');
    expect(await again).not.toBe(old);
  });
});
