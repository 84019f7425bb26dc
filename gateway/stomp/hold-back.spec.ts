import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { holdBack } from './hold-back.ts';
import { dropRow } from './testing/rows.ts';

const ALL = 1_000_000;

describe('events that are held back', () => {
  it('come out at their time, the earlier first, whatever their order', () => {
    const held = holdBack();
    for (const [index, displayAt] of [5_000, 1_000, 3_000].entries()) held.add(dropRow(index + 1, displayAt), 0);
    expect(held.nextAt()).toBe(1_000);
    expect(held.release(999, ALL)).toEqual([]);
    const seqs = (now: number) => held.release(now, ALL).map(({ place }) => place.seq);
    expect(seqs(1_000)).toEqual([2]);
    expect(seqs(9_000)).toEqual([3, 1]);
    expect([seqs(9_000), held.nextAt()]).toEqual([[], null]);
  });

  it('are not held for ever by a clock that runs ahead', () => {
    const held = holdBack();
    held.add(dropRow(1, 1_000_000_000), 0);
    expect(held.nextAt()).toBe(30_000);
  });

  it('are left out beyond the bound, which holds nobody up who resumes', () => {
    const held = holdBack(2);
    expect([1, 2, 3].map((seq) => held.add(dropRow(seq, 1), 0))).toEqual([true, true, false]);
    expect(held.release(1, ALL).map(({ place }) => place.resume)).toEqual([1, 3]);
  });

  it('come in portions where there are many', () => {
    const held = holdBack();
    for (let seq = 1; seq <= 5; seq += 1) held.add(dropRow(seq), 0);
    expect([held.release(0, 3).length, held.release(0, 3).length, held.release(0, 3).length]).toEqual([3, 2, 0]);
  });

  it('each come out once, never early, and whoever resumes behind any mark misses nothing', () => {
    const plan = fc.array(fc.tuple(fc.nat(50), fc.nat(5)), { maxLength: 60 });
    fc.assert(
      fc.property(plan, fc.nat(10), (drawn, begin) => {
        const held = holdBack();
        const shown: { seq: number; resume: number }[] = [];
        let now = 0;
        const look = (): void => {
          for (const { row, place } of held.release(now, ALL)) {
            expect(row.displayAt).toBeLessThanOrEqual(now);
            shown.push(place);
            const out = new Set(shown.map(({ seq }) => seq));
            for (let seq = begin + 1; seq <= place.resume; seq += 1) expect(out.has(seq)).toBe(true);
          }
        };
        let lastAdded = begin;
        for (const [index, [delay, pause]] of drawn.entries()) {
          lastAdded = begin + index + 1;
          held.add(dropRow(lastAdded, now + delay), now);
          now += pause;
          look();
        }
        now += 100;
        look();
        expect(shown.map(({ seq }) => seq).toSorted((a, b) => a - b)).toEqual(
          drawn.map((_, index) => begin + index + 1),
        );
        expect(shown.at(-1)?.resume ?? lastAdded).toBe(lastAdded);
      }),
    );
  });
});
