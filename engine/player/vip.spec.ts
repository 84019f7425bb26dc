import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MAX_MONEY } from '../kernel/money.ts';
import { GRADE_THRESHOLDS, TOP_GRADE, vipGrade } from './vip.ts';

describe('member grades', () => {
  it('are twenty, each dearer than the one before', () => {
    expect(TOP_GRADE).toBe(20);
    for (const [index, threshold] of GRADE_THRESHOLDS.entries()) {
      expect(threshold).toBeGreaterThan(GRADE_THRESHOLDS[index - 1] ?? 0n);
    }
  });

  it('begin with the very unit that reaches their threshold', () => {
    for (const [index, threshold] of GRADE_THRESHOLDS.entries()) {
      expect(vipGrade(threshold - 1n)).toBe(index);
      expect(vipGrade(threshold)).toBe(index + 1);
    }
  });

  it('start at 0 and end at 20', () => {
    expect(vipGrade(0n)).toBe(0);
    expect(vipGrade(9_999n)).toBe(0);
    expect(vipGrade(10_000n)).toBe(1);
    expect(vipGrade(MAX_MONEY)).toBe(20);
  });

  it('never fall when more is wagered', () => {
    const wagered = fc.bigInt({ min: 0n, max: MAX_MONEY });
    fc.assert(
      fc.property(wagered, wagered, (a, b) => {
        const [less, more] = a < b ? [a, b] : [b, a];
        expect(vipGrade(less)).toBeLessThanOrEqual(vipGrade(more));
      }),
    );
  });
});
