import { describe, expect, it } from 'vitest';
import { freeOpening, opensOnArrival } from './free-opening.ts';
import { nextCase } from './next-case.ts';

const wick = { slug: 'wick', price: 250 };
const coral = { slug: 'coral', price: 1200 };
const crown = { slug: 'crown', price: 32_000 };

describe('the case that comes next', () => {
  it('is the dearest that the balance pays for', () => {
    expect(nextCase([crown, wick, coral], 1200)).toBe(coral);
    expect(nextCase([crown, wick, coral], 1199)).toBe(wick);
  });

  it('is the cheapest where the balance pays for none', () => {
    expect(nextCase([crown, wick, coral], 0)).toBe(wick);
  });

  it('is none where none is open', () => {
    expect(nextCase([], 500)).toBeNull();
  });
});

describe('opening on arrival', () => {
  it('is asked for by the state of the way there, and by no address', () => {
    const [address, { state }] = freeOpening('wick');
    expect(opensOnArrival(state)).toBe(true);
    expect(address).toBe('/box/wick?free=1');
    for (const other of [null, undefined, 'opensOnArrival', {}, { opensOnArrival: 'true' }])
      expect(opensOnArrival(other)).toBe(false);
  });
});
