import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { alice, bob, dawnTable } from '../../test/cast.ts';
import { readBattleVectors, readCaseVectors } from '../../test/vectors.ts';
import type { Draw, DrawRequest } from '../kernel/draw.ts';
import { isHexHash, mustBe } from '../kernel/ids.ts';
import { nodeHashing } from '../node-hashing.ts';
import {
  type BattleLockFacts,
  battleEntropy,
  battleIdOf,
  battleLockHash,
  drawBattleRank,
  ranked,
  rankFloatRequest,
  rankRequest,
  settleBattle,
} from './battle-draw.ts';
import { battleLockText } from './battle-lock.ts';
import { orderRequest, tieRequest } from './battle-settlement.ts';
import { beaconRandomness } from './beacon-randomness.ts';
import { fromHex } from './bytes.ts';
import { nobleHashing } from './noble-hashing.ts';
import { TICKETS } from './odds.ts';
import { draw, publicHashOf } from './seed-pair.ts';

const entropy = '0123456789abcdef'.repeat(2);
const publicHash = 'ab'.repeat(32);
const oddsHash = 'cd'.repeat(32);
const termsHash = '7e'.repeat(32);
const battleId = battleIdOf(nodeHashing, alice, publicHash, entropy);
const lockHash = '136444884b9ed94d3db53b9536ef256773c5b29995ea38cfd8f9b9ab97bac01d';

const { tables } = readCaseVectors();

const lock: BattleLockFacts = {
  battleId,
  terms: termsHash,
  seed: publicHash,
  mode: 'classic',
  pace: 'normal',
  sides: 2,
  size: 1,
  boxes: [{ case: 'dawn', caseVersion: 1, oddsHash }],
  entries: [
    { side: 0, occupant: alice, entropy },
    { side: 0, occupant: 'bot-1', entropy: '6cc3af31e41d1b5720f19029a76b06db' },
  ],
  beacon: { kind: 'none' },
  beaconRound: null,
};
const drand = {
  kind: 'drand',
  chain: mustBe(isHexHash, '52'.repeat(32)),
  genesisAt: 1_692_803_367_000,
  periodMs: 3_000,
} as const;

const play = { battleId, entropy: battleEntropy(lockHash, null), round: 1, rank: 2, oddsHash };

// Python's hashlib, hmac and json computed the expected values, apart from this code.
describe.each([
  ['node:crypto', nodeHashing],
  ['@noble/hashes', nobleHashing],
])('a battle with %s', (_, hashing) => {
  it('is named by its creator, its seed’s hash and the creator’s entropy', () => {
    expect(battleIdOf(hashing, alice, publicHash, entropy)).toBe('heGVujIoKGwp6MCdkUhNJQ');
    expect(battleIdOf(hashing, null, publicHash, entropy)).toBe('C3EKhfcRDrtuGd9YKS9IQw');
  });

  it('is locked by one hash', () => {
    expect(battleLockHash(hashing, lock)).toBe(lockHash);
    expect(battleLockHash(hashing, { ...lock, beacon: drand, beaconRound: 123 })).toBe(
      '8329d28c4febd6881fee36cf10c219b4fe823daa7245cceceb6a601018699a4e',
    );
  });

  it('is drawn and settled as the shared vectors say', () => {
    const vectors = readBattleVectors();
    expect(vectors.length).toBeGreaterThanOrEqual(30);
    for (const {
      serverSeed,
      salt,
      publicHash,
      creator,
      lock: fixed,
      signature,
      randomness,
      rounds,
      ...rest
    } of vectors) {
      const { lockHash: hash, entropy: own, ...settled } = rest;
      expect(publicHashOf(hashing, serverSeed, salt)).toBe(publicHash);
      expect(battleIdOf(hashing, creator, publicHash, own)).toBe(fixed.battleId);
      expect(battleLockHash(hashing, fixed)).toBe(hash);
      if (signature !== null) expect(beaconRandomness(hashing, signature)).toBe(randomness);
      const battle = { ...fixed, entropy: battleEntropy(hash, randomness) };
      const key = fromHex(serverSeed);
      const drawn = (request: DrawRequest): Draw => draw(hashing, key, request);
      for (const [index, { oddsHash: odds }] of fixed.boxes.entries()) {
        const table = tables[odds];
        if (table === undefined) throw new Error('a box without its table');
        for (const { rank, ticket, entry, float } of rounds[index]?.draws ?? []) {
          const rankPlay = { ...battle, round: index + 1, rank, oddsHash: odds };
          expect(drawBattleRank(table, rankPlay, drawn)).toMatchObject({ ticket, index: entry, float });
        }
      }
      const { draws: _, ...settlement } = settleBattle({ ...battle, boxes: fixed.boxes.length, rounds }, drawn);
      expect(settlement).toEqual(settled);
    }
    expect(vectors.some(({ tie }) => tie !== null)).toBe(true);
    expect(vectors.some(({ order }) => order.length > 1)).toBe(true);
  });

  it('draws what a second implementation draws', () => {
    const [, worn] = dawnTable.entries;
    if (worn === undefined) throw new Error('no second entry');
    const drawn = (request: DrawRequest): Draw => draw(hashing, fromHex('11'.repeat(32)), request);
    expect(drawn(rankRequest(play)).ticket).toBe(1_816_897n);
    expect(drawn(rankFloatRequest(play, worn)).ticket).toBe(159_786n);
    const tie = drawn(orderRequest({ battleId, entropy: play.entropy, boxes: 1 }, 1, 2));
    expect(tie.message).toBe(`glasscase/2|battle|order|${battleId}|${lockHash}.none|2|1|${'0'.repeat(64)}|0`);
    expect(tie.ticket).toBe(0n);
  });
});

describe('what docs/fairness.md works through', () => {
  it('is one of the shared battles', () => {
    const page = readFileSync(new URL('../../docs/fairness.md', import.meta.url), 'utf8');
    const text = page.split(/^## /m).find((one) => one.startsWith('Battles\n')) ?? '';
    const shown = readBattleVectors().find((one) => text.includes(battleLockText(one.lock)));
    if (shown === undefined) throw new Error('another battle');
    const { lock: fixed, lockHash: hash, serverSeed, rounds, tie } = shown;
    expect(text).toContain(`seed=${serverSeed}`);
    expect(text).toContain(`above: ${hash.slice(0, 16)}…`);
    const battle = { ...fixed, entropy: battleEntropy(hash, null) };
    const [box] = fixed.boxes;
    if (box === undefined) throw new Error('no box');
    const words = (request: DrawRequest): string => draw(nodeHashing, fromHex(serverSeed), request).block.slice(0, 16);
    for (const { rank, ticket } of rounds[0]?.draws ?? []) {
      const rankPlay = { ...battle, round: 1, rank, oddsHash: box.oddsHash };
      expect(text).toMatch(new RegExp(`0x${words(rankRequest(rankPlay))} % 10000000\\)' +# ${ticket}:`));
    }
    const tieWords = words(tieRequest({ ...battle, boxes: 1 }, 2));
    expect(text).toMatch(new RegExp(`0x${tieWords} % 2\\)' +# ${tie?.ticket}:`));
  });
});

describe('the lock', () => {
  it('is canonical JSON of exactly the fixed facts', () => {
    const box = { case: 'dawn', caseVersion: 1, oddsHash, price: '100' };
    const carried = { ...lock, boxes: [box], status: 'waiting', cost: 100n };
    expect(battleLockText(carried)).toBe(
      `{"battleId":"${battleId}","beacon":{"kind":"none"},"beaconRound":null,` +
        `"boxes":[{"case":"dawn","caseVersion":1,"oddsHash":"${oddsHash}"}],` +
        `"entries":[{"entropy":"${entropy}","occupant":"${alice}","side":0},` +
        `{"entropy":"6cc3af31e41d1b5720f19029a76b06db","occupant":"bot-1","side":0}],` +
        `"mode":"classic","pace":"normal","seed":"${publicHash}","sides":2,"size":1,"terms":"${termsHash}"}`,
    );
  });

  it('has another hash as soon as anything in it differs', () => {
    const [first, second] = lock.entries;
    const [box] = lock.boxes;
    if (first === undefined || second === undefined || box === undefined) throw new Error('an empty lock');
    const others: BattleLockFacts[] = [
      { ...lock, battleId: 'another' },
      { ...lock, terms: 'ef'.repeat(32) },
      { ...lock, seed: 'ef'.repeat(32) },
      { ...lock, mode: 'underdog' },
      { ...lock, size: 2 },
      { ...lock, sides: 3 },
      { ...lock, boxes: [box, box] },
      { ...lock, boxes: [{ ...box, oddsHash: '00'.repeat(32) }] },
      { ...lock, entries: [first, { ...second, entropy }] },
      { ...lock, entries: [{ ...first, occupant: bob }, second] },
      { ...lock, entries: [{ ...first, side: 1 }, second] },
      { ...lock, entries: [second, first] },
      { ...lock, beacon: drand, beaconRound: 123 },
      { ...lock, beacon: drand, beaconRound: 124 },
      { ...lock, beacon: { ...drand, genesisAt: 0 }, beaconRound: 123 },
    ];
    const hashes = [lock, ...others].map((each) => battleLockHash(nodeHashing, each));
    expect(new Set(hashes).size).toBe(others.length + 1);
  });

  it('names the randomness of the beacon, or that there is none, in the entropy of every draw', () => {
    expect(battleEntropy(lockHash, null)).toBe(`${lockHash}.none`);
    expect(battleEntropy(lockHash, oddsHash)).toBe(`${lockHash}.${oddsHash}`);
  });
});

describe('ranks', () => {
  const one = fc.record({
    side: fc.integer({ min: 0, max: 2 }),
    occupant: fc.constantFrom('A-', 'Zz', 'a_', 'b0', 'bot-1', 'bot-2', '-0'),
    entropy: fc.constant(entropy),
  });
  const entries = fc.uniqueArray(one, { selector: ({ occupant }) => occupant, maxLength: 6 });

  it('are by side, then by the bytes of the name, whatever the order of coming', () => {
    fc.assert(
      fc.property(entries, fc.gen(), (came, random) => {
        const bytes = (text: string): string => Buffer.from(text).toString('hex');
        const key = (each: (typeof came)[number]): string => `${each.side} ${bytes(each.occupant)}`;
        const again = [...came].sort(() => (random(fc.boolean) ? 1 : -1));
        expect(ranked(again)).toEqual(ranked(came));
        expect(ranked(came).map(key)).toEqual(came.map(key).sort());
      }),
    );
  });
});

describe('a rank’s draw', () => {
  const rigged =
    (ticket: number, asked: DrawRequest[] = []) =>
    (request: DrawRequest): Draw => {
      asked.push(request);
      const last = request.label === 'float' ? request.n - 1n : BigInt(ticket);
      return { ticket: last, counter: 0, word: 0, rejected: 0, block: '', message: '' };
    };

  it('asks under the battle’s id, with box and rank, for entry and float apart', () => {
    const asked: DrawRequest[] = [];
    drawBattleRank(dawnTable, { ...play, round: 7, rank: 3 }, rigged(0, asked));
    const shared = { game: 'battle', id: battleId, entropy: play.entropy, round: 7, index: 3, tableHash: oddsHash };
    expect(asked).toEqual([
      { ...shared, label: 'battle', n: BigInt(TICKETS) },
      { ...shared, label: 'float', n: 70_000n },
    ]);
  });

  it('gives the entry that holds the ticket, at the edges of every range, and never the float’s upper end', () => {
    for (const [index, entry] of dawnTable.entries.entries()) {
      for (const ticket of [entry.first, entry.last]) {
        const float = entry.floatMax === 0 ? null : entry.floatMax - 1;
        expect(drawBattleRank(dawnTable, play, rigged(ticket))).toMatchObject({ ticket, index, entry, float });
      }
    }
  });

  it('differs between ranks, boxes and battles, however alike they are', () => {
    const place = fc.record({ round: fc.integer({ min: 1, max: 20 }), rank: fc.integer({ min: 1, max: 6 }) });
    const drawn = (at: { readonly round: number; readonly rank: number }): string =>
      draw(nodeHashing, fromHex('11'.repeat(32)), rankRequest({ ...play, ...at })).block;
    fc.assert(
      fc.property(place, place, (a, b) => {
        expect(drawn(a) === drawn(b)).toBe(a.round === b.round && a.rank === b.rank);
      }),
    );
  });
});
