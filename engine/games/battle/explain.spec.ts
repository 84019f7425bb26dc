import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addBot,
  battleOf,
  boxesOfDawn,
  carol,
  dave,
  join,
  must,
  openArena,
  openRoom,
  runClock,
} from '../../../test/battle-cast.ts';
import { battlesOf, lived, story } from '../../../test/battle-stories.ts';
import { roundNumber, signRound, testChoice } from '../../../test/beacons.ts';
import { alice, bob } from '../../../test/cast.ts';
import type { House } from '../../../test/deciders.ts';
import { lastSecondFor, seenBy, witnessedChoice } from '../../../test/room-witness.ts';
import {
  failing,
  forged,
  other,
  patched,
  patchedAt,
  roomProof,
  verified,
  waiting,
  without,
} from '../../../test/sample-proofs.ts';
import type { BattleId, PlayerId } from '../../kernel/ids.ts';
import { stepOf } from '../explanation/explanation.ts';
import type { CreateBattle } from './create-battle.ts';
import type { OpenedBattle } from './state.ts';
import { awaitedRoundOf } from './state.ts';

type Guest = PlayerId | 'bot';
type Asked = Partial<CreateBattle>;

const seat = (house: House, room: BattleId, guests: readonly Guest[], creator: PlayerId | null): void => {
  for (const [index, guest] of guests.entries()) {
    const entropy = (index + 1).toString(16).padStart(32, 'c');
    must(house, guest === 'bot' ? addBot(creator, room) : { ...join(guest, room), entropy });
  }
};

const fought = (
  guests: readonly Guest[],
  asked: Asked = {},
): { house: House; room: BattleId; battle: OpenedBattle } => {
  const house = openArena();
  const creator = asked.playerId === undefined ? alice : asked.playerId;
  const sides = guests.length + (creator === null ? 0 : 1);
  const room = openRoom(house, { sides, ...asked });
  seat(house, room, guests, creator);
  runClock(house);
  return { house, room, battle: battleOf(house, room) };
};

/** The first battle, by its creator's entropy, whose result is as wanted. */
const foughtUntil = (
  wanted: (battle: OpenedBattle) => boolean,
  guests: readonly Guest[],
  asked: Asked = {},
): ReturnType<typeof fought> => {
  for (let n = 1; n < 2_000; n += 1) {
    const one = fought(guests, { ...asked, entropy: n.toString(16).padStart(32, '0') });
    if (wanted(one.battle)) return one;
  }
  throw new Error('no battle fits');
};

const everything = ['record', 'commitment', 'room', 'seats', 'boxes', 'lanes', 'lock', 'beacon', 'rounds', 'result'];

describe('a battle that was fought', () => {
  it.each<[string, readonly Guest[], Asked]>([
    ['classic for two', [bob], { boxes: boxesOfDawn(3) }],
    ['underdog for three', [bob, carol], { mode: 'underdog', boxes: boxesOfDawn(2) }],
    ['with bots', ['bot', carol, 'bot'], { boxes: boxesOfDawn(2) }],
    ['two against two', [bob, carol, dave], { sides: 2, size: 2, boxes: boxesOfDawn(2) }],
    ['of five boxes', [bob], { boxes: boxesOfDawn(5) }],
    ['in a room of the house', [bob, carol], { playerId: null, seedHash: null }],
  ])('agrees in every step: %s', async (_, guests, asked) => {
    const { house, room } = fought(guests, asked);
    const verification = await verified(room, roomProof(house, room));
    expect(verification).toMatchObject({ about: { kind: 'battle' }, overall: 'loose' });
    expect(verification.steps.map(({ name }) => name)).toEqual(everything);
  });

  it('shows a tie as a draw of its own', async () => {
    const { house, room } = foughtUntil(({ result }) => result?.tie !== null, [bob, carol]);
    const verification = await verified(room, roomProof(house, room));
    expect(verification.overall).toBe('loose');
    expect(stepOf(verification, 'result')?.tie?.draw.verdict).toBe('match');
  });

  it('shows who of two is dealt first, where both drew the same, as a draw of its own', async () => {
    const asked = { sides: 2, size: 2 };
    const { house, room } = foughtUntil(({ result }) => result?.order.length === 1, [bob, carol, dave], asked);
    const verification = await verified(room, roomProof(house, room));
    expect(verification.overall).toBe('loose');
    expect(stepOf(verification, 'result')?.order[0]?.draw.verdict).toBe('match');
  });

  it('agrees whatever happened to the room, and never finds fault with an honest house', () =>
    fc.assert(
      fc.asyncProperty(story, async (acts) => {
        const house = lived(acts);
        for (const { battleId } of battlesOf(house)) {
          const verification = await verified(battleId, roomProof(house, battleId));
          // The beacon answers in these stories carry no valid signature.
          expect(failing(verification).filter((name) => name !== 'beacon')).toEqual([]);
        }
      }),
      { numRuns: 25 },
    ));
});

describe('a battle that is not over', () => {
  it('has its room and its promise while it waits', async () => {
    const house = openArena();
    const room = openRoom(house, { sides: 3 });
    const verification = await verified(room, roomProof(house, room));
    expect(failing(verification)).toEqual([]);
    expect(waiting(verification)).toEqual(['commitment', 'seats', 'lock', 'rounds', 'result']);
  });

  it('has its lock while it runs, and draws that wait for the seed', async () => {
    const house = openArena();
    const room = openRoom(house, { boxes: boxesOfDawn(3) });
    must(house, join(bob, room));
    runClock(house, 2);
    const verification = await verified(room, roomProof(house, room));
    expect(waiting(verification)).toEqual(['commitment', 'rounds', 'result']);
    expect(failing(verification)).toEqual([]);
    const rounds = stepOf(verification, 'rounds')?.rounds;
    expect(rounds).toHaveLength(2);
    expect(rounds?.[0]?.cells[0]?.hit.verdict).toBe('match');
  });

  it('matches when it was dissolved, with its seed revealed and nothing drawn', async () => {
    const house = openArena();
    const room = openRoom(house, { sides: 3 });
    must(house, { type: 'DissolveBattle', playerId: alice, battleId: room });
    const verification = await verified(room, roomProof(house, room));
    expect(verification.overall).toBe('match');
    expect(verification.steps.map(({ name }) => name)).toEqual(['record', 'commitment', 'room', 'seats', 'boxes']);
  });
});

describe('a battle with a beacon', () => {
  const house = openArena();
  const room = openRoom(house, { beacon: testChoice, boxes: boxesOfDawn(2) });
  must(house, join(bob, room));
  const awaited = battleOf(house, room).lock?.beaconRound ?? 0;
  const locked = roomProof(house, room);
  house.wait(20_000);
  must(house, { type: 'DeliverBattleBeacon', battleId: room, ...roundNumber(awaited) });
  runClock(house);
  const honest = roomProof(house, room);

  it('waits for it, then agrees with its signature and its randomness', async () => {
    expect(waiting(await verified(room, locked))).toContain('beacon');
    const verification = await verified(room, honest);
    expect(verification.overall).toBe('loose');
    expect(stepOf(verification, 'beacon')).toMatchObject({
      kind: 'drand',
      round: awaited,
      arrived: { signed: true },
    });
  });

  it('sees a forged signature, the signature of another round, and randomness that is none of it', async () => {
    const arrived = (patch: (data: Parameters<typeof patched>[0]) => Parameters<typeof patched>[0]) =>
      verified(room, forged(honest, 'BattleBeaconArrived', patch));
    for (const signature of [signRound(awaited, 'forger'), signRound(awaited + 1)]) {
      expect(failing(await arrived((data) => ({ ...data, signature })))).toEqual(['beacon']);
    }
    const randomness = 'ab'.repeat(32);
    expect(failing(await arrived((data) => ({ ...data, randomness })))).toEqual(expect.arrayContaining(['beacon']));
  });

  it('sees a lock that named a round which was known already', async () => {
    const early = forged(honest, 'BattleLocked', (data) => ({ ...data, beaconRound: 1 }));
    expect(failing(await verified(room, early))).toEqual(expect.arrayContaining(['lock', 'beacon']));
  });
});

describe('a battle whose lock a witness has to see', () => {
  const house = openArena();
  const room = openRoom(house, { beacon: witnessedChoice, boxes: boxesOfDawn(2) });
  must(house, join(bob, room));
  const lock = house.recorded.length - 1;
  const first = battleOf(house, room).lock?.beaconRound ?? 0;
  house.wait(20_000);
  must(house, {
    type: 'WitnessBattle',
    battleId: room,
    lock,
    checkpoint: seenBy(lastSecondFor(first) + 1, lock),
  });
  const relock = house.recorded.length - 1;
  const round = awaitedRoundOf(battleOf(house, room)) ?? 0;
  const waits = roomProof(house, room);
  must(house, {
    type: 'WitnessBattle',
    battleId: room,
    lock: relock,
    checkpoint: seenBy(lastSecondFor(round), relock + 1),
  });
  house.wait(20_000);
  must(house, { type: 'DeliverBattleBeacon', battleId: room, ...roundNumber(round) });
  runClock(house);
  const honest = roomProof(house, room);

  it('waits for the witness, then agrees with what it signed and with the round of the last lock', async () => {
    const [beforehand, after] = [await verified(room, waits), await verified(room, honest)];
    expect(waiting(beforehand)).toContain('beacon');
    expect(stepOf(beforehand, 'beacon')).toMatchObject({ round, witness: { relocked: 1, seenAt: null, signed: true } });
    expect(after.overall).toBe('match');
    const seenAt = lastSecondFor(round) * 1_000;
    expect(stepOf(after, 'beacon')).toMatchObject({
      round,
      witness: { name: 'witness.test', relocked: 1, seenAt, signed: true },
    });
  });

  it.each([
    ['a signature that isn’t the witness’s', 'BattleWitnessed', { signature: 'ab'.repeat(64) }],
    ['a later time than was signed', 'BattleRelocked', { timestamp: lastSecondFor(first) + 2 }],
    ['a larger tree than was signed', 'BattleWitnessed', { size: relock + 2 }],
  ] as const)('sees %s', async (_which, type, change) => {
    const lie = forged(honest, type, (data) => patched(data, 'checkpoint', change));
    expect(failing(await verified(room, lie))).toEqual(['beacon']);
  });

  it('sees that the room was given up behind its lock', async () => {
    const still = openArena();
    const kept = openRoom(still, { beacon: witnessedChoice });
    must(still, join(bob, kept));
    still.wait(4_000_000);
    must(still, { type: 'DissolveBattle', playerId: null, battleId: kept });
    expect(failing(await verified(kept, roomProof(still, kept)))).toEqual(['record']);
  });

  it('sees evidence of another entry, and a draw without the witness', async () => {
    const other = forged(honest, 'BattleWitnessed', (data) => ({ ...data, lock }));
    expect(failing(await verified(room, other))).toEqual(['beacon']);
    expect(failing(await verified(room, without(honest, 'BattleWitnessed')))).toContain('beacon');
  });
});

describe('a forged proof of a battle', () => {
  const { house, room } = fought([bob, 'bot'], { boxes: boxesOfDawn(2) });
  const honest = roomProof(house, room);

  it.each<[string, string, string[], Parameters<typeof forged>[2], number]>([
    ['another ticket', 'BattleRoundPlayed', ['rounds'], (data) => patchedAt(data, 'draws', 1, { ticket: 7 }), 1],
    ['a better item', 'BattleRoundPlayed', ['rounds'], (data) => patchedAt(data, 'draws', 0, { value: '9999' }), 0],
    ['another float', 'BattleRoundPlayed', ['rounds'], (data) => patchedAt(data, 'draws', 0, { float: 999_999 }), 0],
    ['other odds', 'BattleRoundPlayed', ['rounds'], (data) => ({ ...data, oddsHash: other(data.oddsHash) }), 0],
    ['another lock', 'BattleLocked', ['lock', 'rounds'], (data) => ({ ...data, lockHash: other(data.lockHash) }), 0],
    [
      'the entries of the lock in another order',
      'BattleLocked',
      ['lock'],
      (data) => ({
        ...data,
        entries: Array.isArray(data.entries) ? [...data.entries].reverse() : [],
      }),
      0,
    ],
    ['other entropy of a seat', 'SeatTaken', ['lock'], (data) => ({ ...data, entropy: other(data.entropy) }), 1],
    [
      "other entropy of the creator's seat",
      'SeatTaken',
      ['seats', 'lock'],
      (data) => ({
        ...data,
        entropy: other(data.entropy),
      }),
      0,
    ],
    [
      'other entropy of a bot',
      'SeatTaken',
      ['lock'],
      (data) => ({
        ...data,
        entropy: other(data.entropy),
      }),
      2,
    ],
    [
      'an undeclared bot',
      'SeatTaken',
      ['seats', 'lock'],
      (data) => ({
        ...data,
        occupant: { kind: 'bot', bot: 'bot-2' },
      }),
      2,
    ],
    [
      'other entropy of the creation',
      'BattleCreated',
      ['room'],
      (data) => ({
        ...data,
        entropy: other(data.entropy),
      }),
      0,
    ],
    [
      'another seed',
      'BattleCreated',
      ['commitment', 'room', 'lock'],
      (data) => patched(data, 'seed', { publicHash: 'ab'.repeat(32) }),
      0,
    ],
    ['a cheaper seat', 'BattleCreated', ['boxes'], (data) => ({ ...data, cost: '199' }), 0],
    ['the other mode', 'BattleCreated', ['lock'], (data) => ({ ...data, mode: 'underdog' }), 0],
    ['another total', 'BattleSettled', ['result'], (data) => ({ ...data, totals: ['1', '2', '3'] }), 0],
    [
      'another winner',
      'BattleSettled',
      ['result'],
      (data) => ({
        ...data,
        winners: [(Number(Array.isArray(data.winners) ? data.winners[0] : 0) % 3) + 1],
      }),
      0,
    ],
    ['an item kept back', 'BattleSettled', ['result'], (data) => patchedAt(data, 'awards', 0, { items: [] }), 0],
    [
      'a seed that was not promised',
      'BattleSettled',
      ['commitment', 'rounds'],
      (data) => patched(data, 'revealed', { serverSeed: 'ab'.repeat(32) }),
      0,
    ],
    ['other odds in the log', 'CasePublished', ['boxes'], (data) => patched(data, 'table', { price: '101' }), 0],
  ])('with %s fails where it was forged', async (_, type, steps, forgery, nth) => {
    expect(failing(await verified(room, forged(honest, type, forgery, nth)))).toEqual(expect.arrayContaining(steps));
  });

  it.each<[string, number, string[]]>([
    ['SeatTaken', 1, ['record', 'lock']],
    ['BattleRoundPlayed', 0, ['record', 'rounds', 'result']],
    ['BattleLocked', 0, ['record']],
    ['BattleSettled', 0, []],
    ['HostSeedsCommitted', 0, ['commitment']],
    ['CasePublished', 0, ['boxes', 'rounds']],
  ])('without %s %i fails where it is missing', async (type, nth, steps) => {
    const verification = await verified(room, without(honest, type, nth));
    expect(failing(verification)).toEqual(expect.arrayContaining(steps));
    expect(verification.overall).not.toBe('match');
  });

  it('fails in its record where the room is filled up after the lock', async () => {
    const late = honest.map((line) => (line.json.includes('"SeatTaken"') ? { ...line, position: '0' } : line));
    expect(failing(await verified(room, late))).toContain('record');
  });
});
