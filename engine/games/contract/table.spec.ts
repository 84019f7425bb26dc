import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Target } from '../../fairness/target-draw.ts';
import { nodeHashing } from '../../node-hashing.ts';
import {
  type ContractPool,
  type ContractTable,
  contractPoolHash,
  contractTable,
  contractTableHash,
  inPoolOrder,
  MAX_CONTRACT_STAKE,
  spread,
} from './table.ts';
import { contractSection } from './terms.ts';

const terms = contractSection.defaults;

const skin = (value: bigint | number, at = 0): Target => ({
  skin: `skin-${at}`,
  wear: '',
  floatMin: 0,
  floatMax: 0,
  value: String(value),
});
const poolOf = (values: readonly (bigint | number)[]): ContractPool => values.map(skin).sort(inPoolOrder);
const tableOf = (pool: ContractPool, stake: bigint, returnPercent = 92): ContractTable | null =>
  contractTable({ pool, poolHash: contractPoolHash(nodeHashing, pool), stake, terms: { ...terms, returnPercent } });

const countOf = ({ first, last }: { readonly first: number; readonly last: number }): bigint =>
  BigInt(last - first + 1);

/** Σ value × tickets, and the tickets. */
const returned = ({ entries, tickets }: ContractTable): readonly [bigint, bigint] => [
  entries.reduce((total, entry) => total + BigInt(entry.value) * countOf(entry), 0n),
  BigInt(tickets),
];

const stakes = fc.oneof(
  fc.bigInt({ min: 1n, max: 1_000n }),
  fc.bigInt({ min: 1n, max: 10_000_000n }),
  fc.bigInt({ min: 1n, max: MAX_CONTRACT_STAKE }),
);

/** A stake, and a pool that mostly lies around it. */
const played = stakes.chain((stake) =>
  fc.record({
    stake: fc.constant(stake),
    returnPercent: fc.integer({ min: 50, max: 92 }),
    values: fc.array(
      fc.oneof(
        fc.bigInt({ min: stake / 5n + 1n, max: 4n * stake }),
        fc.bigInt({ min: stake / 5n + 1n, max: stake }),
        fc.bigInt({ min: 1n, max: 5n * stake }),
      ),
      { minLength: 1, maxLength: 60 },
    ),
  }),
);

describe('the table of a contract', () => {
  it('returns at most its percentage, and less than one minor unit a play below it', () => {
    let tables = 0;
    fc.assert(
      fc.property(played, ({ stake, values, returnPercent }) => {
        const table = tableOf(poolOf(values), stake, returnPercent);
        if (table === null) return;
        tables += 1;
        const [sum, tickets] = returned(table);
        const most = BigInt(returnPercent) * stake * tickets;
        expect(100n * sum).toBeLessThanOrEqual(most);
        expect(most - 100n * sum).toBeLessThan(100n * tickets);
      }),
      { numRuns: 2_000 },
    );
    expect(tables).toBeGreaterThan(500);
  });

  it('has tickets without a gap, fewer than 2^53, of at most ten skins on each side worth 0.2 to 4 times the stake', () => {
    fc.assert(
      fc.property(played, ({ stake, values, returnPercent }) => {
        const table = tableOf(poolOf(values), stake, returnPercent);
        if (table === null) return;
        expect(table.tickets).toBeLessThan(2 ** 53);
        expect(table.entries.length).toBeLessThanOrEqual(20);
        let next = 0;
        for (const entry of table.entries) {
          expect(entry.first).toBe(next);
          expect(entry.last).toBeGreaterThanOrEqual(entry.first);
          expect(5n * BigInt(entry.value)).toBeGreaterThanOrEqual(stake);
          expect(BigInt(entry.value)).toBeLessThanOrEqual(4n * stake);
          next = entry.last + 1;
        }
        expect(next).toBe(table.tickets);
      }),
    );
  });

  it('is the same whatever order the pool came in', () => {
    fc.assert(
      fc.property(played, fc.infiniteStream(fc.nat()), ({ stake, values }, order) => {
        const pool = poolOf(values);
        const shuffled = [...pool].map((one) => ({ one, key: order.next().value ?? 0 })).sort((a, b) => a.key - b.key);
        expect(tableOf(shuffled.map(({ one }) => one).sort(inPoolOrder), stake)).toEqual(tableOf(pool, stake));
      }),
    );
  });

  it.each([
    ['nothing at all', []],
    ['nothing to win', [50, 92]],
    ['nothing to lose', [93, 400]],
    ['only what is too cheap or too dear', [19, 401]],
  ])('is not there where the pool has %s for the stake', (_, values) => {
    expect(tableOf(poolOf(values), 100n)).toBeNull();
  });

  it('is one of its own for each stake and pool', () => {
    const pool = poolOf([20, 60, 150, 400]);
    const other = poolOf([20, 60, 150, 399]);
    const hashes = [tableOf(pool, 100n), tableOf(pool, 101n), tableOf(other, 100n)].map((table) => {
      if (table === null) throw new Error('no table');
      return contractTableHash(nodeHashing, table);
    });
    expect(new Set(hashes).size).toBe(3);
  });

  it('is written as the format says', () => {
    expect(tableOf(poolOf([20, 60, 150, 400]), 100n)).toEqual({
      game: 'contract',
      version: 1,
      pool: '07795ad18a1fafbfa4e0f42d8632a9191dfa8219e862516fbcf3759324da484e',
      stake: '100',
      tickets: 2_299_685_005,
      entries: [
        { ...skin(20, 0), first: 0, last: 1_156_569_999 },
        { ...skin(60, 1), first: 1_156_570_000, last: 1_542_054_780 },
        { ...skin(150, 2), first: 1_542_054_781, last: 2_093_021_004 },
        { ...skin(400, 3), first: 2_093_021_005, last: 2_299_685_004 },
      ],
    });
  });
});

describe('a spread row', () => {
  it('keeps the places that the format names', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 400 }), fc.integer({ min: 2, max: 300 }), (length, most) => {
        const row = Array.from({ length }, (_, at) => at);
        const places = Array.from({ length: most }, (_, i) => Math.floor((i * (length - 1)) / (most - 1)));
        expect(spread(row, most)).toEqual(length <= most ? row : places);
      }),
    );
  });
});
