import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CROSSFADE_MS, crossings, FAST_MS, timeAtProgress, timingOf, wholeTime } from './timing.ts';

describe('the time of a reel', () => {
  it('is five seconds alone, and 4.2 with a stagger together', () => {
    expect(timingOf(1, false, false)).toEqual({ durationMs: 5000, staggerMs: 0 });
    expect(wholeTime(timingOf(10, false, false), 10)).toBe(4200 + 9 * 150);
  });

  it('is short in fast mode, and no travel where motion is reduced', () => {
    expect(wholeTime(timingOf(10, true, false), 10)).toBe(FAST_MS);
    expect(wholeTime(timingOf(3, false, true), 3)).toBe(CROSSFADE_MS);
  });
});

describe('the easing the other way round', () => {
  it('starts at nothing, ends at one and rises all along', () => {
    expect(timeAtProgress(0)).toBe(0);
    expect(timeAtProgress(1)).toBe(1);
    fc.assert(
      fc.property(fc.double({ min: 0, max: 0.99, noNaN: true }), (progress) => {
        expect(timeAtProgress(progress + 0.01)).toBeGreaterThan(timeAtProgress(progress));
      }),
    );
  });

  it('agrees with points on the curve', () => {
    // u = 1/2: x = 3·.3·.125 + 3·.42·.125 + .125 = .395, y = −3·.12·.125 + 3·1·.125 + .125 = .455
    expect(timeAtProgress(0.455)).toBeCloseTo(0.395, 6);
  });
});

describe('the ticks of a reel', () => {
  it('come once for every edge that is far enough from the last, slower and slower', () => {
    const times = crossings(39, 0.5, 5000);
    expect(times.length).toBeGreaterThan(20);
    expect(times.length).toBeLessThanOrEqual(39);
    const gaps = times.slice(1).map((time, index) => time - (times[index] ?? 0));
    expect(Math.min(...gaps)).toBeGreaterThanOrEqual(28);
    expect(gaps.at(-1)).toBeGreaterThan((gaps[5] ?? 0) * 3);
  });

  it('stay within the time of the reel', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 1, max: 60, noNaN: true }),
        fc.double({ min: 0, max: 1, noNaN: true }),
        (way, first) => {
          for (const time of crossings(way, first, 5000)) {
            expect(time).toBeGreaterThanOrEqual(0);
            expect(time).toBeLessThan(5000);
          }
        },
      ),
    );
  });

  it('go on to the last half second: no reel seems to stand before it does', () => {
    expect(crossings(39, 0.5, 5000).at(-1)).toBeGreaterThan(4450);
  });

  it('are none where no edge is passed', () => {
    expect(crossings(0.4, 0.5, 5000)).toEqual([]);
  });
});
