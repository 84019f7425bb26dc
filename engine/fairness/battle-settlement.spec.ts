import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { alice } from '../../test/cast.ts';
import type { Draw, DrawRequest } from '../kernel/draw.ts';
import { nodeHashing } from '../node-hashing.ts';
import { battleIdOf } from './battle-lock.ts';
import { type PlayedBattle, settleBattle } from './battle-settlement.ts';
import { fromHex } from './bytes.ts';
import { draw } from './seed-pair.ts';

const battleId = battleIdOf(nodeHashing, alice, 'ab'.repeat(32), '0'.repeat(32));

/** One row of values for each round, in the order of the ranks. */
const played = (
  rows: readonly (readonly number[])[],
  { mode = 'classic', size = 1 }: Partial<Pick<PlayedBattle, 'mode' | 'size'>> = {},
): PlayedBattle => ({
  battleId,
  mode,
  size,
  sides: (rows[0]?.length ?? 0) / size,
  boxes: rows.length,
  rounds: rows.map((row) => ({ draws: row.map((value, index) => ({ rank: index + 1, value: String(value) })) })),
  entropy: 'lock.none',
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
      order: [],
      awards: [{ rank: 2, items: [2, 6, 4, 3, 1, 5], value: '995' }],
      draws: { tie: null, order: [] },
    });
  });

  it('gives every item to the lowest total where the underdog wins', () => {
    const rows = [
      [10, 500, 20],
      [60, 5, 400],
    ];
    const settled = settleBattle(played(rows, { mode: 'underdog' }), undrawn);
    expect(settled).toMatchObject({ winners: [1], awards: [{ rank: 1, value: '995' }] });
  });

  it('draws between those who are tied, in the order of their ranks, and among nobody else', () => {
    const { asked, give } = rigged(1);
    const settled = settleBattle(played([[70, 20, 70, 60]]), give);
    expect(settled).toMatchObject({ winners: [3], tie: { between: [1, 3], ticket: 1 }, order: [] });
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
    const settled = settleBattle(played([[600, 60, 400, 300]], { size: 2 }), undrawn);
    expect(settled).toMatchObject({ totals: ['600', '60', '400', '300'], winners: [3, 4], tie: null, order: [] });
    // 600 to seat 3, who has more of their own; 400 and 300 to seat 4; then 700 against 600.
    expect(settled.awards).toEqual([
      { rank: 3, items: [1, 2], value: '660' },
      { rank: 4, items: [3, 4], value: '700' },
    ]);
  });

  it('gives the lower side the win where the underdog wins', () => {
    const battle = played([[600, 60, 400, 300]], { size: 2, mode: 'underdog' });
    expect(settleBattle(battle, undrawn)).toMatchObject({ winners: [1, 2] });
  });

  it('deals items of equal value by their numbers', () => {
    const rows = [
      [1, 1, 50, 50],
      [1, 1, 51, 50],
    ];
    expect(settleBattle(played(rows, { size: 2 }), undrawn).awards).toEqual([
      { rank: 3, items: [7, 8, 2, 6], value: '103' },
      { rank: 4, items: [3, 4, 1, 5], value: '102' },
    ]);
  });

  it('draws between the sides where they are tied, and deals to the drawn one', () => {
    const { asked, give } = rigged(1);
    const settled = settleBattle(played([[70, 30, 20, 80]], { size: 2 }), give);
    expect(settled).toMatchObject({ winners: [3, 4], tie: { between: [1, 3], ticket: 1 }, order: [] });
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
      const settled = settleBattle(played(rows, { size: 2 }), give);
      expect(settled).toMatchObject({ winners: [1, 2], tie: null, order: [{ between: [1, 2], ticket }] });
      expect(settled.draws.order[0]?.ticket).toBe(BigInt(ticket));
      // All holdings are equal again after every second item; each time the drawn one goes first.
      expect(settled.awards.find(({ rank }) => rank === first)?.items).toEqual([1, 5, 3, 7]);
      expect(settled.awards.find(({ rank }) => rank === second)?.items).toEqual([2, 6, 4, 8]);
      expect(settled.awards.map(({ rank }) => rank)).toEqual([1, 2]);
      expect(asked).toMatchObject([{ label: 'order', round: 3, index: 1, n: 2n, tableHash: '0'.repeat(64) }]);
    }
  });

  it('draws both ways where everything is equal', () => {
    const { asked, give } = rigged(0, 1);
    expect(settleBattle(played([[5, 5, 5, 5]], { size: 2 }), give)).toMatchObject({
      winners: [1, 2],
      tie: { between: [1, 3], ticket: 0 },
      order: [{ between: [1, 2], ticket: 1 }],
    });
    expect(asked.map(({ index }) => index)).toEqual([0, 1]);
  });

  it('gives everything that is worth nothing to the one who is dealt first', () => {
    const { give } = rigged(0, 0);
    const { awards } = settleBattle(played([[0, 0, 0, 0]], { size: 2 }), give);
    expect(awards.map(({ items, value }) => [items.length, value])).toEqual([
      [4, '0'],
      [0, '0'],
    ]);
  });
});

describe('three against three', () => {
  it('draws one place after another where all of the winning side drew the same, the last without a draw', () => {
    const { asked, give } = rigged(2, 0);
    const settled = settleBattle(played([[5, 5, 5, 1, 1, 1]], { size: 3 }), give);
    expect(settled).toMatchObject({
      winners: [1, 2, 3],
      order: [
        { between: [1, 2, 3], ticket: 2 },
        { between: [1, 2], ticket: 0 },
      ],
      awards: [
        { rank: 1, items: [2, 5], value: '6' },
        { rank: 2, items: [3, 6], value: '6' },
        { rank: 3, items: [1, 4], value: '6' },
      ],
    });
    expect(asked.map(({ label, index, n }) => [label, index, n])).toEqual([
      ['order', 1, 3n],
      ['order', 2, 2n],
    ]);
  });

  it('draws only among those who drew the same, and puts whoever drew more before them', () => {
    const { asked, give } = rigged(1);
    const { order } = settleBattle(played([[5, 9, 5, 1, 1, 1]], { size: 3 }), give);
    expect(order).toEqual([{ between: [1, 3], ticket: 1 }]);
    expect(asked.map(({ index, n }) => [index, n])).toEqual([[1, 2n]]);
  });
});

describe('a terminal battle', () => {
  it('is won by the last round, and gives every item of all rounds', () => {
    const rows = [
      [900, 1],
      [2, 50],
    ];
    expect(settleBattle(played(rows, { mode: 'terminal' }), undrawn)).toMatchObject({
      totals: ['2', '50'],
      winners: [2],
      awards: [{ rank: 2, items: [1, 4, 3, 2], value: '953' }],
    });
  });

  it('draws between those who drew the same in the last round, and among nobody else', () => {
    const { asked, give } = rigged(1);
    const rows = [
      [900, 1, 1],
      [7, 7, 5],
    ];
    expect(settleBattle(played(rows, { mode: 'terminal' }), give)).toMatchObject({
      winners: [2],
      tie: { between: [1, 2], ticket: 1 },
    });
    expect(asked).toHaveLength(1);
  });

  it('counts the last round of a whole side', () => {
    const rows = [
      [900, 900, 0, 0],
      [10, 1, 6, 6],
    ];
    const settled = settleBattle(played(rows, { mode: 'terminal', size: 2 }), rigged(0).give);
    expect(settled).toMatchObject({ totals: ['10', '1', '6', '6'], winners: [3, 4] });
  });
});

describe('a shared battle', () => {
  it('gives everybody the same, rounded down, and nobody an item', () => {
    const rows = [
      [10, 500, 20],
      [4, 5, 400],
    ];
    expect(settleBattle(played(rows, { mode: 'shared' }), undrawn)).toEqual({
      totals: ['14', '505', '420'],
      winners: [1, 2, 3],
      tie: null,
      order: [],
      awards: [1, 2, 3].map((rank) => ({ rank, items: [], value: '313' })),
      draws: { tie: null, order: [] },
    });
  });

  it('never gives away more than was drawn, and keeps less than one minor unit a rank', () => {
    const rows = fc.array(fc.array(fc.nat({ max: 10_000 }), { minLength: 3, maxLength: 3 }), {
      minLength: 1,
      maxLength: 20,
    });
    fc.assert(
      fc.property(rows, (drawn) => {
        const { awards } = settleBattle(played(drawn, { mode: 'shared' }), undrawn);
        const given = awards.reduce((sum, { value }) => sum + Number(value), 0);
        const left = drawn.flat().reduce((a, b) => a + b, 0) - given;
        expect(left >= 0 && left < 3).toBe(true);
      }),
    );
  });
});

const winning = fc.constantFrom('classic' as const, 'underdog' as const, 'terminal' as const);

describe('every settlement that somebody wins', () => {
  /** Few different values, so that ties are common. */
  const battle = fc
    .record({
      mode: winning,
      room: fc.constantFrom([2, 1], [3, 1], [4, 1], [2, 2], [2, 3]),
      boxes: fc.integer({ min: 1, max: 20 }),
      values: fc.array(fc.constantFrom(0, 1, 2, 50, 900), { minLength: 120, maxLength: 120 }),
      entropy: fc.stringMatching(/^[0-9a-f]{8}$/),
    })
    .map(({ room: [sides = 2, size = 1], boxes, values, mode, entropy }) => {
      const ranks = sides * size;
      const rows = Array.from({ length: boxes }, (_, row) => values.slice(row * ranks, (row + 1) * ranks));
      return { ...played(rows, { mode, size }), entropy };
    });
  const drawn = (request: DrawRequest): Draw => draw(nodeHashing, fromHex('22'.repeat(32)), request);
  const sum = (values: readonly string[]): bigint => values.reduce((total, value) => total + BigInt(value), 0n);

  it('hands out every item once, and all of their value', () => {
    fc.assert(
      fc.property(battle, (one) => {
        const { awards, totals } = settleBattle(one, drawn);
        const handed = awards.flatMap(({ items }) => items);
        const all = Array.from({ length: one.boxes * one.sides * one.size }, (_, index) => index + 1);
        expect(new Set(handed)).toEqual(new Set(all));
        expect(handed.length).toBe(all.length);
        const counted = one.mode === 'terminal' ? one.rounds.slice(-1) : one.rounds;
        const worth = (rounds: PlayedBattle['rounds']) =>
          sum(rounds.flatMap(({ draws }) => draws.map(({ value }) => value)));
        expect(sum(awards.map(({ value }) => value))).toBe(worth(one.rounds));
        expect(sum(totals)).toBe(worth(counted));
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
        const scoreOf = (ranks: readonly number[]): bigint => sum(ranks.map((rank) => totals[rank - 1] ?? '-1'));
        const ranksOf = (side: number) => Array.from({ length: one.size }, (_, place) => side * one.size + place + 1);
        const sides = Array.from({ length: one.sides }, (_, side) => ranksOf(side));
        expect(sides).toContainEqual(winners);
        expect(awards.map(({ rank }) => rank)).toEqual(winners);
        for (const side of sides) {
          if (one.mode === 'underdog') expect(scoreOf(winners) <= scoreOf(side)).toBe(true);
          else expect(scoreOf(winners) >= scoreOf(side)).toBe(true);
        }
      }),
    );
  });

  it('draws a tie only between equals, all of them, whatever their ranks', () => {
    const values = fc.array(fc.constantFrom(1, 1, 2, 3), { minLength: 2, maxLength: 4 });
    fc.assert(
      fc.property(values, fc.nat({ max: 3 }), winning, (row, n, mode) => {
        const best = mode === 'underdog' ? Math.min(...row) : Math.max(...row);
        const equals = row.flatMap((value, index) => (value === best ? [index + 1] : []));
        const { give } = rigged(n % equals.length);
        const { tie, winners } = settleBattle(played([row], { mode }), give);
        expect(tie).toEqual(equals.length === 1 ? null : { between: equals, ticket: n % equals.length });
        expect(winners).toEqual([equals[n % equals.length]]);
      }),
    );
  });

  it('never leaves any of a side further apart than the dearest item', () => {
    fc.assert(
      fc.property(battle, (one) => {
        const { awards } = settleBattle(one, drawn);
        if (awards.length === 1) return;
        const held = awards.map(({ value }) => Number(value));
        expect(Math.max(...held) - Math.min(...held)).toBeLessThanOrEqual(900);
      }),
    );
  });
});
