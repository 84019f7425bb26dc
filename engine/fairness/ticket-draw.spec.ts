import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readDrawVectors } from '../../test/vectors.ts';
import type { DrawRequest } from '../kernel/draw.ts';
import { nodeHashing } from '../node-hashing.ts';
import { fromHex } from './bytes.ts';
import type { Hashing } from './hashing.ts';
import { draw, NO_TABLE } from './seed-pair.ts';
import { createTicketDraw, ticketOfWord } from './ticket-draw.ts';

const TWO_64 = 1n << 64n;
const word = fc.oneof(
  fc.bigInt({ min: 0n, max: TWO_64 - 1n }),
  fc.bigInt({ min: TWO_64 - (1n << 33n), max: TWO_64 - 1n }),
);
const small = fc.oneof(fc.bigInt({ min: 1n, max: 1n << 32n }), fc.bigInt({ min: (1n << 32n) - 99n, max: 1n << 32n }));

describe('the ticket of a word', () => {
  const byDefinition = (x: bigint, n: bigint): number | null => (x < TWO_64 - (TWO_64 % n) ? Number(x % n) : null);
  const inHalves = (x: bigint, n: bigint): number | null =>
    ticketOfWord(Number(x >> 32n), Number(x & 0xffffffffn), Number(n));

  it('is what big integers say, for every number of tickets up to 2^32', () => {
    fc.assert(
      fc.property(word, small, (x, n) => {
        expect(inHalves(x, n)).toBe(byDefinition(x, n));
      }),
      { numRuns: 5_000 },
    );
  });

  it('is passed over exactly from the last whole range on', () => {
    fc.assert(
      fc.property(small, (n) => {
        const limit = TWO_64 - (TWO_64 % n);
        expect(inHalves(limit - 1n, n)).toBe(Number(n - 1n));
        if (limit < TWO_64) expect(inHalves(limit, n)).toBeNull();
        expect(inHalves(TWO_64 - 1n, n)).toBe(byDefinition(TWO_64 - 1n, n));
      }),
      { numRuns: 2_000 },
    );
  });
});

describe('tickets drawn one after another', () => {
  const seeds = fc.uint8Array({ minLength: 32, maxLength: 32 });
  const requests: fc.Arbitrary<DrawRequest> = fc.record({
    game: fc.constantFrom('case', 'upgrade'),
    label: fc.constantFrom('case', 'float'),
    id: fc.string({ unit: 'grapheme', maxLength: 400 }),
    entropy: fc.string({ maxLength: 90 }),
    round: fc.nat(),
    index: fc.nat(),
    tableHash: fc.constant(NO_TABLE),
    n: fc.oneof(small, fc.bigInt({ min: 1n, max: TWO_64 })),
  });

  it('are those of the draws, for any seed and request', () => {
    const drawTicket = createTicketDraw(nodeHashing);
    fc.assert(
      fc.property(seeds, requests, (seed, request) => {
        expect(BigInt(drawTicket(seed, request).ticket)).toBe(draw(nodeHashing, seed, request).ticket);
      }),
      { numRuns: 500 },
    );
  });

  it('are those of the shared vectors', () => {
    const drawTicket = createTicketDraw(nodeHashing);
    for (const { serverSeed, n, expect: expected, ...request } of readDrawVectors()) {
      const { ticket } = drawTicket(fromHex(serverSeed), { ...request, n: BigInt(n) });
      expect(String(ticket)).toBe(expected.ticket);
    }
  });

  it('follow later words and blocks where the first word is passed over', () => {
    const blocks = ['ff'.repeat(32), `${'ff'.repeat(16)}${'0'.repeat(15)}7${'0'.repeat(16)}`];
    const hashing: Hashing = {
      ...nodeHashing,
      hmacSha256: (_, data) => fromHex(blocks[Number(new TextDecoder().decode(data).at(-1))] ?? ''),
    };
    const request = { game: 'case', label: 'case', id: 'p', entropy: 'e', round: 1, index: 0, tableHash: NO_TABLE };
    expect(createTicketDraw(hashing)(new Uint8Array(32), { ...request, n: 10n }).ticket).toBe(7n);
  });

  it('are refused for numbers of tickets that nothing can be drawn from', () => {
    const drawTicket = createTicketDraw(nodeHashing);
    const request = { game: 'case', label: 'case', id: 'p', entropy: 'e', round: 1, index: 0, tableHash: NO_TABLE };
    for (const n of [0n, -1n, TWO_64 + 1n])
      expect(() => drawTicket(new Uint8Array(32), { ...request, n })).toThrow(RangeError);
  });
});
