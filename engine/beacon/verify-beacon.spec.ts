import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { bls12_381 } from '@noble/curves/bls12-381.js';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { chainHashOf, newestRound, signRound, testChain, testChoice } from '../../test/beacons.ts';
import { choiceOf } from './beacon.ts';
import { QUICKNET } from './quicknet.ts';
import { beaconVerifier, verifiedRound, verifyBeacon } from './verify-beacon.ts';

/** Rounds as relays of the League of Entropy served them. */
const recorded = z.array(z.strictObject({ round: z.int(), signature: z.string(), randomness: z.string().optional() }));
const file = new URL('../../test/vectors/quicknet-rounds.json', import.meta.url);
const rounds = recorded.parse(JSON.parse(readFileSync(file, 'utf8')));
const quicknet = choiceOf(QUICKNET);
const [, round123, , , aliased] = rounds;
if (round123 === undefined || aliased === undefined) throw new Error('no recorded rounds');

describe('the pinned chain', () => {
  it('has the hash that its key, period and beginning make, as the chain computes it', () => {
    const groupHash = 'f477d5c89f21a17c863a7f937c6a6d15859414d2be09cd448d4279af331c5d3e';
    expect(chainHashOf(QUICKNET, groupHash, 'quicknet')).toBe(QUICKNET.chain);
  });

  it('is what old rooms name', () => {
    expect(quicknet).toEqual({ kind: 'drand', chain: QUICKNET.chain, genesisAt: 1_692_803_367_000, periodMs: 3_000 });
  });
});

describe('a recorded round of quicknet', () => {
  it.each(rounds)('verifies: $round', ({ round, signature, randomness }) => {
    const hash = createHash('sha256').update(Buffer.from(signature, 'hex')).digest('hex');
    expect(verifiedRound(QUICKNET, round, signature)).toEqual({ round, signature, randomness: hash });
    expect(hash).toBe(randomness ?? hash);
    expect(verifyBeacon(quicknet, round, signature)).toBe(true);
  });

  it.each(rounds)('verifies under no other number: $round', ({ round, signature }) => {
    expect(verifyBeacon(quicknet, round + 1, signature)).toBe(false);
    if (round > 1) expect(verifyBeacon(quicknet, round - 1, signature)).toBe(false);
  });

  it('verifies on no other chain', () => {
    expect(verifiedRound(testChain, round123.round, round123.signature)).toBeNull();
  });
});

describe('no signature', () => {
  const { round, signature } = round123;
  const { Fp } = bls12_381.fields;
  /** A point of the curve that is in no group of the scheme: x = 4. */
  const outsideGroup = `80${'00'.repeat(46)}04`;
  /** The same x coordinate, written as x + p: another text, and so another randomness, for the same point. */
  const aliasOf = (text: string): string => {
    const number = BigInt(`0x${text}`);
    const flags = (number >> 381n) << 381n;
    const x = number - flags;
    expect(x + Fp.ORDER).toBeLessThan(1n << 381n);
    return (flags | (x + Fp.ORDER)).toString(16);
  };

  it.each([
    ['one with a changed digit', `${signature.slice(0, -1)}3`],
    ['the negated point', `9${signature.slice(1)}`],
    ['the point at infinity', `c0${'00'.repeat(47)}`],
    ['zeros', '00'.repeat(48)],
    ['a point outside the group', outsideGroup],
    ['upper-case digits', signature.toUpperCase()],
    ['a shorter text', signature.slice(2)],
    ['a longer text', `${signature}00`],
    ['no hex', 'z'.repeat(96)],
    ['nothing', ''],
  ])('is %s', (_, text) => {
    expect(verifiedRound(QUICKNET, round, text)).toBeNull();
  });

  it('is another spelling of a true one', () => {
    expect(verifiedRound(QUICKNET, aliased.round, aliasOf(aliased.signature))).toBeNull();
  });

  it.each([0, -1, 1.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53])('belongs to a round %s', (number) => {
    expect(verifiedRound(QUICKNET, number, signature)).toBeNull();
  });
});

describe('verifying what a room says', () => {
  const verify = beaconVerifier([QUICKNET, testChain]);

  it('takes each chain that is pinned', () => {
    expect(verify(testChoice, 5, signRound(5))).toBe(true);
    expect(verify(testChoice, 5, signRound(5, 'forger'))).toBe(false);
    expect(verify(quicknet, round123.round, round123.signature)).toBe(true);
  });

  it('takes no chain that is not pinned', () => {
    expect(verifyBeacon(testChoice, 5, signRound(5))).toBe(false);
  });

  it('takes no other beginning or period than the chain has', () => {
    for (const lie of [{ genesisAt: QUICKNET.genesisAt + 60_000 }, { periodMs: 30_000 }]) {
      expect(verifyBeacon(choiceOf({ ...QUICKNET, ...lie }), round123.round, round123.signature)).toBe(false);
    }
  });

  it('finds nothing to verify where there is no beacon', () => {
    expect(verifyBeacon({ kind: 'none' }, round123.round, round123.signature)).toBe(false);
  });
});

describe("the tests' own chain", () => {
  it('counts its rounds as drand does', () => {
    expect(newestRound(testChain.genesisAt - 1)).toBe(0);
    expect(newestRound(testChain.genesisAt)).toBe(1);
    expect(newestRound(testChain.genesisAt + 2_999)).toBe(1);
    expect(newestRound(testChain.genesisAt + 3_000)).toBe(2);
  });
});
