import { createHmac } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readDrawVectors } from '../../test/vectors.ts';
import type { DrawRequest } from '../kernel/draw.ts';
import { nodeHashing } from '../node-hashing.ts';
import { fromHex, toHex } from './bytes.ts';
import type { Hashing } from './hashing.ts';
import { nobleHashing } from './noble-hashing.ts';
import { draw, drawMessage, NO_TABLE, publicHashOf } from './seed-pair.ts';

const vectors = readDrawVectors();
const request: DrawRequest = {
  game: 'case',
  label: 'case',
  id: 'pair',
  entropy: 'seed.entropy',
  round: 1,
  index: 0,
  tableHash: NO_TABLE,
  n: 10n,
};

/** A hashing port whose blocks are these words, in order; then nothing more. */
const wordsOf = (...words: readonly bigint[]): Hashing => {
  let block = 0;
  return {
    ...nodeHashing,
    hmacSha256: () => {
      const bytes = new Uint8Array(32);
      const view = new DataView(bytes.buffer);
      for (let word = 0; word < 4; word += 1) view.setBigUint64(word * 8, words[block * 4 + word] ?? 0n);
      block += 1;
      return bytes;
    },
  };
};
const seed = new Uint8Array(32);

describe.each([
  ['node:crypto', nodeHashing],
  ['@noble/hashes', nobleHashing],
])('a draw with %s', (_, hashing) => {
  it('gives every one of the shared vectors', () => {
    expect(vectors).toHaveLength(120);
    for (const { serverSeed, game, label, id, entropy, round, index, tableHash, n, expect: expected } of vectors) {
      const drawn = draw(hashing, fromHex(serverSeed), {
        game,
        label,
        id,
        entropy,
        round,
        index,
        tableHash,
        n: BigInt(n),
      });
      expect({ ...drawn, ticket: drawn.ticket.toString() }).toEqual(expected);
    }
  });

  it('commits to every server seed of the vectors with their salt', () => {
    for (const { serverSeed, salt, publicHash } of vectors) {
      expect(publicHashOf(hashing, serverSeed, salt)).toBe(publicHash);
    }
  });
});

describe('a draw', () => {
  it('can be repeated with HMAC and the message alone', () => {
    const drawn = draw(nodeHashing, seed, request);
    expect(drawn.message).toBe(`glasscase/2|case|case|pair|seed.entropy|1|0|${NO_TABLE}|0`);
    expect(drawn.block).toBe(createHmac('sha256', seed).update(drawn.message).digest('hex'));
  });

  it('has vectors in which words are passed over, and blocks', () => {
    expect(vectors.some(({ expect: { rejected } }) => rejected > 0)).toBe(true);
    expect(vectors.some(({ expect: { counter } }) => counter > 0)).toBe(true);
  });

  it('depends on every field of its request and on the seed', () => {
    const changes: readonly Partial<DrawRequest>[] = [
      { game: 'upgrade' },
      { label: 'float' },
      { id: 'other' },
      { entropy: 'other.entropy' },
      { round: 2 },
      { index: 1 },
      { tableHash: '1'.repeat(64) },
    ];
    const blocks = changes.map((change) => draw(nodeHashing, seed, { ...request, ...change }).block);
    blocks.push(draw(nodeHashing, seed, request).block, draw(nodeHashing, new Uint8Array(32).fill(1), request).block);
    expect(new Set(blocks).size).toBe(changes.length + 2);
  });

  it('is below n for every n up to 2^64', () => {
    const seeds = fc.uint8Array({ minLength: 32, maxLength: 32 });
    fc.assert(
      fc.property(fc.bigInt({ min: 1n, max: 1n << 64n }), seeds, (n, serverSeed) => {
        const { ticket, rejected, counter, word } = draw(nodeHashing, serverSeed, { ...request, n });
        expect(ticket >= 0n && ticket < n).toBe(true);
        expect(rejected).toBe(counter * 4 + word);
      }),
      {
        numRuns: 400,
        examples: [
          [1n, seed],
          [(1n << 63n) + 1n, seed],
          [(1n << 64n) - 1n, seed],
          [1n << 64n, seed],
        ],
      },
    );
  });

  it('passes over exactly the words that would favour some tickets', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 1n, max: 1n << 64n }), fc.bigInt({ min: 0n, max: (1n << 64n) - 1n }), (n, word) => {
        const multiples = (1n << 64n) / n;
        const kept = draw(wordsOf(word), seed, { ...request, n });
        // Each ticket is hit by the same number of words: as many as whole ranges of n fit into 2^64.
        if (word < multiples * n) expect([kept.ticket, kept.rejected]).toEqual([word % n, 0]);
        else expect(kept.rejected).toBeGreaterThan(0);
      }),
      { numRuns: 500 },
    );
  });

  it('stands exactly on the edge of the last whole range', () => {
    const n = (1n << 63n) + 1n;
    expect(draw(wordsOf(n - 1n), seed, { ...request, n })).toMatchObject({ ticket: n - 1n, word: 0, rejected: 0 });
    expect(draw(wordsOf(n, 7n), seed, { ...request, n })).toMatchObject({ ticket: 7n, word: 1, rejected: 1 });
    const all = (1n << 64n) - 1n;
    expect(draw(wordsOf(all, all, all, all, all, 3n), seed, { ...request, n: 10n })).toMatchObject({
      ticket: 3n,
      counter: 1,
      word: 1,
      rejected: 5,
    });
    expect(draw(wordsOf(all), seed, { ...request, n: 1n << 64n }).ticket).toBe(all);
  });

  it('reads words as big-endian, in order', () => {
    expect(draw(wordsOf(0x0102030405060708n), seed, { ...request, n: 1n << 64n })).toMatchObject({
      ticket: 0x0102030405060708n,
      block: `0102030405060708${'0'.repeat(48)}`,
    });
  });

  it('refuses a number of tickets that it can’t draw from', () => {
    for (const n of [0n, -1n, (1n << 64n) + 1n])
      expect(() => draw(nodeHashing, seed, { ...request, n })).toThrow(RangeError);
  });

  it('ends with an error where a broken hashing port never gives a usable word', () => {
    const broken: Hashing = { ...nodeHashing, hmacSha256: () => new Uint8Array(32).fill(255) };
    expect(() => draw(broken, seed, { ...request, n: 10n })).toThrow('no ticket in 1,000 blocks');
  });

  it('counts blocks in the message', () => {
    expect(drawMessage(request, 7).endsWith('|7')).toBe(true);
  });
});

describe('hex', () => {
  it('reads back what it wrote, and refuses anything else', () => {
    fc.assert(fc.property(fc.uint8Array(), (bytes) => void expect(fromHex(toHex(bytes))).toEqual(bytes)));
    for (const text of ['0', 'zz', '0x', ' 00']) expect(() => fromHex(text)).toThrow(TypeError);
  });
});
