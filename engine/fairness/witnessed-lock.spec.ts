import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { lockSeen } from './witnessed-lock.ts';

const lock = { position: 100, dueAt: 30_000 };

describe('what a witnessed checkpoint says of a lock', () => {
  it.each([
    ['counts', 'that covers the lock five seconds before the round', 101, 25],
    [null, 'that covers the lock four seconds before the round', 101, 26],
    ['late', 'that ends before the lock, four seconds before the round', 100, 26],
    [null, 'that ends before the lock, five seconds before the round', 100, 25],
    ['late', 'that ends before the lock, long after the round', 7, 1_000],
    [null, 'that covers the lock long after the round', 5_000, 1_000],
  ] as const)('is %s for one %s', (verdict, _which, size, timestamp) => {
    expect(lockSeen({ size, timestamp }, lock)).toBe(verdict);
  });

  it('is never both, for a witness that cosigns trees that grow with times that don’t fall', () => {
    const step = fc.record({ entries: fc.nat(60), seconds: fc.nat(10) });
    fc.assert(
      fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
        let [size, timestamp] = [1, 1];
        const verdicts = steps.map(({ entries, seconds }) => {
          [size, timestamp] = [size + entries, timestamp + seconds];
          return lockSeen({ size, timestamp }, lock);
        });
        expect(verdicts.includes('counts') && verdicts.includes('late')).toBe(false);
      }),
    );
  });

  it('is one of them, where the witness cosigns what ends before the lock and what covers it between two boundaries', () => {
    const boundary = lock.dueAt / 1_000 - 5;
    fc.assert(
      fc.property(fc.nat(60), fc.boolean(), (seconds, late) => {
        const timestamp = late ? boundary + 1 + seconds : Math.max(1, boundary - seconds);
        const both = [100, 101].map((size) => lockSeen({ size, timestamp }, lock));
        expect(both).toEqual(late ? ['late', null] : [null, 'counts']);
      }),
    );
  });
});
