import { describe, expect, it } from 'vitest';
import { addMark, type Mark, NO_PACE, paceOf } from './pace.ts';

describe('the pace of a check', () => {
  it('is told from the last seconds only', () => {
    let marks: readonly Mark[] = [];
    for (const [at, done] of [
      [0, 0],
      [20_000, 100],
      [21_000, 1_100],
      [22_000, 2_100],
    ] as const)
      marks = addMark(marks, { at, done, plays: 2 * done });
    expect(marks).toHaveLength(3);
    expect(paceOf(marks, 10_100)).toEqual({ rate: 1_000, playRate: 2_000, left: 8 });
  });

  it('is not told before there is one, or while nothing moves', () => {
    expect(paceOf([], 10)).toEqual(NO_PACE);
    expect(paceOf([{ at: 0, done: 5, plays: 1 }], 10)).toEqual(NO_PACE);
    const standing = [
      { at: 0, done: 5, plays: 1 },
      { at: 3_000, done: 5, plays: 1 },
    ];
    expect(paceOf(standing, 10)).toEqual(NO_PACE);
  });
});
