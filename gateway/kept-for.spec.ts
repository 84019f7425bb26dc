import { describe, expect, it } from 'vitest';
import { keptFor } from './kept-for.ts';

describe('what is kept for a while', () => {
  it('is read once for all who ask meanwhile, and again afterwards', async () => {
    let [now, reads] = [0, 0];
    const kept = keptFor(
      100,
      () => now,
      async () => ++reads,
    );
    expect(await Promise.all([kept(), kept()])).toEqual([1, 1]);
    now = 99;
    expect(await kept()).toBe(1);
    now = 100;
    expect(await kept()).toBe(2);
  });

  it('is asked for again where reading failed', async () => {
    let reads = 0;
    const kept = keptFor(
      100,
      () => 0,
      async () => {
        reads += 1;
        if (reads === 1) throw new Error('gone');
        return reads;
      },
    );
    await expect(kept()).rejects.toThrow('gone');
    expect(await kept()).toBe(2);
  });
});
