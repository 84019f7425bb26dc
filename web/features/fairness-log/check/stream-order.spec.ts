import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { followStreams } from './stream-order.ts';

/** Versions of a stream as its entries came, each the next of the open or of the sealed ones. */
const numbered = (kinds: readonly boolean[]): readonly number[] => {
  const counts = { open: 0, sealed: 0 };
  return kinds.map((sealed) => {
    counts[sealed ? 'sealed' : 'open'] += 1;
    return counts[sealed ? 'sealed' : 'open'];
  });
};

const follow = (versions: readonly number[]): readonly boolean[] => {
  const { follows } = followStreams();
  return versions.map((version) => follows('player-a', version));
};

describe('the order of a stream', () => {
  it('holds for open and sealed entries, however they come', () => {
    fc.assert(fc.property(fc.array(fc.boolean()), (kinds) => !follow(numbered(kinds)).includes(false)));
  });

  it('is broken by an entry that is missing, or comes twice', () => {
    expect(follow([1, 2, 4])).toEqual([true, true, false]);
    expect(follow([1, 1, 2, 2, 2])).toEqual([true, true, true, true, false]);
    expect(follow([2])).toEqual([false]);
  });

  it('is not followed of more streams than fit', () => {
    const { follows, complete } = followStreams(1);
    expect([follows('player-a', 1), complete()]).toEqual([true, true]);
    expect([follows('player-b', 7), complete()]).toEqual([true, false]);
  });
});
