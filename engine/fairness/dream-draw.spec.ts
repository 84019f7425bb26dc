import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { consolationHash, consolationTable } from '../../test/cast.ts';
import type { Draw, DrawRequest } from '../kernel/draw.ts';
import { nodeHashing } from '../node-hashing.ts';
import { DEFAULT_TERMS } from '../terms/sections.ts';
import { consolationHashOf, consolationSum, consolationTableText } from './consolation.ts';
import {
  type DreamTable,
  drawDream,
  dreamFee,
  dreamTableHash,
  dreamTableText,
  highestDreamChance,
  leastDream,
} from './dream-draw.ts';
import { TICKETS } from './tickets.ts';

const { dream: DREAM } = DEFAULT_TERMS;

const values = fc.oneof(fc.bigInt({ min: 1n, max: 9_007_199_254_740_991n }), fc.bigInt({ min: 1n, max: 10_000n }));
const wins = fc.integer({ min: DREAM.minTickets, max: DREAM.maxTickets });
/** Of a table whose mean is up to 1,000,000.00. */
const sums = fc.bigInt({ min: 1n, max: 1_000_000_000_000_000n });

/** The mean payout of a dream, in units of 10⁻¹⁴ minor units. */
const meanPaid = (value: bigint, win: number, sum: bigint): bigint =>
  value * BigInt(win) * BigInt(TICKETS) + sum * BigInt(TICKETS - win);

const sum = consolationSum(consolationTable.entries);
const table: DreamTable = {
  game: 'dream',
  version: 1,
  tickets: 10_000_000,
  target: { skin: 'kestrel-tidal', wear: 'FN', floatMin: 0, floatMax: 70_000, value: '5000' },
  win: 2_500_000,
  fee: '1379',
  consolation: consolationHash,
};
const hash = dreamTableHash(nodeHashing, table);
const play = { pairId: 'pair', roundNo: 3, userSeed: 'lucky', entropy: 'e'.repeat(32) };

/** Tickets by label; of a float the last one of its range. `asked` keeps the requests. */
const rigged = (tickets: Readonly<Record<string, number>>) => {
  const asked: DrawRequest[] = [];
  const draw = (request: DrawRequest): Draw => {
    asked.push(request);
    const drawn = request.label === 'float' ? request.n - 1n : BigInt(tickets[request.label] ?? 0);
    return { ticket: drawn, counter: 0, word: 0, rejected: 0, block: '', message: '' };
  };
  return { asked, draw, play: () => drawDream(table, hash, consolationTable, consolationHash, play, draw) };
};

describe('the fee of a dream', () => {
  it('is the least of which no more than 92 % come back, consolations included', () => {
    fc.assert(
      fc.property(values, wins, sums, (value, win, consolation) => {
        const paid = meanPaid(value, win, consolation) * 100n;
        const of = 92n * BigInt(TICKETS) ** 2n;
        const fee = dreamFee(value, win, consolation, DREAM);
        expect(paid).toBeLessThanOrEqual(fee * of);
        expect(paid).toBeGreaterThan((fee - 1n) * of);
      }),
    );
  });

  it('never falls with a dearer target, a better consolation, or a better chance of something worth more than that', () => {
    fc.assert(
      fc.property(values, wins, wins, sums, (value, one, other, consolation) => {
        const fee = dreamFee(value, one, consolation, DREAM);
        expect(dreamFee(value + 1n, one, consolation, DREAM)).toBeGreaterThanOrEqual(fee);
        expect(dreamFee(value, one, consolation + 1n, DREAM)).toBeGreaterThanOrEqual(fee);
        if (value * BigInt(TICKETS) < consolation) return;
        const [low, high] = one < other ? [one, other] : [other, one];
        expect(dreamFee(value, high, consolation, DREAM)).toBeGreaterThanOrEqual(
          dreamFee(value, low, consolation, DREAM),
        );
      }),
    );
  });

  it('is exact where it comes out even, and rounded up by less than one where it doesn’t', () => {
    // (5000 × 0.25 + 24 × 0.75) ÷ 0.92 = 1378.26…
    expect(sum).toBe(240_000_000n);
    expect(dreamFee(5_000n, 2_500_000, sum, DREAM)).toBe(1_379n);
    expect(dreamFee(9_200n, DREAM.minTickets, 0n, DREAM)).toBe(100n);
    expect(dreamFee(9_201n, DREAM.minTickets, 0n, DREAM)).toBe(101n);
    expect(dreamFee(92n, DREAM.maxTickets, 0n, DREAM)).toBe(75n);
  });
});

describe('a dream that costs more than its target is worth', () => {
  /** Targets about as dear as what consoles for them, where the bounds lie. */
  const near = fc.bigInt({ min: 1n, max: 1_000n });
  const poor = fc.bigInt({ min: 1n, max: 1_000n * BigInt(TICKETS) });

  it('begins right above the dearest one', () => {
    fc.assert(
      fc.property(
        fc.oneof(values, near),
        fc.integer({ min: 1, max: TICKETS }),
        fc.oneof(sums, poor),
        (value, win, consolation) => {
          const most = highestDreamChance(value, consolation, DREAM);
          expect(dreamFee(value, win, consolation, DREAM) <= value).toBe(win <= most);
          if (most > 0 && most <= TICKETS) expect(dreamFee(value, most, consolation, DREAM)).toBeLessThanOrEqual(value);
        },
      ),
    );
  });

  it('is none from the least value on that a chance can be chased for', () => {
    fc.assert(
      fc.property(fc.oneof(values, near), wins, fc.oneof(sums, poor), (value, win, consolation) => {
        const least = leastDream(win, consolation, DREAM);
        if (least !== null) expect(win <= highestDreamChance(value, consolation, DREAM)).toBe(value >= least);
      }),
    );
    expect(leastDream(TICKETS, 1n, DREAM)).toBeNull();
  });
});

describe('drawing a dream', () => {
  it('gives the target below the chance, with a float under the dream’s own hash', () => {
    const { asked, play: chase } = rigged({ dream: table.win - 1 });
    expect(chase()).toMatchObject({ ticket: 2_499_999, won: true, consolation: null, float: 69_999 });
    const common = {
      game: 'dream',
      id: 'pair',
      entropy: `lucky.${'e'.repeat(32)}`,
      round: 3,
      index: 0,
      tableHash: hash,
    };
    expect(asked).toEqual([
      { ...common, label: 'dream', n: 10_000_000n },
      { ...common, label: 'float', n: 70_000n },
    ]);
  });

  it('gives a consolation from there on, drawn with its float under the consolation table’s hash', () => {
    const { asked, play: chase } = rigged({ dream: table.win, consolation: 999_999 });
    expect(chase()).toMatchObject({
      ticket: 2_500_000,
      won: false,
      consolation: { ticket: 999_999, index: 0, entry: consolationTable.entries[0] },
      float: 379_999,
    });
    const common = { game: 'dream', round: 3, index: 0, tableHash: consolationHash };
    expect(asked).toMatchObject([
      { label: 'dream', tableHash: hash },
      { ...common, label: 'consolation', n: 10_000_000n },
      { ...common, label: 'float', n: 230_000n },
    ]);
  });

  it('draws no float for a consolation without wear', () => {
    const { asked, play: chase } = rigged({ dream: 9_999_999, consolation: 1_000_000 });
    expect(chase()).toMatchObject({ won: false, consolation: { index: 1 }, float: null, draws: { float: null } });
    expect(asked.map(({ label }) => label)).toEqual(['dream', 'consolation']);
  });

  it('is won by exactly the tickets below the chance', () => {
    fc.assert(
      fc.property(fc.nat({ max: TICKETS - 1 }), wins, wins, (ticket, one, other) => {
        const { draw } = rigged({ dream: ticket });
        const won = (win: number) =>
          drawDream({ ...table, win }, hash, consolationTable, consolationHash, play, draw).won;
        expect([won(one), won(other)]).toEqual([ticket < one, ticket < other]);
      }),
    );
  });
});

describe('the tables of a dream', () => {
  it('are the canonical JSON that the documentation shows', () => {
    expect(dreamTableText(table)).toBe(
      `{"consolation":"${consolationHash}","fee":"1379","game":"dream","target":{"floatMax":70000,"floatMin":0,` +
        '"skin":"kestrel-tidal","value":"5000","wear":"FN"},"tickets":10000000,"version":1,"win":2500000}',
    );
    expect(consolationTableText(consolationTable)).toBe(
      '{"entries":[{"first":0,"floatMax":380000,"floatMin":150000,"last":999999,"skin":"vulture-ember","value":"60",' +
        '"wear":"FT"},{"first":1000000,"floatMax":0,"floatMin":0,"last":9999999,"skin":"gilded-charm","value":"20",' +
        '"wear":""}],"table":"consolation","tickets":10000000,"version":1}',
    );
  });

  it('have other hashes for any other target, chance, fee or consolation', () => {
    const changed: readonly DreamTable[] = [
      { ...table, win: 2_500_001 },
      { ...table, fee: '1380' },
      { ...table, consolation: '0'.repeat(64) },
      { ...table, target: { ...table.target, value: '5001' } },
    ];
    const hashes = changed.map((one) => dreamTableHash(nodeHashing, one));
    expect(new Set([...hashes, hash]).size).toBe(changed.length + 1);
    const [first, ...rest] = consolationTable.entries;
    if (first === undefined) throw new Error('an empty table');
    const dearer = { ...consolationTable, entries: [{ ...first, value: '61' }, ...rest] };
    expect(consolationHashOf(nodeHashing, dearer)).not.toBe(consolationHash);
    expect(consolationHashOf(nodeHashing, { ...consolationTable, version: 2 })).not.toBe(consolationHash);
  });
});
