import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dawnTable } from '../../test/cast.ts';
import { readCaseVectors } from '../../test/vectors.ts';
import type { Draw, DrawRequest } from '../kernel/draw.ts';
import { nodeHashing } from '../node-hashing.ts';
import { fromHex } from './bytes.ts';
import { nobleHashing } from './noble-hashing.ts';
import { drawCase, entryAt, exactRtp, oddsHashOf, oddsTableText, TICKETS } from './odds.ts';
import { draw, publicHashOf } from './seed-pair.ts';

const vectors = readCaseVectors();
const play = { pairId: 'pair', roundNo: 1, userSeed: 'lucky', entropy: 'e'.repeat(32), oddsHash: '0'.repeat(64) };
/** A draw that always gives this ticket; of a float draw, the last one. */
const rigged =
  (ticket: number) =>
  (request: DrawRequest): Draw => ({
    ticket: request.label === 'float' ? request.n - 1n : BigInt(ticket),
    counter: 0,
    word: 0,
    rejected: 0,
    block: '',
    message: '',
  });

describe.each([
  ['node:crypto', nodeHashing],
  ['@noble/hashes', nobleHashing],
])('whole plays with %s', (_, hashing) => {
  it('give the shared vectors', () => {
    expect(vectors.plays.length).toBeGreaterThanOrEqual(50);
    for (const { serverSeed, salt, publicHash, ticket, entry, float, value, ...inputs } of vectors.plays) {
      const table = vectors.tables[inputs.oddsHash];
      if (table === undefined) throw new Error('a play without its table');
      expect(oddsHashOf(hashing, table)).toBe(inputs.oddsHash);
      expect(publicHashOf(hashing, serverSeed, salt)).toBe(publicHash);
      const outcome = drawCase(table, inputs, (request) => draw(hashing, fromHex(serverSeed), request));
      expect([outcome.ticket, outcome.index, outcome.float, outcome.entry.value]).toEqual([
        ticket,
        entry,
        float,
        value,
      ]);
    }
  });
});

describe('the entry of a ticket', () => {
  it('changes exactly at the edges of every range', () => {
    for (const table of [dawnTable, ...Object.values(vectors.tables)]) {
      for (const [index, { first, last }] of table.entries.entries()) {
        expect(entryAt(table, first).index).toBe(index);
        expect(entryAt(table, last).index).toBe(index);
        if (first > 0) expect(entryAt(table, first - 1).index).toBe(index - 1);
        if (last < TICKETS - 1) expect(entryAt(table, last + 1).index).toBe(index + 1);
      }
    }
  });

  it('is the only one whose range holds it', () => {
    fc.assert(
      fc.property(fc.constantFrom(...Object.values(vectors.tables)), fc.nat({ max: TICKETS - 1 }), (table, ticket) => {
        const holding = table.entries.filter(({ first, last }) => first <= ticket && ticket <= last);
        expect(holding).toEqual([entryAt(table, ticket).entry]);
      }),
    );
  });

  it('is none outside the tickets', () => {
    expect(() => entryAt(dawnTable, TICKETS)).toThrow(RangeError);
    expect(() => entryAt(dawnTable, -1)).toThrow(RangeError);
  });
});

describe('a play', () => {
  it('never reaches the upper end of a float range, which belongs to the next wear', () => {
    for (const { first, floatMax } of dawnTable.entries) {
      const { float } = drawCase(dawnTable, play, rigged(first));
      expect(float).toBe(floatMax === 0 ? null : floatMax - 1);
    }
  });

  it('draws no float for a skin without wear', () => {
    const asked: string[] = [];
    drawCase(dawnTable, play, (request) => {
      asked.push(request.label);
      return rigged(9_999_999)(request);
    });
    expect(asked).toEqual(['case']);
  });

  it('draws its float under a label of its own, from the width of the range', () => {
    const asked: DrawRequest[] = [];
    drawCase(dawnTable, play, (request) => {
      asked.push(request);
      return rigged(0)(request);
    });
    expect(asked).toMatchObject([
      { game: 'case', label: 'case', entropy: `lucky.${'e'.repeat(32)}`, n: 10_000_000n },
      { game: 'case', label: 'float', n: 70_000n },
    ]);
  });
});

describe('the odds', () => {
  it('have an RTP that is exact and in lowest terms', () => {
    expect(exactRtp(100n, dawnTable.entries)).toEqual({ numerator: '969', denominator: '1000' });
    expect(exactRtp(969n, dawnTable.entries)).toEqual({ numerator: '1', denominator: '10' });
  });

  it('hash every part of the table', () => {
    const [first, ...rest] = dawnTable.entries;
    if (first === undefined) throw new Error('no entries');
    const changed = [
      { ...dawnTable, version: 2 },
      { ...dawnTable, price: '101' },
      { ...dawnTable, entries: [{ ...first, value: '5001' }, ...rest] },
      { ...dawnTable, entries: [{ ...first, floatMax: 70_001 }, ...rest] },
      { ...dawnTable, entries: [...rest, first] },
      { ...dawnTable, rtp: { numerator: '97', denominator: '100' } },
    ];
    const hashes = [dawnTable, ...changed].map((table) => oddsHashOf(nodeHashing, table));
    expect(new Set(hashes).size).toBe(changed.length + 1);
    expect(oddsTableText(dawnTable).startsWith('{"case":"dawn","entries":[{"first":0,')).toBe(true);
  });
});
