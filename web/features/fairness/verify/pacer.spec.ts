import { describe, expect, it } from 'vitest';
import { createPacer } from './pacer.ts';

describe('a pacer', () => {
  it('rests when its budget is spent, and counts anew from the end of the rest', async () => {
    let clock = 0;
    const rests: number[] = [];
    const pause = createPacer({
      budgetMs: 10,
      now: () => clock,
      rest: async () => {
        rests.push(clock);
        clock += 100;
      },
    });
    for (let piece = 0; piece < 10; piece += 1) {
      clock += 4;
      await pause();
    }
    expect(rests).toEqual([12, 124, 236]);
  });
});
