import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { alice, bob, itemOf, kestrel } from '../../test/cast.ts';
import type { ItemState } from '../facts/facts.ts';
import type { PlayerId } from '../kernel/ids.ts';
import { ContradictsBatch, type ItemMove, type ItemPlan, type ItemRow, type PlannedItem, planItems } from './writes.ts';

const item = itemOf(1);
const row: ItemRow = {
  itemId: item,
  playerId: alice,
  skin: kestrel,
  wear: 'FT',
  float: 200_000,
  value: 900n,
  game: 'case',
  case: null,
  free: false,
  acquiredAt: 5,
  acquiredVersion: 3,
};

interface Place {
  readonly owner: PlayerId;
  readonly state: ItemState;
  readonly version: number;
}

const step = fc.record({
  to: fc.constantFrom<ItemState>('held', 'escrowed', 'used', 'sold'),
  heir: fc.option(fc.constantFrom(alice, bob)),
});

/** Steps as moves, each from where the one before left the item. */
const chainOf = (steps: readonly { to: ItemState; heir: PlayerId | null }[], start: Place) => {
  const moves: ItemMove[] = [];
  let place = start;
  for (const [index, { to, heir }] of steps.entries()) {
    const version = 10 + index;
    moves.push({
      itemId: item,
      owner: place.owner,
      from: place.state,
      to,
      heir: heir === null ? null : { playerId: heir, version },
    });
    place = heir === null ? { ...place, state: to } : { owner: heir, state: to, version };
  }
  return { moves, end: place };
};

/** Where an item is after the plan was carried out on the row there was. */
const carriedOut = (planned: PlannedItem | undefined, before: Place): Place => {
  if (planned === undefined) return before;
  if (planned.kind === 'acquired') {
    return { owner: planned.row.playerId, state: planned.state, version: planned.row.acquiredVersion };
  }
  const { owner, from, to, heir } = planned.move;
  expect({ owner, from }).toEqual({ owner: before.owner, from: before.state });
  return { owner: heir?.playerId ?? owner, state: to, version: heir?.version ?? before.version };
};

/** Plans moves command by command; `cuts` says where one command ends and the next begins. */
const planInCommands = (moves: readonly ItemMove[], cuts: readonly number[], begun: ItemPlan): ItemPlan => {
  const plan = new Map(begun);
  let from = 0;
  for (const cut of [...cuts, moves.length].sort((a, b) => a - b)) {
    for (const [id, planned] of planItems(plan, [{ acquired: [], moved: moves.slice(from, cut) }]))
      plan.set(id, planned);
    from = Math.max(from, cut);
  }
  return plan;
};

describe('what a batch makes of one item', () => {
  const steps = fc.array(step, { minLength: 1, maxLength: 6 });
  const cuts = fc.array(fc.nat(6), { maxLength: 3 });
  const start: Place = { owner: alice, state: 'held', version: 3 };

  it('is what its moves make one after the other, for a row that was there', () => {
    fc.assert(
      fc.property(steps, cuts, (some, places) => {
        const { moves, end } = chainOf(some, start);
        const plan = planInCommands(
          moves,
          places.map((place) => Math.min(place, moves.length)),
          new Map(),
        );
        expect(carriedOut(plan.get(item), start)).toEqual(end);
      }),
    );
  });

  it('is what its moves make one after the other, for a row that the batch makes itself', () => {
    fc.assert(
      fc.property(steps, cuts, (some, places) => {
        const { moves, end } = chainOf(some, start);
        const won = planItems(new Map(), [{ acquired: [row], moved: [] }]);
        const plan = planInCommands(
          moves,
          places.map((place) => Math.min(place, moves.length)),
          won,
        );
        expect(plan.get(item)?.kind).toBe('acquired');
        expect(carriedOut(plan.get(item), start)).toEqual(end);
      }),
    );
  });

  const sold: ItemMove = { itemId: item, owner: alice, from: 'held', to: 'sold', heir: null };

  it.each([
    ['it is sold and staked', [sold, { ...sold, to: 'used' }]],
    [
      'it is sold by two players',
      [
        { ...sold, to: 'held' },
        { ...sold, owner: bob },
      ],
    ],
    ['it is taken from whoever gave it away', [{ ...sold, to: 'held', heir: { playerId: bob, version: 4 } }, sold]],
  ] satisfies [string, ItemMove[]][])('is refused where %s', (_what, moved) => {
    expect(() => planItems(new Map(), [{ acquired: [], moved }])).toThrow('moves from where it isn');
    const [first, second] = moved;
    const plan = planItems(new Map(), [{ acquired: [], moved: first === undefined ? [] : [first] }]);
    expect(() => planItems(plan, [{ acquired: [], moved: second === undefined ? [] : [second] }])).toThrow();
  });

  it('is refused where it is won twice', () => {
    const won = { acquired: [row], moved: [] };
    expect(() => planItems(new Map(), [won, won])).toThrow('won twice');
    expect(() => planItems(planItems(new Map(), [won]), [won])).toThrow(ContradictsBatch);
  });
});
