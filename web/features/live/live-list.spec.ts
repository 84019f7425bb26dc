import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { emptyList, KEPT, type Listed, type LiveList, receive, release, untilNext } from './live-list.ts';

const drop = (seq: number, more: Partial<Listed> = {}): Listed => ({
  seq,
  displayAt: 0,
  id: `round-${seq}`,
  grade: 4,
  ...more,
});
const seqs = (drops: readonly Listed[]): readonly number[] => drops.map(({ seq }) => seq);
const holding = (drops: readonly Listed[], now = 0): LiveList<Listed> => receive(emptyList(), drops, now);

describe('the live list', () => {
  it('puts new drops first and keeps twenty', () => {
    const list = holding(Array.from({ length: 25 }, (_, index) => drop(index + 1)));
    expect(seqs(list.recent)).toEqual(Array.from({ length: KEPT }, (_, index) => 25 - index));
  });

  it('passes over a drop that it holds already', () => {
    const list = holding([drop(1), drop(2)]);
    expect(receive(list, [drop(3, { id: 'round-2' })], 0)).toBe(list);
  });

  it('keeps the top drops apart, so that common ones never push them out', () => {
    let list = holding([drop(1, { grade: 0 }), drop(2, { grade: 1 }), drop(3, { grade: 2 })]);
    for (let seq = 4; seq < 40; seq += 1) list = receive(list, [drop(seq)], 0);
    expect(seqs(list.top)).toEqual([2, 1]);
    expect(seqs(list.recent)).not.toContain(2);
  });

  it('holds a drop back until its time', () => {
    const early = holding([drop(1), drop(2, { displayAt: 5000 })]);
    expect(seqs(early.recent)).toEqual([1]);
    expect(untilNext(early, 1000)).toBe(4000);
    expect(release(early, 4999)).toBe(early);
    const due = release(early, 5000);
    expect(seqs(due.recent)).toEqual([2, 1]);
    expect(untilNext(due, 5000)).toBeNull();
  });

  it('shows the same whatever order and repetition the messages arrive in', () => {
    const drops = Array.from({ length: 12 }, (_, index) => drop(index + 1, { grade: index % 7 }));
    const expected = holding(drops);
    fc.assert(
      fc.property(fc.shuffledSubarray([...drops, ...drops], { minLength: 24, maxLength: 24 }), (messages) => {
        let list: LiveList<Listed> = emptyList();
        for (const message of messages) list = receive(list, [message], 0);
        expect(list).toEqual(expected);
      }),
    );
  });
});
