import { expect, it } from 'vitest';
import { periodOf } from './periods.ts';

it.each([
  ['day', '2026-02-28', '2026-02-28', '2026-02-28'],
  ['week', '2026-11-30', '2026-11-30', '2026-12-06'],
  ['week', '2027-01-03', '2026-12-28', '2027-01-03'],
  ['month', '2026-12-31', '2026-12-01', '2026-12-31'],
  ['month', '2028-02-10', '2028-02-01', '2028-02-29'],
] as const)('the %s of %s is from %s to %s', (every, day, from, to) => {
  expect(periodOf(every, day)).toEqual({ from, to });
});
