import { describe, expect, it } from 'vitest';
import { DEFAULT_TERMS } from '../../../engine/terms/sections.ts';
import { leastEdge, termsCheck } from './terms-check.ts';

const CASE_RETURN = 90;
const lineOf = (rule: string, terms = DEFAULT_TERMS, caseReturn = CASE_RETURN) =>
  termsCheck(terms, caseReturn).filter((one) => one.rule === rule);
const rewards = (changed: Partial<(typeof DEFAULT_TERMS)['rewards']>) => ({
  ...DEFAULT_TERMS,
  rewards: { ...DEFAULT_TERMS.rewards, ...changed },
});

describe('the check that nothing pays more than it takes', () => {
  it('holds for the terms that a fresh site publishes', () => {
    expect(leastEdge(DEFAULT_TERMS, CASE_RETURN)).toBe(8);
    const lines = termsCheck(DEFAULT_TERMS, CASE_RETURN);
    expect(lines.filter(({ holds }) => !holds)).toEqual([]);
    expect(lines).toHaveLength(1 + 1 + 4 + 20 + 10 + 1);
  });

  it('shows the arithmetic of a bonus that wagering sets free', () => {
    expect(lineOf('first-deposit')).toEqual([
      {
        ...{ rule: 'first-deposit', step: null, pays: 20, takes: 80, base: 'deposited', holds: true },
        arithmetic: '20 ÷ 2 % × 8 % = 80',
      },
    ]);
    expect(lineOf('daily-tier').map(({ pays }) => pays)).toEqual([2, 2.5, 3, 3.5]);
  });

  it('values points at the rate of transfers, and a deposit by what the shop keeps of it', () => {
    expect(lineOf('vip-reward')[19]).toMatchObject({ step: 20, pays: 0.45, takes: 8 });
    const dearest = lineOf('rebate').at(-1);
    expect(dearest?.arithmetic).toBe('3.25 × 0.9 = 2.925; 100 − 100 ÷ 105 % = 4.7619');
  });

  it('adds up all that a wagered coin can bring', () => {
    expect(lineOf('all-together')[0]?.arithmetic).toBe('2 + 0.45 + 2.925 = 5.375; 100 − 92 = 8');
  });

  it('fails where a case returns so much that the rewards are more than the house keeps', () => {
    expect(lineOf('release', DEFAULT_TERMS, 99)[0]).toMatchObject({ pays: 2, takes: 1, holds: false });
    expect(lineOf('all-together', DEFAULT_TERMS, 95)[0]?.holds).toBe(false);
    expect(lineOf('first-deposit', rewards({ releasePercent: 20 }))[0]).toMatchObject({ takes: 8, holds: false });
    const generous = DEFAULT_TERMS.rewards.rebateLevels.map((level) => ({ ...level, ratio: 600 }));
    expect(lineOf('rebate', rewards({ rebateLevels: generous })).every(({ holds }) => holds)).toBe(false);
  });
});
