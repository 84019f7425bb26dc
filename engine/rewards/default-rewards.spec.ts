import { describe, expect, it } from 'vitest';
import { shippedCatalog } from '../catalog/shipped/index.ts';
import { GRADE_THRESHOLDS } from '../player/vip.ts';
import { rewardsSection } from './rewards-section.ts';

const { firstDeposit, rebateLevels, vipRewards, freeCases } = rewardsSection.defaults;

describe('the default rewards', () => {
  it('keep the rules', () => {
    expect(rewardsSection.brokenBy(rewardsSection.defaults)).toBeNull();
  });

  it('give 20 % on the first deposit, up to 200.00', () => {
    expect(firstDeposit).toEqual({ percent: 20, max: '20000' });
  });

  it('have ten levels of rebates from 1 % to 3.25 %', () => {
    expect(rebateLevels.map(({ ratio }) => ratio)).toEqual([100, 125, 150, 175, 200, 225, 250, 275, 300, 325]);
  });

  it('give 0.5 % of all wagering back over the member grades, and no more', () => {
    const all = vipRewards.reduce((sum, reward) => sum + BigInt(reward), 0n);
    expect(all * 200n).toBe(GRADE_THRESHOLDS.at(-1));
  });

  it('open cases of the shipped catalog for nothing, dearer ones from higher grades on', () => {
    const price = new Map(shippedCatalog().cases.map((one) => [one.slug, Number(one.price)]));
    const prices = freeCases.map((tier) => price.get(tier.case) ?? 0);
    expect(prices[0]).toBeGreaterThan(0);
    expect(prices).toEqual([...new Set(prices)].sort((a, b) => a - b));
    expect(freeCases.at(-1)?.grade).toBe(20);
  });
});
