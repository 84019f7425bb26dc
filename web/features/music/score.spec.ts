import { describe, expect, it } from 'vitest';
import { BAR_SECONDS, barOf, LOOP_BARS, ticksFor } from './score.ts';

const bars = Array.from({ length: LOOP_BARS }, (_, bar) => barOf(bar));

describe('the loop', () => {
  it('comes again after its bars, and not before', () => {
    expect(barOf(LOOP_BARS)).toEqual(barOf(0));
    expect(new Set(bars.map((bar) => JSON.stringify(bar))).size).toBe(LOOP_BARS);
  });

  it('leaves no silence between two bars', () => {
    for (const bar of bars) {
      const ends = bar.map(({ start, seconds }) => start + seconds);
      expect(Math.max(...ends)).toBeGreaterThan(BAR_SECONDS);
      expect(Math.min(...bar.map(({ start }) => start))).toBe(0);
    }
  });

  it('stays quiet and where small loudspeakers can play it', () => {
    for (const tone of bars.flat()) {
      expect(tone.gain).toBeLessThanOrEqual(0.5);
      expect(tone.hertz).toBeGreaterThan(80);
      expect(tone.hertz).toBeLessThan(2_000);
    }
  });
});

describe('what is left of the loop for a while', () => {
  it('is even ticks, which are over when the time is', () => {
    const ticks = ticksFor(1.2);
    expect(ticks.map(({ start }) => start.toFixed(1))).toEqual(['0.0', '0.4', '0.8']);
    for (const { start, seconds } of ticks) expect(start + seconds).toBeLessThan(1.2);
  });

  it('is nothing where no time is left', () => {
    expect(ticksFor(0)).toEqual([]);
    expect(ticksFor(-1)).toEqual([]);
  });

  it('is quieter than the bed, and above it', () => {
    const bed = bars.flat();
    for (const tick of ticksFor(2)) {
      expect(tick.gain).toBeLessThan(Math.max(...bed.map(({ gain }) => gain)));
      expect(tick.hertz).toBeGreaterThan(Math.max(...bed.map(({ hertz }) => hertz)));
    }
  });
});
