import { describe, expect, it } from 'vitest';
import vectors from '../../../test/vectors/draws.json' with { type: 'json' };
import { fromHex } from '../../fairness/bytes.ts';
import { draw } from '../../fairness/seed-pair.ts';
import { nodeHashing } from '../../node-hashing.ts';
import { checkDraw, checkFloat, opensslBlockLine, stepsOf } from './draws.ts';

const [vector] = vectors;
if (vector === undefined) throw new Error('no vectors');
const request = { ...vector, n: 1_000_000n };
const drawing = { hashing: nodeHashing, serverSeed: vector.serverSeed };
const hidden = { ...drawing, serverSeed: null };
const ticket = Number(draw(nodeHashing, fromHex(vector.serverSeed), request).ticket);

describe('stepsOf', () => {
  it('shows, for every shared vector, the word that gave the ticket and those passed over before it', () => {
    for (const one of vectors) {
      const n = BigInt(one.n);
      const drawn = draw(nodeHashing, fromHex(one.serverSeed), { ...one, n });
      const { words, x, limit } = stepsOf(drawn, n);
      expect(words.map(({ hex }) => hex).join('')).toBe(one.expect.block);
      expect(words.findIndex(({ use }) => use === 'used')).toBe(one.expect.word);
      expect(words.filter(({ use }) => use === 'rejected')).toHaveLength(one.expect.word);
      expect(x < limit).toBe(true);
      expect(String(x % n)).toBe(one.expect.ticket);
    }
  });

  it('meets words beyond the limit among the vectors', () => {
    expect(vectors.some((one) => one.expect.rejected > 0)).toBe(true);
  });
});

describe('checkDraw', () => {
  it('agrees with the ticket that the seed gives, and with no other', () => {
    expect(checkDraw(drawing, request, ticket)).toMatchObject({ verdict: 'match', computed: ticket });
    expect(checkDraw(drawing, request, ticket + 1)).toMatchObject({ verdict: 'mismatch', computed: ticket });
  });

  it('knows the message but claims nothing while the seed is hidden', () => {
    const { message } = checkDraw(drawing, request, ticket);
    expect(checkDraw(hidden, request, ticket)).toMatchObject({
      verdict: 'pending',
      message,
      steps: null,
      computed: null,
    });
  });
});

describe('checkFloat', () => {
  const range = { floatMin: 150_000, floatMax: 1_150_000 };
  const of = (n: bigint) => ({ ...request, n });

  it('adds the ticket to the lower end of the range', () => {
    const float = checkFloat(drawing, range, of, 150_000 + ticket);
    expect(float).toMatchObject({ verdict: 'match', from: 150_000, to: 1_149_999, computed: 150_000 + ticket });
    expect(checkFloat(drawing, range, of, 150_001 + ticket)?.verdict).toBe('mismatch');
  });

  it('expects a float where there is a range, and none where there is none', () => {
    expect(checkFloat(drawing, range, of, null)?.verdict).toBe('mismatch');
    expect(checkFloat(hidden, range, of, null)?.verdict).toBe('mismatch');
    expect(checkFloat(drawing, { floatMin: 0, floatMax: 0 }, of, 7)?.verdict).toBe('mismatch');
    expect(checkFloat(drawing, { floatMin: 0, floatMax: 0 }, of, null)).toBeNull();
  });
});

describe('opensslBlockLine', () => {
  it('authenticates the message with the server seed as key', () => {
    const { message } = checkDraw(drawing, request, ticket);
    expect(opensslBlockLine('ab', message)).toBe(
      `printf '%s' '${message}' | openssl dgst -sha256 -mac HMAC -macopt hexkey:ab`,
    );
  });
});
