import { describe, expect, it } from 'vitest';
import { claimableGrades, inviteAddress, readPoints, shareDone } from './rewards-sums.ts';

describe('progress', () => {
  it('is a share that stays within its bar', () => {
    expect([shareDone(25, 100), shareDone(0, 100), shareDone(300, 100), shareDone(-5, 100)]).toEqual([0.25, 0, 1, 0]);
  });

  it('is whole at the top, where nothing comes next', () => {
    expect([shareDone(5, null), shareDone(5, undefined), shareDone(0, 0)]).toEqual([1, 1, 1]);
  });
});

describe('rewards of grades', () => {
  it('are those that are reached, give something and wait', () => {
    const grades = [
      { grade: 1, reward: 100, claimed: true },
      { grade: 2, reward: 200, claimed: false },
      { grade: 3, reward: 0, claimed: false },
      { grade: 4, reward: 400, claimed: false },
      { grade: 5, reward: 500, claimed: false },
    ];
    expect(claimableGrades(grades, 4).map(({ grade }) => grade)).toEqual([2, 4]);
  });
});

describe('a promotion code', () => {
  it('travels in the address', () => {
    expect(inviteAddress('https://glass.example', 'abc123')).toBe('https://glass.example/home?promoteCode=abc123');
  });
});

describe('typed points', () => {
  it('are read without fractions of a minor unit, up to what is held', () => {
    expect(readPoints('1,234.5', 200_000)).toEqual({ ok: true, points: 123_450 });
    expect(readPoints('0,5', 200_000)).toEqual({ ok: true, points: 50 });
    expect(readPoints('12,50', 200_000)).toEqual({ ok: true, points: 1_250 });
    expect(readPoints(' ', 100)).toEqual({ ok: false, problem: 'required' });
    expect(readPoints('1.01', 100)).toEqual({ ok: false, problem: 'short' });
    for (const odd of ['0', '0.00', '1.234']) {
      expect(readPoints(odd, 1e9), odd).toEqual({ ok: false, problem: 'format' });
    }
  });
});
