import { describe, expect, it } from 'vitest';
import { contractTiming, foldOf } from './timing.ts';

describe('the time of a contract', () => {
  it('is a seal and a reel, shorter where that was chosen', () => {
    const slow = contractTiming(false, false);
    const fast = contractTiming(true, false);
    expect(fast.sealMs).toBeLessThan(slow.sealMs);
    expect(fast.reel.durationMs).toBeLessThan(slow.reel.durationMs);
  });

  it('has no travel where motion is to be reduced', () => {
    expect(contractTiming(false, true)).toEqual({ sealMs: 0, reel: { durationMs: 200, staggerMs: 0 } });
  });

  it('folds items one after the other, and leaves a third for the seal', () => {
    const folds = Array.from({ length: 10 }, (_, place) => foldOf(place, 10));
    expect(folds[0]?.from).toBe(0);
    expect(folds.every(({ from }, place) => place === 0 || from > (folds[place - 1]?.from ?? 1))).toBe(true);
    expect(folds.at(-1)?.to).toBeCloseTo(0.66);
    expect(foldOf(0, 1)).toEqual({ from: 0, to: 0.36 });
  });
});
