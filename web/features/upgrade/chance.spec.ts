import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { upgradeTickets } from '../../../engine/fairness/upgrade-draw.ts';
import {
  chanceTickets,
  closestByChance,
  isAllowed,
  largestStake,
  reachOf,
  type UpgradeRules,
  valueForChance,
} from './chance.ts';

const rules: UpgradeRules = { returnPercent: 92, minTickets: 100_000, maxTickets: 8_000_000 };
const amount = fc.integer({ min: 1, max: 1_000_000_000 });

describe('the chance of an upgrade', () => {
  it('is stake ÷ target × 92 %, rounded down to a ticket', () => {
    expect(chanceTickets(54_880, 110_500, rules)).toBe(4_569_194);
    expect(chanceTickets(1000, 2000, rules)).toBe(4_600_000);
    expect(chanceTickets(1, 3, rules)).toBe(3_066_666);
  });

  it('stays exact where products leave the safe integers', () => {
    const largest = Number.MAX_SAFE_INTEGER;
    expect(chanceTickets(largest, largest, rules)).toBe(9_200_000);
    expect(chanceTickets(largest - 1, largest, rules)).toBe(9_199_999);
  });

  it('is the one that the engine plays', () => {
    fc.assert(
      fc.property(amount, amount, fc.integer({ min: 50, max: 92 }), (stake, target, returnPercent) => {
        const played = { ...rules, returnPercent };
        expect(chanceTickets(stake, target, played)).toBe(upgradeTickets(BigInt(stake), BigInt(target), played));
      }),
    );
  });

  it('is allowed from the lower to the upper limit, both included', () => {
    expect([99_999, 100_000, 8_000_000, 8_000_001].map((tickets) => isAllowed(tickets, rules))).toEqual([
      false,
      true,
      true,
      false,
    ]);
  });
});

describe('the reach of a stake', () => {
  it('is nothing without a stake', () => {
    expect(reachOf(0, rules)).toBeNull();
  });

  it('holds exactly the targets whose chance is allowed', () => {
    fc.assert(
      fc.property(amount, amount, (stake, target) => {
        const reach = reachOf(stake, rules);
        const within = reach !== null && target >= reach.min && target <= reach.max;
        expect(within).toBe(isAllowed(chanceTickets(stake, target, rules), rules));
      }),
    );
  });

  it('begins and ends at the very last allowed value', () => {
    fc.assert(
      fc.property(amount, (stake) => {
        const { min, max } = reachOf(stake, rules) ?? { min: 0, max: 0 };
        expect(isAllowed(chanceTickets(stake, min, rules), rules)).toBe(true);
        expect(isAllowed(chanceTickets(stake, max, rules), rules)).toBe(true);
        expect(isAllowed(chanceTickets(stake, max + 1, rules), rules)).toBe(false);
        expect(min === 1 || !isAllowed(chanceTickets(stake, min - 1, rules), rules)).toBe(true);
      }),
    );
  });
});

describe('the largest stake for a target', () => {
  it('is the last one that is allowed', () => {
    fc.assert(
      fc.property(fc.integer({ min: 100, max: 1_000_000_000 }), (target) => {
        const stake = largestStake(target, rules);
        expect(chanceTickets(stake, target, rules)).toBeLessThanOrEqual(rules.maxTickets);
        expect(chanceTickets(stake + 1, target, rules)).toBeGreaterThan(rules.maxTickets);
      }),
    );
  });
});

describe('a target by chance', () => {
  it('is looked for around the value of that chance', () => {
    expect(valueForChance(54_880, 2_500_000, rules)).toBe(201_958);
    expect(valueForChance(1, 8_000_000, rules)).toBe(1);
  });

  it('is the one whose chance comes closest', () => {
    const targets = [{ value: 150_000 }, { value: 195_000 }, { value: 240_000 }];
    expect(closestByChance(targets, 54_880, 2_500_000, rules)).toEqual({ value: 195_000 });
  });

  it('is none where no chance is allowed', () => {
    expect(closestByChance([{ value: 10_000 }, { value: 60_000_000 }], 54_880, 2_500_000, rules)).toBeUndefined();
    expect(closestByChance([], 54_880, 2_500_000, rules)).toBeUndefined();
  });
});
