import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { AHEAD_KEPT, beginAt, closeGap, emptyFeed, type Feed, gapOf, type Placed, take } from './feed.ts';

const message = (seq: number): Placed => ({ seq, prev: seq - 1 });
const messages = (from: number, to: number): readonly Placed[] =>
  Array.from({ length: to - from + 1 }, (_, index) => message(from + index));
const seqs = (list: readonly Placed[]): readonly number[] => list.map(({ seq }) => seq);
const holding = (to: number): Feed => beginAt(emptyFeed, to);

describe('the feed', () => {
  it('passes a message on once, whatever it is about', () => {
    const first = take(holding(7), [message(8), message(9)]);
    expect(seqs(first.fresh)).toEqual([8, 9]);
    expect(seqs(take(first.feed, [message(9), message(8), message(10)]).fresh)).toEqual([10]);
    expect(first.feed.heldTo).toBe(9);
  });

  it('finds a gap by the number before, and says after what to ask', () => {
    const { feed, fresh } = take(holding(7), [message(10)]);
    expect(seqs(fresh)).toEqual([10]);
    expect(gapOf(feed)).toBe(7);
    expect(gapOf(take(feed, [message(8)]).feed)).toBe(8);
    expect(gapOf(take(feed, messages(8, 9)).feed)).toBeNull();
  });

  it('keeps finding the gap until it is closed, however many messages come behind it', () => {
    let { feed } = take(holding(7), [message(9)]);
    for (const next of messages(10, 30)) feed = take(feed, [next]).feed;
    expect(gapOf(feed)).toBe(7);
  });

  it('closes a gap without passing on anything twice', () => {
    const { feed } = take(holding(7), [message(10)]);
    const closed = closeGap(feed, messages(8, 11));
    expect(seqs(closed.fresh)).toEqual([8, 9, 11]);
    expect(closed.lost).toBe(false);
    expect(closed.feed).toEqual({ heldTo: 11, ahead: [] });
  });

  it('goes on behind what nobody can give it any more, and says that it was lost', () => {
    const { feed } = take(holding(7), [message(500)]);
    const closed = closeGap(feed, messages(301, 500));
    expect(closed.lost).toBe(true);
    expect(closed.fresh).toHaveLength(199);
    expect(closed.feed).toEqual({ heldTo: 500, ahead: [] });
  });

  it('is at its end where nothing came after', () => {
    const closed = closeGap(holding(7), []);
    expect(closed).toEqual({ feed: holding(7), fresh: [], lost: false });
  });

  it('lets messages wait until it is known where to begin, and then sees what was missed before them', () => {
    const early = take(emptyFeed, messages(12, 13));
    expect(seqs(early.fresh)).toEqual([12, 13]);
    expect(gapOf(early.feed)).toBeNull();
    expect(gapOf(beginAt(early.feed, 9))).toBe(9);
    expect(beginAt(early.feed, 11)).toEqual({ heldTo: 13, ahead: [] });
    expect(beginAt(early.feed, 40)).toEqual({ heldTo: 40, ahead: [] });
  });

  it('keeps a bounded number behind a gap', () => {
    const { feed } = take(holding(0), messages(2, AHEAD_KEPT + 50));
    expect(feed.ahead).toHaveLength(AHEAD_KEPT);
    expect(gapOf(feed)).toBe(0);
  });

  it('ends where it would have without any loss, whatever order and repetition the messages arrive in', () => {
    const all = messages(1, 20);
    fc.assert(
      fc.property(
        fc.shuffledSubarray([...all, ...all], { minLength: 1 }),
        fc.integer({ min: 0, max: 20 }),
        (arrived, answeredAfter) => {
          let feed = holding(0);
          const passed: number[] = [];
          arrived.forEach((one, place) => {
            const taken = take(feed, [one]);
            ({ feed } = taken);
            passed.push(...seqs(taken.fresh));
            const gap = gapOf(feed);
            if (gap === null || place < answeredAfter) return;
            const closed = closeGap(feed, all.slice(gap));
            ({ feed } = closed);
            passed.push(...seqs(closed.fresh));
          });
          const closed = closeGap(feed, all.slice(feed.heldTo ?? 0));
          passed.push(...seqs(closed.fresh));
          expect(closed.feed).toEqual({ heldTo: 20, ahead: [] });
          expect(passed.toSorted((a, b) => a - b)).toEqual(seqs(all));
        },
      ),
    );
  });
});
