import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { draw } from '../../fairness/seed-pair.ts';
import type { Draw, DrawRequest } from '../../kernel/draw.ts';
import { nodeHashing } from '../../node-hashing.ts';
import { contractRequest, drawContract } from './draw.ts';
import { type ContractTable, contractTable, contractTableHash } from './table.ts';
import { contractSection } from './terms.ts';

const worn = { wear: 'FT', floatMin: 150_000, floatMax: 380_000 } as const;
const pool = [
  { skin: 'charm', wear: '', floatMin: 0, floatMax: 0, value: '20' },
  { skin: 'vulture', ...worn, value: '60' },
  { skin: 'kestrel', ...worn, value: '150' },
  { skin: 'dragon', ...worn, value: '400' },
] as const;
const poolHash = '0'.repeat(64);

const built = (stake: bigint): ContractTable => {
  const table = contractTable({ pool, poolHash, stake, terms: contractSection.defaults });
  if (table === null) throw new Error('no table');
  return table;
};
const table = built(100n);
const tableHash = contractTableHash(nodeHashing, table);
const play = { pairId: 'pair', roundNo: 3, userSeed: 'lucky', entropy: 'e'.repeat(32) };

/** A draw that gives this ticket, and the last one of a float. */
const rigged = (ticket: bigint) => {
  const asked: DrawRequest[] = [];
  return {
    asked,
    draw: (request: DrawRequest): Draw => {
      asked.push(request);
      const drawn = request.label === 'float' ? request.n - 1n : ticket;
      return { ticket: drawn, counter: 0, word: 0, rejected: 0, block: '', message: '' };
    },
  };
};

describe('the draw of a contract', () => {
  it('gives each entry the first and the last of its tickets', () => {
    table.entries.forEach((entry, index) => {
      for (const ticket of [entry.first, entry.last]) {
        expect(drawContract(table, tableHash, play, rigged(BigInt(ticket)).draw)).toMatchObject({
          ticket,
          index,
          entry,
        });
      }
    });
  });

  it('draws a ticket of the table, and the float of a skin with wear alone', () => {
    const plain = rigged(0n);
    expect(drawContract(table, tableHash, play, plain.draw).float).toBeNull();
    expect(plain.asked).toEqual([contractRequest(table, tableHash, play)]);
    const withWear = rigged(BigInt(table.tickets) - 1n);
    expect(drawContract(table, tableHash, play, withWear.draw).float).toBe(379_999);
    expect(withWear.asked).toMatchObject([
      { game: 'contract', label: 'contract', id: 'pair', round: 3, index: 0, tableHash, n: BigInt(table.tickets) },
      { game: 'contract', label: 'float', id: 'pair', round: 3, index: 0, tableHash, n: 230_000n },
    ]);
  });

  it('finds an entry for every ticket that a seed gives', () => {
    fc.assert(
      fc.property(
        fc.uint8Array({ minLength: 32, maxLength: 32 }),
        fc.bigInt({ min: 60n, max: 160n }),
        (seed, stake) => {
          const drawn = drawContract(built(stake), tableHash, play, (request) => draw(nodeHashing, seed, request));
          expect(drawn.ticket).toBeGreaterThanOrEqual(drawn.entry.first);
          expect(drawn.ticket).toBeLessThanOrEqual(drawn.entry.last);
        },
      ),
    );
  });

  it('refuses a table that ends before the ticket', () => {
    expect(() => drawContract(table, tableHash, play, rigged(BigInt(table.tickets)).draw)).toThrow(RangeError);
  });
});
