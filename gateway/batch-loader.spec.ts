import { describe, expect, it } from 'vitest';
import { batchLoader, remembering } from './batch-loader.ts';

/** Loads squares, and tells which keys were asked for together. */
const squares = (most = 100) => {
  const batches: (readonly number[])[] = [];
  const load = batchLoader<number, number>(async (keys) => {
    batches.push(keys);
    return new Map(keys.filter((key) => key >= 0).map((key) => [key, key * key]));
  }, most);
  return { load, batches };
};

describe('a batch loader', () => {
  it('loads together what is asked for in one turn, each key once, whoever asks', async () => {
    const { load, batches } = squares();
    expect(await Promise.all([load(2), load(3), Promise.resolve().then(() => load(2)), load(-1)])).toEqual([
      4,
      9,
      4,
      undefined,
    ]);
    expect(batches).toEqual([[2, 3, -1]]);
  });

  it('reads again what is asked for later', async () => {
    const { load, batches } = squares();
    await load(2);
    await load(2);
    expect(batches).toEqual([[2], [2]]);
  });

  it('never loads more at once than it may', async () => {
    const { load, batches } = squares(2);
    expect(await Promise.all([1, 2, 2, 3, 1, 4, 5].map(load))).toEqual([1, 4, 4, 9, 1, 16, 25]);
    expect(batches.every((keys) => keys.length <= 2)).toBe(true);
    expect(new Set(batches.flat())).toEqual(new Set([1, 2, 3, 4, 5]));
  });

  it('tells everybody who asked when loading fails, and then goes on', async () => {
    let broken = true;
    const load = batchLoader<number, number>(async (keys) => {
      if (broken) throw new Error('away');
      return new Map(keys.map((key) => [key, key]));
    }, 10);
    const answers = await Promise.allSettled([load(1), load(2)]);
    expect(answers.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    broken = false;
    expect(await load(1)).toBe(1);
  });

  it('asks once for a key where it remembers', async () => {
    const { load, batches } = squares();
    const remembered = remembering(load);
    expect([await remembered(2), await remembered(2), await remembered(-1), await remembered(-1)]).toEqual([
      4,
      4,
      undefined,
      undefined,
    ]);
    expect(batches).toEqual([[2], [-1]]);
  });
});
