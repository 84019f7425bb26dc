import { describe, expect, it } from 'vitest';
import { BAR_SECONDS, barOf, LOOP_BARS } from './score.ts';

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
