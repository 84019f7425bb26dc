import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { coverageFrom } from './coverage.ts';

describe('coverage', () => {
  it('misses exactly the numbers of a span that were not seen, and knows which came twice', () => {
    fc.assert(
      fc.property(
        fc.nat(1_000),
        fc.array(fc.integer({ min: 1, max: 2_000 })),
        fc.nat(2_000),
        fc.nat(2_000),
        (base, offsets, from, length) => {
          const coverage = coverageFrom(base);
          const seen = new Set<number>();
          for (const offset of offsets) {
            expect(coverage.saw(base + offset)).toBe(!seen.has(base + offset));
            seen.add(base + offset);
          }
          const span = Array.from({ length }, (_, n) => base + from + n + 1);
          expect(coverage.missing(base + from, base + from + length)).toBe(span.filter((n) => !seen.has(n)).length);
        },
      ),
    );
  });

  it('takes no notice of what lies before its base', () => {
    const coverage = coverageFrom(100);
    expect([coverage.saw(100), coverage.saw(100), coverage.missing(100, 101)]).toEqual([true, true, 1]);
  });
});
