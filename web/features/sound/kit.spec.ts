import { describe, expect, it } from 'vitest';
import { type Sound, samplesOf } from './kit.ts';

const RATE = 48_000;
/** The longest that each may last, seconds. */
const LONGEST: Readonly<Record<Sound, number>> = {
  tick: 0.05,
  stop: 0.2,
  round: 0.4,
  settle: 0.4,
  comeback: 1,
  win: 2.4,
  loss: 1,
};
const SOUNDS = ['tick', 'stop', 'round', 'settle', 'comeback', 'win', 'loss'] as const satisfies readonly Sound[];

const peak = (samples: Float32Array): number => samples.reduce((most, one) => Math.max(most, Math.abs(one)), 0);
/** Root of the mean square of the loudest 100 ms, of full scale. */
const loudness = (samples: Float32Array): number => {
  const width = Math.min(samples.length, RATE / 10);
  let most = 0;
  for (let from = 0; from + width <= samples.length; from += Math.ceil(width / 2)) {
    const power = samples.subarray(from, from + width).reduce((sum, one) => sum + one * one, 0) / width;
    most = Math.max(most, Math.sqrt(power));
  }
  return most;
};
/** How often the wave rises through zero in a second. */
const risesPerSecond = (samples: Float32Array): number =>
  (samples.filter((one, at) => one > 0 && (samples[at - 1] ?? 0) <= 0).length * RATE) / samples.length;

describe('the sound kit', () => {
  it.each(SOUNDS)('makes a %s that is heard, never distorts and is over in time', (sound) => {
    for (const level of [0, 1, 3, 6]) {
      const samples = samplesOf(sound, level, RATE);
      expect(samples.every(Number.isFinite)).toBe(true);
      expect(loudness(samples)).toBeGreaterThan(0.01);
      expect(peak(samples)).toBeLessThan(0.95);
      expect(samples.length / RATE).toBeLessThanOrEqual(LONGEST[sound]);
    }
  });

  it.each(SOUNDS)('begins and ends a %s in silence, so that nothing clicks', (sound) => {
    const samples = samplesOf(sound, 0, RATE);
    expect(Math.abs(samples[0] ?? 1)).toBeLessThan(1e-6);
    expect(Math.abs(samples.at(-1) ?? 1)).toBeLessThan(1e-3);
  });

  it('lets ticks rise', () => {
    const heights = [0, 0.5, 1].map((level) => risesPerSecond(samplesOf('tick', level, RATE)));
    expect(heights).toEqual(heights.toSorted((a, b) => a - b));
    expect(new Set(heights).size).toBe(3);
  });

  it('gives the rarer the longer and the louder chord', () => {
    const grades = [6, 5, 4, 3, 2, 1, 0].map((grade) => samplesOf('win', grade, RATE));
    const lengths = grades.map(({ length }) => length);
    expect(lengths).toEqual(lengths.toSorted((a, b) => a - b));
    expect(new Set(lengths).size).toBe(7);
    expect(loudness(samplesOf('win', 0, RATE))).toBeGreaterThan(2 * loudness(samplesOf('win', 6, RATE)));
  });

  it('is quieter about a loss than about anything that was won', () => {
    expect(loudness(samplesOf('loss', 0, RATE))).toBeLessThan(loudness(samplesOf('win', 6, RATE)));
  });
});
