import { describe, expect, it } from 'vitest';
import { formatSigma, standingOf } from './band.ts';
import type { CaseReturn } from './figures.ts';
import { funnelOf } from './funnel.ts';

const caseAt = (id: string, sigma: number, deviation: number, telling = true): CaseReturn => ({
  id,
  plays: 1_000,
  names: { zhCN: id, zhTW: id, en: id },
  band: { published: 0.9, measured: 0.9 + deviation * sigma, sigma, deviation, telling },
});

describe('the funnel of cases', () => {
  it('is none while no case tells anything', () => {
    expect(funnelOf([])).toBeNull();
    expect(funnelOf([caseAt('a', 0.5, 4, false)])).toBeNull();
  });

  it('puts a dot on the line of its own deviation', () => {
    const funnel = funnelOf([caseAt('a', 0.01, 2), caseAt('b', 0.04, -1), caseAt('c', 0.02, 0)]);
    if (funnel === null) throw new Error('no funnel');
    for (const { item, x, y } of funnel.dots) {
      expect(0.5 - y).toBeCloseTo(x * funnel.sigmaAtEnd * item.band.deviation, 12);
      expect([x > 0, x < 1, y > 0, y < 1]).toEqual([true, true, true, true]);
    }
  });

  it('names outliers alone, none on another, and counts those beyond two and three deviations', () => {
    const cases = [
      caseAt('low', 0.03, -3.5),
      caseAt('high', 0.0201, 2.1),
      caseAt('near', 0.02, 2.11),
      ...Array.from({ length: 9 }, (_, n) => caseAt(`case-${n}`, 0.01 + n / 1_000, (n - 4) / 3)),
      caseAt('few', 0.9, 5, false),
    ];
    const funnel = funnelOf(cases);
    if (funnel === null) throw new Error('no funnel');
    const named = funnel.dots.filter(({ name }) => name !== null);
    expect(named.map(({ item }) => item.id).toSorted()).toEqual(['high', 'low', 'near']);
    const sideOf = (id: string) => named.find(({ item }) => item.id === id)?.name?.before;
    expect([sideOf('near'), sideOf('high'), sideOf('low')]).toEqual([true, false, true]);
    expect(funnel).toMatchObject({ beyondTwo: 3, beyondThree: 1, few: 1 });
    expect(funnel.furthest.map(({ id }) => id).slice(0, 3)).toEqual(['low', 'near', 'high']);
    expect(funnel.dots).toHaveLength(12);
  });

  it('has round figures at its edges', () => {
    const funnel = funnelOf([caseAt('a', 0.05, 0.5), caseAt('b', 0.01, -0.5)]);
    expect(funnel?.across.map(({ value }) => Number((value * 100).toFixed(6)))).toEqual([1, 2, 3, 4, 5]);
    expect(funnel?.up.map(({ value }) => Number((value * 100).toFixed(6)))).toContain(90);
  });
});

describe('where a return stands', () => {
  it('has no colour within two deviations, nor where too few plays tell anything', () => {
    expect(standingOf({ deviation: -2, telling: true })).toBe('within');
    expect(standingOf({ deviation: -2.01, telling: true })).toBe('beyond2');
    expect(standingOf({ deviation: 3.01, telling: true })).toBe('beyond3');
    expect(standingOf({ deviation: 30, telling: false })).toBe('within');
  });

  it('is written with its sign and two decimals', () => {
    expect([formatSigma(0.166), formatSigma(-1.5), formatSigma(0)]).toEqual(['+0.17σ', '−1.50σ', '+0.00σ']);
  });
});
