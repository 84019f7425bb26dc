import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type DraftAction,
  draftFrom,
  emptyDraft,
  grouped,
  MOST_BOXES,
  type RoomDraft,
  reduceDraft,
  roundsOf,
  seatCostOf,
  slugsOf,
} from './room-draft.ts';

const draftAfter = (...actions: readonly DraftAction[]): RoomDraft => actions.reduce(reduceDraft, emptyDraft(false));
const add = (slug: string): DraftAction => ({ type: 'add', slug });

describe('a room that is being put together', () => {
  it('is classic for two at first, and an underdog one on /reverse', () => {
    expect(emptyDraft(false)).toEqual({ mode: 'CLASSIC', pace: 'NORMAL', seating: '2', private: false, boxes: [] });
    expect(emptyDraft(true).mode).toBe('UNDERDOG');
  });

  it('counts the same case up instead of listing it twice', () => {
    expect(draftAfter(add('a'), add('b'), add('a')).boxes).toEqual([
      { slug: 'a', count: 2 },
      { slug: 'b', count: 1 },
    ]);
  });

  it('puts rows in another order', () => {
    const draft = draftAfter(add('a'), add('b'), add('b'), { type: 'move', at: 0, by: 1 });
    expect(slugsOf(draft)).toEqual(['b', 'b', 'a']);
    expect(reduceDraft(draft, { type: 'move', at: 1, by: 1 })).toEqual(draft);
    expect(reduceDraft(draft, { type: 'move', at: 0, by: -1 })).toEqual(draft);
  });

  it('counts a row down to one and not to none', () => {
    const draft = draftAfter(add('a'), add('a'), { type: 'count', at: 0, by: -1 }, { type: 'count', at: 0, by: -1 });
    expect(draft.boxes).toEqual([{ slug: 'a', count: 1 }]);
    expect(reduceDraft(draft, { type: 'remove', at: 0 }).boxes).toEqual([]);
  });

  it('takes over an earlier room with its rounds in their order, without cases that are gone', () => {
    const slugs = ['a', 'a', 'b', 'gone', 'a'];
    const room = {
      mode: 'UNDERDOG',
      pace: 'NORMAL',
      teams: true,
      private: true,
      seatCount: 4,
      boxes: slugs.map((slug) => ({ case: { slug } })),
    } as const;
    const draft = draftFrom(room, new Set(['a', 'b']), false);
    expect(draft).toMatchObject({ mode: 'UNDERDOG', pace: 'NORMAL', seating: '2v2', private: true });
    expect(slugsOf(draft)).toEqual(['a', 'a', 'b', 'a']);
    expect(draft.boxes).toHaveLength(3);
    expect(draftFrom({ ...room, teams: false, seatCount: 3 }, new Set(), false).seating).toBe('3');
    expect(draftFrom({ ...room, mode: 'CLASSIC' }, new Set(['a']), true)).toMatchObject({
      mode: 'UNDERDOG',
      seating: '2v2',
    });
  });

  it('never has more than twenty boxes nor an empty row, whatever is pressed', () => {
    const slug = fc.constantFrom('a', 'b', 'c');
    const at = fc.nat(4);
    const by = fc.constantFrom(1 as const, -1 as const);
    const action: fc.Arbitrary<DraftAction> = fc.oneof(
      { weight: 6, arbitrary: fc.record({ type: fc.constant('add' as const), slug }) },
      { weight: 6, arbitrary: fc.record({ type: fc.constant('count' as const), at, by }) },
      fc.record({ type: fc.constant('move' as const), at, by }),
      fc.record({ type: fc.constant('remove' as const), at }),
    );
    fc.assert(
      fc.property(fc.array(action, { minLength: 30, maxLength: 80 }), (actions) => {
        const draft = draftAfter(...actions);
        expect(roundsOf(draft)).toBeLessThanOrEqual(MOST_BOXES);
        expect(draft.boxes.every(({ count }) => count >= 1)).toBe(true);
      }),
    );
  });

  it('groups neighbours and ungroups them again', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom('a', 'b')), (slugs) => {
        expect(slugsOf({ boxes: grouped(slugs) })).toEqual(slugs);
      }),
    );
  });
});

describe('the cost of a seat', () => {
  const cases = new Map([
    ['a', { price: 1250, rtpPercent: '90.18' }],
    ['b', { price: 300, rtpPercent: '89.70' }],
  ]);
  const of = (...slugs: readonly string[]) => seatCostOf({ boxes: grouped(slugs) }, (slug) => cases.get(slug));

  it('is the sum of the boxes, with what they give back on average', () => {
    const cost = of('a', 'a', 'b');
    expect(cost.cost).toBe(2800);
    expect(cost.expected).toBe(2523);
    expect(cost.rtpPercent).toBeCloseTo(90.1286, 4);
  });

  it('is nothing without boxes, and passes over a case that is not known', () => {
    expect(of()).toEqual({ cost: 0, expected: 0, rtpPercent: null });
    expect(of('a', 'lost').cost).toBe(1250);
  });
});
