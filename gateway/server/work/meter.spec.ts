import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { AT_ONCE, workMeter } from './meter.ts';
import type { Payer, Payers } from './payers.ts';

const payer = (key: string, share = 1): Payer => ({ key, share });

const visitor = (...shared: readonly Payer[]): Payers => ({ own: null, shared, reserve: null });

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
    charge(visitor(payer('a')), AT_ONCE - 1);
    expect(() => admit(visitor(payer('a')))).not.toThrow();
    charge(visitor(payer('a')), 1);
    expect(() => admit(visitor(payer('a')))).toThrow(refused(1));
    pass(1_000);
    expect(() => admit(visitor(payer('a')))).not.toThrow();
  });

  it('is each payer’s own, and a client is refused where one of its payers has none', () => {
    const { admit, charge } = opened();
    charge(visitor(payer('a'), payer('network', 4)), AT_ONCE);
    expect(() => admit(visitor(payer('b'), payer('network', 4)))).not.toThrow();
    expect(() => admit(visitor(payer('a'), payer('network', 4)))).toThrow(refused(1));
    for (const name of ['b', 'c', 'd']) charge(visitor(payer(name), payer('network', 4)), AT_ONCE);
    expect(() => admit(visitor(payer('e'), payer('network', 4)))).toThrow(refused(1));
    expect(() => admit(visitor(payer('e'), payer('elsewhere', 4)))).not.toThrow();
  });

  it('is not there again before what was on its way is paid, and yet a debt has an end', () => {
    const { admit, charge, pass } = opened();
    charge(visitor(payer('a')), AT_ONCE + 400);
    expect(() => admit(visitor(payer('a')))).toThrow(refused(2));
    pass(1_999);
    expect(() => admit(visitor(payer('a')))).toThrow(refused(1));
    pass(2);
    expect(() => admit(visitor(payer('a')))).not.toThrow();
    charge(visitor(payer('a')), AT_ONCE * 1_000);
    expect(() => admit(visitor(payer('a')))).toThrow(refused(270));
  });

  it('is as many times larger as the factor says', () => {
    const { admit, charge } = opened(1_000);
    charge(visitor(payer('a')), AT_ONCE * 999);
    expect(() => admit(visitor(payer('a')))).not.toThrow();
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
            admit(visitor(payer('a')));
          } catch {
            continue;
          }
          charge(visitor(payer('a')), work);
          done += work;
        }
        expect(done).toBeLessThanOrEqual(AT_ONCE + 500 + passed / 5);
      }),
    );
  });
});

describe('a reserve', () => {
  const owner: Payers = {
    own: payer('session'),
    shared: [payer('network')],
    reserve: payer('reserve', 0.1),
  };

  it('pays for its holder while others have used up what is shared, and ends, too', () => {
    const { admit, charge, pass } = opened();
    charge(visitor(payer('network')), AT_ONCE);
    charge(owner, AT_ONCE * 0.1 - 1);
    expect(() => admit(owner)).not.toThrow();
    charge(owner, 21);
    expect(() => admit(owner)).toThrow(refused(1));
    pass(1_000);
    expect(() => admit(owner)).not.toThrow();
  });

  it('is untouched while what is shared lasts, and then leaves the debt of the others as it is', () => {
    const { charge, left } = opened();
    charge(owner, AT_ONCE / 2);
    charge(visitor(payer('network')), AT_ONCE / 2);
    expect(left(owner)).toMatchObject({ work: AT_ONCE * 0.1 });
    charge(owner, 100);
    expect(left(owner)).toMatchObject({ work: AT_ONCE * 0.1 - 100 });
    expect(left(visitor(payer('network')))).toEqual({ work: 0, wholeIn: 30 });
  });

  it('doesn’t pay for a holder that used up its own', () => {
    const { admit, charge } = opened();
    charge(visitor(payer('session')), AT_ONCE);
    expect(() => admit(owner)).toThrow(refused(1));
  });

  it('is looked for once half of what is shared is used up', () => {
    const { charge, isShort } = opened();
    charge(visitor(payer('network')), AT_ONCE / 2 - 1);
    expect(isShort(owner)).toBe(false);
    charge(visitor(payer('network')), 1);
    expect(isShort(owner)).toBe(true);
  });
});
