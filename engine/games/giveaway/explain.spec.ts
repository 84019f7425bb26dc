import { describe, expect, it } from 'vitest';
import { roundNumber, signRound, testChoice } from '../../../test/beacons.ts';
import { playerNumber, registered } from '../../../test/cast.ts';
import type { House } from '../../../test/deciders.ts';
import {
  aliceHolds,
  aliceHosts,
  enter,
  entropyNumber,
  houseAfter,
  houseHosts,
  MINUTE,
  openRoom,
  roomOf,
} from '../../../test/giveaways.ts';
import {
  failing,
  forged,
  other,
  patched,
  patchedAt,
  roomProof,
  specTools,
  verified,
  waiting,
  without,
} from '../../../test/sample-proofs.ts';
import { verifyProof } from '../../../web/features/fairness/proof/verify-proof.ts';
import type { GiveawayId } from '../../kernel/ids.ts';
import { stepOf } from '../explanation/explanation.ts';
import type { CreateGiveaway } from './create-giveaway.ts';

const people = Array.from({ length: 30 }, (_, n) => playerNumber(n + 1));

const opened = (command: CreateGiveaway, entrants: number): { house: House; room: GiveawayId } => {
  const house = houseAfter(...aliceHolds, ...people.map((playerId) => registered(playerId, 7)));
  const room = openRoom(house, command);
  for (const [n, playerId] of people.slice(0, entrants).entries()) {
    house.submit(enter(playerId, room, entropyNumber(n + 1)));
  }
  return { house, room };
};

const drawn = (command: CreateGiveaway, entrants: number): ReturnType<typeof opened> => {
  const one = opened(command, entrants);
  one.house.wait(11 * MINUTE);
  for (let n = 0; n < 2; n += 1) one.house.submit({ type: 'DrawGiveaway', giveawayId: one.room });
  one.house.submit({ type: 'AwardPrizes', giveawayId: one.room });
  return one;
};

const everything = ['record', 'commitment', 'room', 'entries', 'lanes', 'lock', 'beacon', 'winners'];

describe('a giveaway that was drawn', () => {
  it.each<[string, CreateGiveaway, number]>([
    ['of a player', aliceHosts(), 30],
    ['of the house', houseHosts(), 12],
    ['with as many prizes as entries', houseHosts(), 3],
    ['with more prizes than entries', houseHosts(), 2],
    ['with a single entry', aliceHosts(), 1],
  ])('agrees in every step: %s', async (_, command, entrants) => {
    const { house, room } = drawn(command, entrants);
    const verification = await verified(room, roomProof(house, room));
    expect(verification).toMatchObject({ about: { kind: 'giveaway', status: 'drawn' }, overall: 'loose' });
    expect(verification.steps.map(({ name }) => name)).toEqual(everything);
    expect(stepOf(verification, 'entries')?.entrants).toHaveLength(entrants);
    const codes = stepOf(verification, 'winners')?.winners?.map(({ code }) => code);
    expect(codes).toEqual(roomOf(house, room).drawn?.winners.map(({ code }) => code));
    expect(new Set(codes).size).toBe(Math.min(entrants, roomOf(house, room).prizes.length));
  });

  it('takes a breath for every entry', async () => {
    const { house, room } = drawn(houseHosts(), 12);
    const lines = roomProof(house, room);
    let breaths = 0;
    const pause = async () => {
      breaths += 1;
    };
    await verifyProof({ ...specTools, pause }, room, lines);
    expect(breaths).toBe(lines.length);
  });
});

describe('a giveaway that is not over', () => {
  it('agrees so far while it takes entries', async () => {
    const { house, room } = opened(aliceHosts(), 5);
    const verification = await verified(room, roomProof(house, room));
    expect(failing(verification)).toEqual([]);
    expect(waiting(verification)).toEqual(['commitment', 'lock', 'winners']);
  });

  it('matches when nobody entered: the seed is revealed, and nothing was drawn', async () => {
    const { house, room } = drawn(aliceHosts(), 0);
    const verification = await verified(room, roomProof(house, room));
    expect(verification).toMatchObject({ overall: 'match', about: { status: 'cancelled' } });
    expect(verification.steps.map(({ name }) => name)).toEqual(['record', 'commitment', 'room', 'entries']);
  });
});

describe('a giveaway with a beacon', () => {
  const { house, room } = drawn(houseHosts(undefined, { beacon: testChoice }), 9);
  const awaited = roomOf(house, room).beaconRound ?? 0;
  const locked = roomProof(house, room);
  house.wait(MINUTE);
  house.submit({ type: 'DeliverGiveawayBeacon', giveawayId: room, ...roundNumber(awaited) });
  const honest = roomProof(house, room);

  it('waits for it, then agrees', async () => {
    expect(waiting(await verified(room, locked))).toEqual(['commitment', 'beacon', 'winners']);
    expect((await verified(room, honest)).overall).toBe('loose');
  });

  it('sees a forged signature', async () => {
    const signature = signRound(awaited, 'forger');
    const found = forged(honest, 'GiveawayDrawn', (data) => patched(data, 'beacon', { signature }));
    expect(failing(await verified(room, found))).toEqual(['beacon']);
  });
});

describe('a forged proof of a giveaway', () => {
  const { house, room } = drawn(houseHosts(), 12);
  const honest = roomProof(house, room);

  it.each<[string, string, string[], Parameters<typeof forged>[2], number]>([
    [
      'other entropy of an entry',
      'GiveawayEntered',
      ['lock'],
      (data) => ({
        ...data,
        entropy: other(data.entropy),
      }),
      3,
    ],
    [
      'another player behind a code',
      'GiveawayEntered',
      ['lock', 'winners'],
      (data) => ({
        ...data,
        playerId: playerNumber(77),
      }),
      3,
    ],
    ['a code given twice', 'GiveawayEntered', ['entries'], (data) => ({ ...data, code: 1 }), 3],
    [
      'another hash of the entries',
      'GiveawayLocked',
      ['lock'],
      (data) => ({ ...data, entriesHash: other(data.entriesHash) }),
      0,
    ],
    ['fewer entries in the lock', 'GiveawayLocked', ['lock'], (data) => ({ ...data, entries: 11 }), 0],
    ['another lock', 'GiveawayLocked', ['lock', 'winners'], (data) => ({ ...data, lockHash: other(data.lockHash) }), 0],
    ['a cheaper prize', 'GiveawayCreated', ['lock'], (data) => patchedAt(data, 'prizes', 0, { value: '1' }), 0],
    [
      'other entropy of the host',
      'GiveawayCreated',
      ['room'],
      (data) => ({ ...data, entropy: other(data.entropy) }),
      0,
    ],
    [
      'another seed',
      'GiveawayCreated',
      ['commitment', 'room', 'lock'],
      (data) => patched(data, 'seed', { publicHash: 'ab'.repeat(32) }),
      0,
    ],
    ['another ticket', 'GiveawayDrawn', ['winners'], (data) => patchedAt(data, 'winners', 0, { ticket: 0 }), 0],
    ['another winning code', 'GiveawayDrawn', ['winners'], (data) => patchedAt(data, 'winners', 1, { code: 13 }), 0],
    [
      'another winner',
      'GiveawayDrawn',
      ['winners'],
      (data) => patchedAt(data, 'winners', 2, { playerId: playerNumber(77) }),
      0,
    ],
    [
      'a prize left out',
      'GiveawayDrawn',
      ['winners'],
      (data) => ({
        ...data,
        winners: Array.isArray(data.winners) ? data.winners.slice(0, 2) : [],
      }),
      0,
    ],
    [
      'a seed that was not promised',
      'GiveawayDrawn',
      ['commitment', 'winners'],
      (data) => patched(data, 'revealed', { serverSeed: 'ab'.repeat(32) }),
      0,
    ],
  ])('with %s fails where it was forged', async (_, type, steps, forgery, nth) => {
    const found = failing(await verified(room, forged(honest, type, forgery, nth)));
    expect(found).toEqual(expect.arrayContaining(steps));
  });

  it('fails in record, codes and lock where an entry was left out', async () => {
    const found = failing(await verified(room, without(honest, 'GiveawayEntered', 4)));
    expect(found).toEqual(expect.arrayContaining(['record', 'entries', 'lock']));
  });

  it('fails in the record where the newest entries were left out', async () => {
    expect(failing(await verified(room, without(honest, 'GiveawayLocked')))).toContain('record');
  });
});
