import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fromHex } from '../../../engine/fairness/bytes.ts';
import { draw } from '../../../engine/fairness/draw.ts';
import { nodeHashing } from '../../../engine/node-hashing.ts';
import vectors from '../../../test/vectors/draws.json' with { type: 'json' };
import { sampleRound } from './sample-round.ts';
import { opensslBlockLine, type RoundFacts, stepsOf, verifyRound } from './verification.ts';

const verify = (facts: RoundFacts) => verifyRound(nodeHashing, facts);

describe('stepsOf', () => {
  it('shows, for every shared vector, the word that gave the ticket and those passed over before it', () => {
    for (const vector of vectors) {
      const n = BigInt(vector.n);
      const drawn = draw(nodeHashing, fromHex(vector.serverSeed), { ...vector, n });
      const { words, x, limit } = stepsOf(drawn, n);
      expect(words.map(({ hex }) => hex).join('')).toBe(vector.expect.block);
      expect(words.findIndex(({ use }) => use === 'used')).toBe(vector.expect.word);
      expect(words.filter(({ use }) => use === 'rejected')).toHaveLength(vector.expect.word);
      expect(x < limit).toBe(true);
      expect(String(x % n)).toBe(vector.expect.ticket);
    }
  });

  it('meets words beyond the limit among the vectors', () => {
    expect(vectors.some((vector) => vector.expect.rejected > 0)).toBe(true);
  });
});

describe('verifyRound', () => {
  it('agrees with an honest round in every step', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 10_000 }), (roundNo) => {
        const facts = sampleRound(nodeHashing, roundNo);
        const result = verify(facts);
        expect(result.overall).toBe('match');
        expect(result.ticket.computed).toBe(facts.ticket);
        expect(result.commitment.computed).toBe(facts.publicHash);
        expect(result.odds.hit?.index).toBe(facts.entryIndex);
        expect(result.float?.computed ?? null).toBe(facts.float);
      }),
      { numRuns: 50 },
    );
  });

  it('shows what is known before the seed is revealed, and claims nothing about the rest', () => {
    const result = verify({ ...sampleRound(nodeHashing), reveal: null });
    expect(result.overall).toBe('pending');
    expect(result.commitment).toMatchObject({ verdict: 'pending', computed: null });
    expect(result.ticket).toMatchObject({ verdict: 'pending', computed: null });
    expect(result.entryDraw).toBeNull();
    expect(result.odds.verdict).toBe('match');
    expect(result.message).toBe(verify(sampleRound(nodeHashing)).message);
  });

  const other = (hex: string): string => `${hex.startsWith('f') ? 'e' : 'f'}${hex.slice(1)}`;
  const honest = sampleRound(nodeHashing);
  const reveal = honest.reveal ?? { serverSeed: '', salt: '' };

  it.each<[string, Partial<RoundFacts>]>([
    ['another server seed', { reveal: { ...reveal, serverSeed: other(reveal.serverSeed) } }],
    ['another salt', { reveal: { ...reveal, salt: other(reveal.salt) } }],
    ['a seed that is no seed', { reveal: { ...reveal, serverSeed: 'zz' } }],
    ['another commitment', { publicHash: other(honest.publicHash) }],
    ['another ticket', { ticket: (honest.ticket + 1) % 10_000_000 }],
    ['another entry', { entryIndex: (honest.entryIndex + 1) % 3 }],
    ['another float', { float: (honest.float ?? 0) + 1 }],
    ['a float left out', { float: null }],
    ['another odds hash', { oddsHash: other(honest.oddsHash) }],
    ['a table with a swapped range', { oddsTable: honest.oddsTable.replace('2599', '2699').replace('2600', '2700') }],
    ['a table that is no table', { oddsTable: '{}' }],
    ['another price', { price: honest.price - 1 }],
    ['another version of the case', { caseVersion: honest.caseVersion + 1 }],
    ['the entropy of another play', { entropy: other(honest.entropy) }],
    ['another user seed', { userSeed: 'someone-else' }],
    ['an id that names another round', { id: `${honest.pairId}.${honest.roundNo + 1}` }],
  ])('sees %s', (_, change) => {
    expect(verify({ ...honest, ...change }).overall).toBe('mismatch');
  });

  it('sees a wrong table even while the seed is hidden', () => {
    expect(verify({ ...honest, reveal: null, oddsHash: other(honest.oddsHash) }).overall).toBe('mismatch');
  });
});

describe('opensslBlockLine', () => {
  it('authenticates the message with the server seed as key', () => {
    const { message } = verify(sampleRound(nodeHashing));
    expect(opensslBlockLine('ab', message)).toBe(
      `printf '%s' '${message}' | openssl dgst -sha256 -mac HMAC -macopt hexkey:ab`,
    );
    expect(message).not.toMatch(/['\\$`]/);
  });
});
