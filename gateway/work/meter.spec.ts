import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { AT_ONCE, type Payer, workMeter } from './meter.ts';

const payer = (key: string, share = 1): Payer => ({ key, share });

const opened = (factor = 1) => {
  let at = 1_000_000;
  return {
    ...workMeter(() => at, factor),
    pass: (milliseconds: number) => {
      at += milliseconds;
    },
  };
};

const refused = (retryAfterSeconds: unknown) =>
  expect.objectContaining({ code: 'RATE_LIMITED', details: { retryAfterSeconds } });

describe('an allowance of work', () => {
  it('is used up by work of any kind, and comes back with time', () => {
    const { admit, charge, pass } = opened();
    charge([payer('a')], AT_ONCE - 1);
    expect(() => admit([payer('a')])).not.toThrow();
    charge([payer('a')], 1);
    expect(() => admit([payer('a')])).toThrow(refused(1));
    pass(1_000);
    expect(() => admit([payer('a')])).not.toThrow();
  });

  it('is each payer’s own, and a client is refused where one of its payers has none', () => {
    const { admit, charge } = opened();
    charge([payer('a'), payer('network', 4)], AT_ONCE);
    expect(() => admit([payer('b'), payer('network', 4)])).not.toThrow();
    expect(() => admit([payer('a'), payer('network', 4)])).toThrow(refused(1));
    for (const name of ['b', 'c', 'd']) charge([payer(name), payer('network', 4)], AT_ONCE);
    expect(() => admit([payer('e'), payer('network', 4)])).toThrow(refused(1));
    expect(() => admit([payer('e'), payer('elsewhere', 4)])).not.toThrow();
  });

  it('is not there again before what was on its way is paid, and yet a debt has an end', () => {
    const { admit, charge, pass } = opened();
    charge([payer('a')], AT_ONCE + 400);
    expect(() => admit([payer('a')])).toThrow(refused(2));
    pass(1_999);
    expect(() => admit([payer('a')])).toThrow(refused(1));
    pass(2);
    expect(() => admit([payer('a')])).not.toThrow();
    charge([payer('a')], AT_ONCE * 1_000);
    expect(() => admit([payer('a')])).toThrow(refused(270));
  });

  it('is as many times larger as the factor says', () => {
    const { admit, charge } = opened(1_000);
    charge([payer('a')], AT_ONCE * 999);
    expect(() => admit([payer('a')])).not.toThrow();
  });

  it('never comes back in less time than it was used in, whatever is asked when', () => {
    const asked = fc.array(fc.tuple(fc.integer({ min: 0, max: 20 }), fc.integer({ min: 1, max: 500 })), {
      maxLength: 200,
    });
    fc.assert(
      fc.property(asked, (steps) => {
        const { admit, charge, pass } = opened();
        let [done, passed] = [0, 0];
        for (const [milliseconds, work] of steps) {
          pass(milliseconds);
          passed += milliseconds;
          try {
            admit([payer('a')]);
          } catch {
            continue;
          }
          charge([payer('a')], work);
          done += work;
        }
        expect(done).toBeLessThanOrEqual(AT_ONCE + 500 + passed / 5);
      }),
    );
  });
});
