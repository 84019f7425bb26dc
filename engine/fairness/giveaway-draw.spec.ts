import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { hashOf } from '../../test/deciders.ts';
import { beaconChoice, itemFacts } from '../kernel/event-codec.ts';
import { nodeHashing } from '../node-hashing.ts';
import { fromHex } from './bytes.ts';
import {
  drawWinners,
  entriesHashOf,
  giveawayEntropy,
  giveawayIdOf,
  giveawayLockHash,
  giveawayLockText,
  rowOf,
  winnerRequest,
} from './giveaway-draw.ts';
import { nobleHashing } from './noble-hashing.ts';
import { draw, NO_TABLE, publicHashOf } from './seed-pair.ts';

/** Whole rooms, computed by another program in another language. */
const roomVector = z.strictObject({
  serverSeed: z.string(),
  salt: z.string(),
  publicHash: z.string(),
  host: z.string().nullable(),
  entropy: z.string(),
  giveawayId: z.string(),
  entries: z.array(z.strictObject({ playerId: z.string(), entropy: z.string() })),
  lock: z.strictObject({
    giveawayId: z.string(),
    terms: z.string(),
    seed: z.string(),
    prizes: z.array(itemFacts.omit({ itemId: true })),
    entries: z.int(),
    entriesHash: z.string(),
    drawAt: z.int(),
    beacon: beaconChoice,
    beaconRound: z.int().nullable(),
  }),
  lockHash: z.string(),
  randomness: z.string().nullable(),
  winners: z.array(z.strictObject({ prize: z.int(), ticket: z.int(), playerId: z.string() })),
});
const file = new URL('../../test/vectors/giveaway-draws.json', import.meta.url);
const rooms = z.array(roomVector).parse(JSON.parse(readFileSync(file, 'utf8')));

describe.each([
  ['node:crypto', nodeHashing],
  ['@noble/hashes', nobleHashing],
])('a giveaway with %s', (_, hashing) => {
  it.each(rooms.map((room) => [room.entries.length, room] as const))(
    'of %i entries is as its vector says',
    (_n, room) => {
      expect(publicHashOf(hashing, room.serverSeed, room.salt)).toBe(room.publicHash);
      expect(giveawayIdOf(hashing, room.host, room.publicHash, room.entropy)).toBe(room.giveawayId);
      const row = rowOf(room.entries);
      expect(entriesHashOf(hashing, row)).toBe(room.lock.entriesHash);
      expect(giveawayLockHash(hashing, room.lock)).toBe(room.lockHash);
      const drawing = {
        giveawayId: room.giveawayId,
        entropy: giveawayEntropy(room.lockHash, room.randomness),
        prizes: room.lock.prizes.length,
      };
      const winners = drawWinners(drawing, row, (request) => draw(hashing, fromHex(room.serverSeed), request));
      expect(winners.map(({ winner, ...won }) => ({ ...won, playerId: winner.playerId }))).toEqual(room.winners);
    },
  );
});

describe('the lock of a giveaway', () => {
  const [room] = rooms;
  if (room === undefined) throw new Error('no vectors');

  it('is RFC 8785 JSON', () => {
    expect(giveawayLockText({ ...room.lock, prizes: [] })).toBe(
      `{"beacon":{"kind":"none"},"beaconRound":null,"drawAt":${room.lock.drawAt},"entries":1,` +
        `"entriesHash":"${room.lock.entriesHash}","giveawayId":"${room.giveawayId}","prizes":[],"seed":"${room.publicHash}","terms":"${room.lock.terms}"}`,
    );
  });

  it('holds nothing but what it names', () => {
    const [prize] = room.lock.prizes;
    if (prize === undefined) throw new Error('no prize');
    const more = { ...room.lock, at: 5, prizes: [{ ...prize, acquiredAt: 5 }] };
    expect(giveawayLockText(more)).toBe(giveawayLockText(room.lock));
  });

  it('depends on each of its fields', () => {
    const changes = [
      { giveawayId: 'other' },
      { terms: 'other' },
      { seed: 'other' },
      { prizes: [] },
      { entries: 2 },
      { entriesHash: '0'.repeat(64) },
      { drawAt: 1 },
      { beaconRound: 1 },
    ];
    const hashes = changes.map((change) => giveawayLockHash(nodeHashing, { ...room.lock, ...change }));
    expect(new Set([...hashes, room.lockHash]).size).toBe(changes.length + 1);
  });
});

describe('the row of a giveaway', () => {
  const entry = fc.record({ playerId: fc.stringMatching(/^[A-Za-z0-9_-]{22}$/), entropy: fc.constant('0'.repeat(32)) });

  it('is the same in whatever order the entries came', () => {
    const orders = fc
      .uniqueArray(entry, { selector: ({ playerId }) => playerId, minLength: 2, maxLength: 20 })
      .chain((all) => fc.tuple(fc.constant(all), fc.shuffledSubarray(all, { minLength: all.length })));
    fc.assert(
      fc.property(orders, ([all, shuffled]) => {
        expect(rowOf(shuffled)).toEqual(rowOf(all));
        const bytes = rowOf(all).map(({ playerId }) => Buffer.from(playerId));
        expect(bytes).toEqual(bytes.toSorted(Buffer.compare));
      }),
    );
  });

  it('is hashed as RFC 8785 JSON', () => {
    const row = [
      { playerId: 'a', entropy: '1' },
      { playerId: 'b', entropy: '2' },
    ];
    expect(entriesHashOf(nodeHashing, row)).toBe(hashOf('[["a","1"],["b","2"]]'));
  });
});

describe('drawing winners', () => {
  const ticketsFrom = (tickets: readonly number[]) => (request: { readonly index: number }) => ({
    ticket: BigInt(tickets[request.index] ?? 0),
  });
  const drawing = { giveawayId: 'room', entropy: 'lock.none', prizes: 3 };
  const five = [1, 2, 3, 4, 5];
  const drawn = (tickets: readonly number[]) =>
    drawWinners(drawing, five, ticketsFrom(tickets)).map(({ winner }) => winner);

  it('asks for one draw a prize, each among the entries that remain', () => {
    expect(winnerRequest({ ...drawing, entries: 5 }, 2)).toEqual({
      game: 'giveaway',
      label: 'giveaway',
      id: 'room',
      entropy: 'lock.none',
      round: 1,
      index: 2,
      tableHash: NO_TABLE,
      n: 3n,
    });
  });

  it('puts the last of the row where the winner stood', () => {
    expect(drawn([0, 0, 0])).toEqual([1, 5, 4]);
    expect(drawn([4, 3, 2])).toEqual([5, 4, 3]);
    expect(drawn([1, 1, 1])).toEqual([2, 5, 4]);
    expect(drawn([0, 3, 0])).toEqual([1, 4, 5]);
  });

  it('leaves prizes without a winner when there are fewer entries', () => {
    expect(drawWinners(drawing, [1, 2], ticketsFrom([1, 0]))).toEqual([
      { prize: 0, ticket: 1, winner: 2 },
      { prize: 1, ticket: 0, winner: 1 },
    ]);
    expect(drawWinners(drawing, [], ticketsFrom([]))).toEqual([]);
  });

  it('does what taking names out of a list does, whatever the tickets', () => {
    const story = fc
      .record({ entries: fc.integer({ min: 1, max: 40 }), prizes: fc.integer({ min: 1, max: 20 }) })
      .chain((sizes) =>
        fc.record({
          sizes: fc.constant(sizes),
          tickets: fc.tuple(
            ...Array.from({ length: Math.min(sizes.entries, sizes.prizes) }, (_, index) =>
              fc.integer({ min: 0, max: sizes.entries - index - 1 }),
            ),
          ),
        }),
      );
    fc.assert(
      fc.property(story, ({ sizes, tickets }) => {
        const all = Array.from({ length: sizes.entries }, (_, index) => index + 1);
        const row = [...all];
        const expected = tickets.map((ticket, prize) => {
          const winner = row[ticket];
          const last = row.pop();
          if (last !== undefined && ticket < row.length) row[ticket] = last;
          return { prize, ticket, winner };
        });
        const winners = drawWinners({ ...drawing, prizes: sizes.prizes }, all, ticketsFrom(tickets));
        expect(winners).toEqual(expected);
        expect(new Set(winners.map(({ winner }) => winner)).size).toBe(winners.length);
      }),
    );
  });
});
