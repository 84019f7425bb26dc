import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { beaconRoundAfter, beaconRoundAt } from './beacon.ts';

/** The public "quicknet" chain of drand. */
const quicknet = { genesisAt: 1_692_803_367_000, periodMs: 3_000 };

describe('rounds of a beacon', () => {
  it('are due one period apart, the first at the genesis', () => {
    expect(beaconRoundAt(quicknet, 1)).toBe(1_692_803_367_000);
    expect(beaconRoundAt(quicknet, 2)).toBe(1_692_803_370_000);
    expect(beaconRoundAt(quicknet, 1_000_000)).toBe(1_692_803_367_000 + 999_999 * 3_000);
  });

  it('are found by the time from which they may be due', () => {
    expect(beaconRoundAfter(quicknet, quicknet.genesisAt - 1)).toBe(1);
    expect(beaconRoundAfter(quicknet, quicknet.genesisAt)).toBe(1);
    expect(beaconRoundAfter(quicknet, quicknet.genesisAt + 1)).toBe(2);
    expect(beaconRoundAfter(quicknet, quicknet.genesisAt + 3_000)).toBe(2);
    expect(beaconRoundAfter(quicknet, quicknet.genesisAt + 3_001)).toBe(3);
    expect(beaconRoundAfter(quicknet, 0)).toBe(1);
  });

  it('are the first that isn’t due before that time, for every schedule', () => {
    const schedule = fc.record({
      genesisAt: fc.integer({ min: 0, max: 2_000_000_000_000 }),
      periodMs: fc.integer({ min: 1_000, max: 60_000 }),
    });
    fc.assert(
      fc.property(schedule, fc.integer({ min: 0, max: 4_000_000_000_000 }), (chain, at) => {
        const round = beaconRoundAfter(chain, at);
        expect(beaconRoundAt(chain, round)).toBeGreaterThanOrEqual(at);
        if (round > 1) expect(beaconRoundAt(chain, round - 1)).toBeLessThan(at);
      }),
    );
  });
});
