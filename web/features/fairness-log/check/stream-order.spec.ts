import { describe, expect, it } from 'vitest';
import { followStreams } from './stream-order.ts';

const follow = (versions: readonly number[]): readonly boolean[] => {
  const { follows } = followStreams();
  return versions.map((version) => follows('player-a', version));
};

describe('the order of a stream', () => {
  it('holds for entries that are numbered from 1', () => {
    expect(follow([1, 2, 3, 4])).toEqual([true, true, true, true]);
  });

  it('is broken by an entry that is missing, or comes twice', () => {
    expect(follow([1, 2, 4])).toEqual([true, true, false]);
    expect(follow([1, 2, 2])).toEqual([true, true, false]);
    expect(follow([2])).toEqual([false]);
  });

  it('is not followed of more streams than fit', () => {
    const { follows, complete } = followStreams(1);
    expect([follows('player-a', 1), complete()]).toEqual([true, true]);
    expect([follows('player-b', 7), complete()]).toEqual([true, false]);
  });
});
