import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { alice } from '../../test/cast.ts';
import type { Draw, DrawRequest } from '../kernel/draw.ts';
import { itemIn } from '../kernel/ids.ts';
import { nodeHashing } from '../node-hashing.ts';
import { battleIdOf, type PlayedBattle, settleBattle } from './battle-draw.ts';
import { fromHex } from './bytes.ts';
import { draw } from './draw.ts';

const battleId = battleIdOf(nodeHashing, alice, 'ab'.repeat(32), '0'.repeat(32));
const item = (n: number) => itemIn(battleId, n);

/** One row of values for each round, in the order of the seats. */
const played = (
  rows: readonly (readonly number[])[],
  more: Partial<Pick<PlayedBattle, 'mode' | 'teams'>> = {},
): PlayedBattle => ({
  battleId,
  mode: 'classic',
  teams: false,
  seatCount: rows[0]?.length ?? 0,
  boxes: rows.length,
  rounds: rows.map((row) => ({ draws: row.map((value, index) => ({ seat: index + 1, value: String(value) })) })),
  entropy: 'lock.none',
  ...more,
});

const undrawn = (): Draw => {
  throw new Error('nothing is to be drawn here');
};
/** Gives the tickets in turn, and notes what was asked. */
const rigged = (...tickets: readonly number[]) => {
  const asked: DrawRequest[] = [];
  const give = (request: DrawRequest): Draw => {
    const ticket = tickets[asked.length];
    asked.push(request);
    if (ticket === undefined || ticket >= request.n) throw new Error('drawn once too often');
    return { ticket: BigInt(ticket), counter: 0, word: 0, rejected: 0, block: '', message: '' };
  };
  return { asked, give };
};

describe('one against all', () => {
  it('gives every item to the highest total', () => {
    const rows = [
      [10, 500, 20],
      [60, 5, 400],
    ];
    expect(settleBattle(played(rows), undrawn)).toEqual({
      totals: ['70', '505', '420'],
      winners: [2],
      tie: null,
      dealTie: null,
      awards: [{ seat: 2, itemIds: [1, 2, 3, 4, 5, 6].map(item), value: '995' }],
      draws: { tie: null, deal: null },
    });
  });

  it('gives every item to the lowest total where the underdog wins', () => {
    const rows = [
      [10, 500, 20],
      [60, 5, 400],
    ];
    const settled = settleBattle(played(rows, { mode: 'underdog' }), undrawn);
    expect(settled).toMatchObject({ winners: [1], awards: [{ seat: 1, value: '995' }] });
  });

  it('draws between those who are tied, in the order of their seats, and among nobody else', () => {
    const { asked, give } = rigged(1);
    const settled = settleBattle(played([[70, 20, 70, 60]]), give);
    expect(settled).toMatchObject({ winners: [3], tie: { between: [1, 3], ticket: 1 }, dealTie: null });
    expect(settled.draws.tie?.ticket).toBe(1n);
    expect(asked).toEqual([
      {
        game: 'battle',
        label: 'tie',
        id: battleId,
        entropy: 'lock.none',
        round: 2,
        index: 0,
        tableHash: '0'.repeat(64),
        n: 2n,
      },
    ]);
  });

  it('draws between all four where all are tied', () => {
    const { asked, give } = rigged(3);
    expect(settleBattle(played([[5, 5, 5, 5]], { mode: 'underdog' }), give)).toMatchObject({
      winners: [4],
      tie: { between: [1, 2, 3, 4], ticket: 3 },
    });
    expect(asked.map(({ n }) => n)).toEqual([4n]);
  });

  it('asks for no draw between totals that are tied, but don’t win', () => {
    expect(settleBattle(played([[9, 5, 5]]), undrawn)).toMatchObject({ winners: [1], tie: null });
    expect(settleBattle(played([[9, 9, 5]], { mode: 'underdog' }), undrawn)).toMatchObject({ winners: [3] });
  });

  it('isn’t settled before its last round', () => {
    expect(() => settleBattle({ ...played([[1, 2]]), boxes: 2 }, undrawn)).toThrow(RangeError);
  });
});

describe('two against two', () => {
  it('adds up the totals of a side, and deals by falling value to whoever holds less so far', () => {
    // Side 2 has 700 against 660, though the best single total, 600, is on side 1.
    const settled = settleBattle(played([[600, 60, 400, 300]], { teams: true }), undrawn);
    expect(settled).toMatchObject({ totals: ['600', '60', '400', '300'], winners: [3, 4], tie: null, dealTie: null });
    // 600 to seat 3, who has more of their own; 400 and 300 to seat 4; then 700 against 600.
    expect(settled.awards).toEqual([
      { seat: 3, itemIds: [item(1), item(2)], value: '660' },
      { seat: 4, itemIds: [item(3), item(4)], value: '700' },
    ]);
  });

  it('gives the lower side the win where the underdog wins', () => {
    const battle = played([[600, 60, 400, 300]], { teams: true, mode: 'underdog' });
    expect(settleBattle(battle, undrawn)).toMatchObject({ winners: [1, 2] });
  });

  it('deals items of equal value by their numbers', () => {
    const rows = [
      [1, 1, 50, 50],
      [1, 1, 51, 50],
    ];
    expect(settleBattle(played(rows, { teams: true }), undrawn).awards).toEqual([
      { seat: 3, itemIds: [7, 8, 2, 6].map(item), value: '103' },
      { seat: 4, itemIds: [3, 4, 1, 5].map(item), value: '102' },
    ]);
  });

  it('draws between the sides where they are tied, and deals to the drawn one', () => {
    const { asked, give } = rigged(1);
    const settled = settleBattle(played([[70, 30, 20, 80]], { teams: true }), give);
    expect(settled).toMatchObject({ winners: [3, 4], tie: { between: [1, 2], ticket: 1 }, dealTie: null });
    expect(asked.map(({ index, n }) => [index, n])).toEqual([[0, 2n]]);
  });

  it('draws once who is dealt first where both of the winning side have the same of their own', () => {
    const rows = [
      [100, 100, 5, 5],
      [100, 100, 5, 5],
    ];
    for (const [ticket, first, second] of [
      [0, 1, 2],
      [1, 2, 1],
    ] as const) {
      const { asked, give } = rigged(ticket);
      const settled = settleBattle(played(rows, { teams: true }), give);
      expect(settled).toMatchObject({ winners: [1, 2], tie: null, dealTie: { between: [1, 2], ticket } });
      expect(settled.draws.deal?.ticket).toBe(BigInt(ticket));
      // All holdings are equal again after every second item; each time the drawn one goes first.
      expect(settled.awards.find(({ seat }) => seat === first)?.itemIds).toEqual([1, 5, 3, 7].map(item));
      expect(settled.awards.find(({ seat }) => seat === second)?.itemIds).toEqual([2, 6, 4, 8].map(item));
      expect(settled.awards.map(({ seat }) => seat)).toEqual([1, 2]);
      expect(asked).toMatchObject([{ label: 'tie', round: 3, index: 1, n: 2n, tableHash: '0'.repeat(64) }]);
    }
  });

  it('draws both ways where everything is equal', () => {
    const { asked, give } = rigged(0, 1);
    expect(settleBattle(played([[5, 5, 5, 5]], { teams: true }), give)).toMatchObject({
      winners: [1, 2],
      tie: { between: [1, 2], ticket: 0 },
      dealTie: { between: [1, 2], ticket: 1 },
    });
    expect(asked.map(({ index }) => index)).toEqual([0, 1]);
  });

  it('gives everything that is worth nothing to the one who is dealt first', () => {
    const { give } = rigged(0, 0);
    const { awards } = settleBattle(played([[0, 0, 0, 0]], { teams: true }), give);
    expect(awards.map(({ itemIds, value }) => [itemIds.length, value])).toEqual([
      [4, '0'],
      [0, '0'],
    ]);
  });
});

describe('every settlement', () => {
  /** Few different values, so that ties are common. */
  const battle = fc
    .record({
      mode: fc.constantFrom('classic' as const, 'underdog' as const),
      seatCount: fc.integer({ min: 2, max: 4 }),
      teams: fc.boolean(),
      boxes: fc.integer({ min: 1, max: 20 }),
      values: fc.array(fc.constantFrom(0, 1, 2, 50, 900), { minLength: 80, maxLength: 80 }),
      entropy: fc.stringMatching(/^[0-9a-f]{8}$/),
    })
    .map(({ seatCount, boxes, values, teams, mode, entropy }) => {
      const rows = Array.from({ length: boxes }, (_, row) => values.slice(row * seatCount, (row + 1) * seatCount));
      return { ...played(rows, { mode, teams: teams && seatCount === 4 }), entropy };
    });
  const drawn = (request: DrawRequest): Draw => draw(nodeHashing, fromHex('22'.repeat(32)), request);
  const sum = (values: readonly string[]): bigint => values.reduce((total, value) => total + BigInt(value), 0n);

  it('hands out every item once, and all of their value', () => {
    fc.assert(
      fc.property(battle, (one) => {
        const { awards, totals } = settleBattle(one, drawn);
        const handed = awards.flatMap(({ itemIds }) => itemIds);
        const all = Array.from({ length: one.boxes * one.seatCount }, (_, index) => item(index + 1));
        expect(new Set(handed)).toEqual(new Set(all));
        expect(handed.length).toBe(all.length);
        expect(sum(awards.map(({ value }) => value))).toBe(sum(totals));
        expect(sum(totals)).toBe(sum(one.rounds.flatMap(({ draws }) => draws.map(({ value }) => value))));
      }),
    );
  });

  it('is the same every time', () => {
    fc.assert(
      fc.property(battle, (one) => {
        expect(settleBattle(one, drawn)).toEqual(settleBattle(one, drawn));
      }),
    );
  });

  it('is won by a side that no other one beats', () => {
    fc.assert(
      fc.property(battle, (one) => {
        const { winners, totals, awards } = settleBattle(one, drawn);
        const scoreOf = (seats: readonly number[]): bigint => sum(seats.map((seat) => totals[seat - 1] ?? '-1'));
        const sides = one.teams
          ? [
              [1, 2],
              [3, 4],
            ]
          : totals.map((_, index) => [index + 1]);
        expect(sides).toContainEqual(winners);
        expect(awards.map(({ seat }) => seat)).toEqual(winners);
        for (const side of sides) {
          if (one.mode === 'classic') expect(scoreOf(winners) >= scoreOf(side)).toBe(true);
          else expect(scoreOf(winners) <= scoreOf(side)).toBe(true);
        }
      }),
    );
  });

  it('draws a tie only between equals, all of them, wherever they sit', () => {
    const seats = fc.array(fc.constantFrom(1, 1, 2, 3), { minLength: 2, maxLength: 4 });
    fc.assert(
      fc.property(
        seats,
        fc.nat({ max: 3 }),
        fc.constantFrom('classic' as const, 'underdog' as const),
        (row, n, mode) => {
          const best = mode === 'classic' ? Math.max(...row) : Math.min(...row);
          const equals = row.flatMap((value, index) => (value === best ? [index + 1] : []));
          const { give } = rigged(n % equals.length);
          const { tie, winners } = settleBattle(played([row], { mode }), give);
          expect(tie).toEqual(equals.length === 1 ? null : { between: equals, ticket: n % equals.length });
          expect(winners).toEqual([equals[n % equals.length]]);
        },
      ),
    );
  });

  it('never leaves two of a side further apart than the dearest item', () => {
    fc.assert(
      fc.property(battle, (one) => {
        const [first, second] = settleBattle(one, drawn).awards;
        if (first === undefined || second === undefined) return;
        const apart = BigInt(first.value) - BigInt(second.value);
        expect(apart <= 900n && apart >= -900n).toBe(true);
      }),
    );
  });
});
