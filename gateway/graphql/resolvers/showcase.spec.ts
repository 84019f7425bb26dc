import { describe, expect, it } from 'vitest';
import { featuredOf } from './showcase.ts';

const wick = { slug: 'wick', fresh: false, price: 250 };
const coral = { slug: 'coral', fresh: true, price: 1200 };
const aurora = { slug: 'aurora', fresh: true, price: 5600 };
const crown = { slug: 'crown', fresh: false, price: 32_000 };

const chosen = (cases: readonly (typeof wick)[]) => featuredOf(cases, (one) => one);

describe('the front of the showcase', () => {
  it('belongs to the dearest fresh case', () => {
    expect(chosen([crown, coral, aurora, wick]).featured).toBe(aurora);
  });

  it('belongs to the dearest of all when nothing is fresh', () => {
    expect(chosen([wick, crown]).featured).toBe(crown);
  });

  it('never shows its case a second time behind', () => {
    expect(chosen([crown, coral, aurora, wick]).behind).not.toContain(aurora);
  });

  it('is empty without cases, and complete with one', () => {
    expect(chosen([])).toEqual({ featured: null, behind: [] });
    expect(chosen([wick])).toEqual({ featured: wick, behind: [] });
  });
});
