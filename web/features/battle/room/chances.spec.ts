import seedrandom from 'seedrandom';
import { describe, expect, it } from 'vitest';
import { battleIdOf } from '../../../../engine/fairness/battle-lock.ts';
import { settleBattle } from '../../../../engine/fairness/battle-settlement.ts';
import { nodeHashing } from '../../../../engine/node-hashing.ts';
import { alice } from '../../../../test/cast.ts';
import { chancesOf, type Outcome } from './chances.ts';

const battleId = battleIdOf(nodeHashing, alice, 'ab'.repeat(32), '0'.repeat(32));
const MODES = { CLASSIC: 'classic', UNDERDOG: 'underdog', TERMINAL: 'terminal' } as const;
type Mode = keyof typeof MODES;

/** Few and equal values, so that ties are frequent. */
const COARSE: readonly Outcome[] = [
  { value: 1, tickets: 5 },
  { value: 2, tickets: 3 },
  { value: 4, tickets: 2 },
];
const FINE: readonly Outcome[] = [
  { value: 2, tickets: 7 },
  { value: 3, tickets: 1 },
];

interface Case {
  readonly sides: number;
  readonly size: number;
  /** The draws of each rank in each settled round. */
  readonly before: readonly (readonly number[])[];
  readonly left: readonly (readonly Outcome[])[];
}

const CASES: Readonly<Record<string, Case>> = {
  'two seats, two boxes left': { sides: 2, size: 1, before: [[3, 1]], left: [COARSE, FINE] },
  'three seats, two boxes left': { sides: 3, size: 1, before: [[1, 4, 2]], left: [FINE, COARSE] },
  'four seats, the last box': { sides: 4, size: 1, before: [[4, 1, 2, 2]], left: [COARSE] },
  'two against two': { sides: 2, size: 2, before: [[1, 4, 2, 2]], left: [FINE, COARSE] },
  'three against three': { sides: 2, size: 3, before: [[1, 4, 2, 2, 1, 1]], left: [COARSE] },
  'nothing drawn yet': { sides: 2, size: 1, before: [], left: [COARSE, FINE] },
};

/** Every way in which tables may be drawn from, one after the other, and its chance. */
const ways = (tables: readonly (readonly Outcome[])[]): readonly { values: readonly number[]; chance: number }[] =>
  tables.reduce<readonly { values: readonly number[]; chance: number }[]>(
    (all, table) => {
      const tickets = table.reduce((sum, one) => sum + one.tickets, 0);
      return all.flatMap(({ values, chance }) =>
        table.map((one) => ({ values: [...values, one.value], chance: (chance * one.tickets) / tickets })),
      );
    },
    [{ values: [], chance: 1 }],
  );

/** Every end of a battle, decided by the settlement itself. */
const bruteForce = (mode: Mode, { sides, size, before, left }: Case): readonly number[] => {
  const ranks = sides * size;
  const wins = Array<number>(sides).fill(0);
  const give = (rank: number, chance: number): void => {
    const side = Math.floor((rank - 1) / size);
    wins[side] = (wins[side] ?? 0) + chance;
  };
  for (const { values, chance } of ways(left.flatMap((table) => Array<typeof table>(ranks).fill(table)))) {
    const rows = [...before, ...left.map((_, round) => values.slice(round * ranks, (round + 1) * ranks))];
    const { tie, winners } = settleBattle(
      {
        battleId,
        mode: MODES[mode],
        sides,
        size,
        boxes: rows.length,
        rounds: rows.map((row) => ({
          draws: row.map((value, index) => ({ rank: index + 1, value: String(value) })),
        })),
        entropy: 'lock.none',
      },
      () => ({ ticket: 0n, counter: 0, word: 0, rejected: 0, block: '', message: '' }),
    );
    for (const rank of tie?.between ?? winners.slice(0, 1)) give(rank, chance / (tie?.between.length ?? 1));
  }
  return wins;
};

const raceOf = (mode: Mode, { sides, size, before, left }: Case) => ({
  mode,
  size,
  left,
  totals: Array.from({ length: sides }, (_, side) =>
    before.flatMap((row) => row.slice(side * size, (side + 1) * size)).reduce((sum, value) => sum + value, 0),
  ),
});

const rows = (['CLASSIC', 'UNDERDOG', 'TERMINAL'] as const).flatMap((mode) =>
  Object.entries(CASES).map(([name, one]) => ({ mode, name, one })),
);

describe('the chances to win', () => {
  it.each(rows)('are those of every end that $mode can have with $name', ({ mode, one }) => {
    const chances = chancesOf(raceOf(mode, one), seedrandom('unused'));
    expect(chances?.approximate).toBe(false);
    const expected = bruteForce(mode, one);
    expect(expected.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 12);
    expected.forEach((chance, side) => {
      expect(chances?.wins[side]).toBeCloseTo(chance, 12);
    });
  });

  it.each(rows)('are near them where they are drawn: $mode, $name', ({ mode, one }) => {
    const chances = chancesOf(raceOf(mode, one), seedrandom('draws'), 1);
    expect(chances?.approximate).toBe(true);
    // Five standard deviations of 200,000 draws are less than 0.006.
    bruteForce(mode, one).forEach((chance, side) => {
      expect(Math.abs((chances?.wins[side] ?? 0) - chance)).toBeLessThan(0.006);
    });
  });

  it('are nobody’s where all is shared', () => {
    expect(chancesOf({ mode: 'SHARED', totals: [1, 2], size: 1, left: [COARSE] }, seedrandom('unused'))).toBeNull();
  });
});
