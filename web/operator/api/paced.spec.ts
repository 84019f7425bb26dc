import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { paced } from './paced.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('work that is asked for many times is done at once, and once more after its pause', () => {
  const work = vi.fn();
  const { ask, stop } = paced(work, 3_000);
  for (let n = 0; n < 5; n += 1) ask();
  expect(work).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(3_000);
  expect(work).toHaveBeenCalledTimes(2);
  vi.advanceTimersByTime(60_000);
  expect(work).toHaveBeenCalledTimes(2);
  ask();
  ask();
  stop();
  vi.advanceTimersByTime(60_000);
  expect(work).toHaveBeenCalledTimes(3);
});
