import { expect, it } from 'vitest';
import { clockReason } from './health.ts';

it('a clock behind the log is a reason not to be ready, and one that is about right is none', () => {
  expect(clockReason(0, 1_000)).toBeNull();
  expect(clockReason(10_000, 10_000)).toBeNull();
  expect(clockReason(15_000, 10_000)).toBeNull();
  expect(clockReason(70_000, 10_000)).toBe("the clock is 60 s behind the log's last entry");
});
