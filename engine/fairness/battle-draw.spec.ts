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
  battleLockText,
  botEntropy,
  drawBattleSeat,
  seatFloatRequest,
  seatRequest,
  settleBattle,
  tieRequest,
} from './battle-draw.ts';
import { beaconRandomness } from './beacon-randomness.ts';
import { fromHex } from './bytes.ts';
import { draw } from './draw.ts';
import { nobleHashing } from './noble-hashing.ts';
import { TICKETS } from './odds.ts';
import { publicHashOf } from './seed-pair.ts';

const entropy = '0123456789abcdef'.repeat(2);
const publicHash = 'ab'.repeat(32);
const oddsHash = 'cd'.repeat(32);
const battleId = battleIdOf(nodeHashing, alice, publicHash, entropy);
const lockHash = 'b1150b31b2fccd6984f7e57342df9914cecae3790a12f2353aca2f8a2a95eef9';

const { tables } = readCaseVectors();

const lock: BattleLockFacts = {
  battleId,
  seed: publicHash,
  mode: 'classic',
  teams: false,
  seatCount: 2,
  boxes: [{ case: 'dawn', caseVersion: 1, oddsHash }],
  seats: [
    { seat: 1, occupant: { kind: 'player', playerId: alice }, entropy },
    { seat: 2, occupant: { kind: 'bot', bot: 'bot-1' }, entropy: '6cc3af31e41d1b5720f19029a76b06db' },
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

const play = { battleId, entropy: battleEntropy(lockHash, null), round: 1, seat: 2, oddsHash };

// What is expected here was computed apart from this code, with Python's hashlib, hmac and json.
describe.each([
  ['node:crypto', nodeHashing],
  ['@noble/hashes', nobleHashing],
])('a battle with %s', (_, hashing) => {
  it('is named by its creator, its seed’s hash and the creator’s entropy', () => {
    expect(battleIdOf(hashing, alice, publicHash, entropy)).toBe('XDqd9o_-5MYs4ZBWmH_sWg');
    expect(battleIdOf(hashing, null, publicHash, entropy)).toBe('Mvfq5I1ChI1Vo5ThqAXTUQ');
  });

  it('gives a bot its entropy, another one in every seat', () => {
    expect(botEntropy(hashing, battleId, 2)).toBe('6cc3af31e41d1b5720f19029a76b06db');
    expect(new Set([1, 2, 3, 4].map((seat) => botEntropy(hashing, battleId, seat))).size).toBe(4);
  });

  it('is locked by one hash', () => {
    expect(battleLockHash(hashing, lock)).toBe(lockHash);
    expect(battleLockHash(hashing, { ...lock, beacon: drand, beaconRound: 123 })).toBe(
      '99ad6375eee4903cef599fcd839cd47aea1123c7aae01799fa348d06507df158',
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
        for (const { seat, ticket, entry, float } of rounds[index]?.draws ?? []) {
          const seatPlay = { ...battle, round: index + 1, seat, oddsHash: odds };
          expect(drawBattleSeat(table, seatPlay, drawn)).toMatchObject({ ticket, index: entry, float });
        }
      }
      const { draws: _, ...settlement } = settleBattle({ ...battle, boxes: fixed.boxes.length, rounds }, drawn);
      expect(settlement).toEqual(settled);
    }
    for (const kind of ['tie', 'dealTie'] as const) expect(vectors.some((one) => one[kind] !== null)).toBe(true);
  });

  it('draws what a second implementation draws', () => {
    const [, worn] = dawnTable.entries;
    if (worn === undefined) throw new Error('no second entry');
    const drawn = (request: DrawRequest): Draw => draw(hashing, fromHex('11'.repeat(32)), request);
    expect(drawn(seatRequest(play)).ticket).toBe(2_625_782n);
    expect(drawn(seatFloatRequest(play, worn)).ticket).toBe(95_081n);
    const tie = drawn(tieRequest({ battleId, entropy: play.entropy, boxes: 1 }, 1, 2));
    expect(tie.message).toBe(`glasscase/2|battle|tie|${battleId}|${lockHash}.none|2|1|${'0'.repeat(64)}|0`);
    expect(tie.ticket).toBe(1n);
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
    for (const { seat, ticket } of rounds[0]?.draws ?? []) {
      const seatPlay = { ...battle, round: 1, seat, oddsHash: box.oddsHash };
      expect(text).toMatch(new RegExp(`0x${words(seatRequest(seatPlay))} % 10000000\\)' +# ${ticket}:`));
    }
    const tieWords = words(tieRequest({ ...battle, boxes: 1 }, 0, 2));
    expect(text).toMatch(new RegExp(`0x${tieWords} % 2\\)' +# ${tie?.ticket}:`));
  });
});

describe('the lock', () => {
  it('is canonical JSON of exactly the fixed facts', () => {
    const box = { case: 'dawn', caseVersion: 1, oddsHash, price: '100' };
    const carried = { ...lock, boxes: [box], status: 'waiting', cost: 100n };
    expect(battleLockText(carried)).toBe(
      `{"battleId":"${battleId}","beacon":{"kind":"none"},"beaconRound":null,` +
        `"boxes":[{"case":"dawn","caseVersion":1,"oddsHash":"${oddsHash}"}],"mode":"classic","seatCount":2,` +
        `"seats":[{"entropy":"${entropy}","occupant":{"kind":"player","playerId":"${alice}"},"seat":1},` +
        `{"entropy":"6cc3af31e41d1b5720f19029a76b06db","occupant":{"bot":"bot-1","kind":"bot"},"seat":2}],` +
        `"seed":"${publicHash}","teams":false}`,
    );
  });

  it('has another hash as soon as anything in it differs', () => {
    const [first, second] = lock.seats;
    const [box] = lock.boxes;
    if (first === undefined || second === undefined || box === undefined) throw new Error('an empty lock');
    const others: BattleLockFacts[] = [
      { ...lock, battleId: 'another' },
      { ...lock, seed: 'ef'.repeat(32) },
      { ...lock, mode: 'underdog' },
      { ...lock, teams: true },
      { ...lock, seatCount: 3 },
      { ...lock, boxes: [box, box] },
      { ...lock, boxes: [{ ...box, oddsHash: '00'.repeat(32) }] },
      { ...lock, seats: [first, { ...second, entropy }] },
      { ...lock, seats: [{ ...first, occupant: { kind: 'player', playerId: bob } }, second] },
      { ...lock, seats: [second, first] },
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

describe('a seat’s draw', () => {
  const rigged =
    (ticket: number, asked: DrawRequest[] = []) =>
    (request: DrawRequest): Draw => {
      asked.push(request);
      const last = request.label === 'float' ? request.n - 1n : BigInt(ticket);
      return { ticket: last, counter: 0, word: 0, rejected: 0, block: '', message: '' };
    };

  it('asks under the battle’s id, with box and seat, for entry and float apart', () => {
    const asked: DrawRequest[] = [];
    drawBattleSeat(dawnTable, { ...play, round: 7, seat: 3 }, rigged(0, asked));
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
        expect(drawBattleSeat(dawnTable, play, rigged(ticket))).toMatchObject({ ticket, index, entry, float });
      }
    }
  });

  it('differs between seats, boxes and battles, however alike they are', () => {
    const seat = fc.record({ round: fc.integer({ min: 1, max: 20 }), seat: fc.integer({ min: 1, max: 4 }) });
    const drawn = (at: { readonly round: number; readonly seat: number }): string =>
      draw(nodeHashing, fromHex('11'.repeat(32)), seatRequest({ ...play, ...at })).block;
    fc.assert(
      fc.property(seat, seat, (a, b) => {
        expect(drawn(a) === drawn(b)).toBe(a.round === b.round && a.seat === b.seat);
      }),
    );
  });
});
