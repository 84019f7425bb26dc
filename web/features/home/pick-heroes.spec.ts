import { describe, expect, it } from 'vitest';
import { pickHeroes } from './pick-heroes.ts';

const wick = { slug: 'wick', fresh: false, price: 250 };
const coral = { slug: 'coral', fresh: true, price: 1200 };
const aurora = { slug: 'aurora', fresh: true, price: 5600 };
const crown = { slug: 'crown', fresh: false, price: 32_000 };

describe('the stage of the home page', () => {
  it('belongs to the dearest fresh case', () => {
    expect(pickHeroes([crown, coral, aurora, wick])?.main).toBe(aurora);
  });

  it('belongs to the dearest of all when nothing is fresh', () => {
    expect(pickHeroes([wick, crown])?.main).toBe(crown);
  });

  it('never shows its case a second time in the dark behind', () => {
    expect(pickHeroes([crown, coral, aurora, wick])?.behind).not.toContain(aurora);
  });

  it('is empty without cases, and complete with one', () => {
    expect(pickHeroes([])).toBeNull();
    expect(pickHeroes([wick])).toEqual({ main: wick, behind: [] });
  });
});
