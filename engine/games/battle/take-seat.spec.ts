import { describe, expect, it } from 'vitest';
import {
  addBot,
  aliceSeed,
  battleOf,
  boxesOfDawn,
  carol,
  coinOf,
  createRoom,
  dave,
  deadlines,
  fillWithBots,
  join,
  must,
  openArena,
  openRoom,
  runClock,
} from '../../../test/battle-cast.ts';
import { alice, bob, deposited, playerNumber, stopped } from '../../../test/cast.ts';
import { acceptedEvents, commandIdNumber, decided, type House, T0 } from '../../../test/deciders.ts';
import { publishTerms, TERMS } from '../../../test/terms-cast.ts';
import { battleIdOf, battleLockHash } from '../../fairness/battle-draw.ts';
import { NO_ENTROPY } from '../../fairness/no-entropy.ts';
import { type BattleId, battleStream, isHexHash, mustBe, playerStream } from '../../kernel/ids.ts';
import { nodeHashing } from '../../node-hashing.ts';
import { NOTICE_MS } from '../../terms/in-force.ts';
import { sectionHash } from '../../terms/section-hash.ts';
import { lockFactsOf } from './lock-battle.ts';

const unknown = battleIdOf(nodeHashing, bob, aliceSeed.publicHash, '0'.repeat(32));
const house3 = (): { readonly house: House; readonly room: BattleId } => {
  const house = openArena();
  return { house, room: openRoom(house, { sides: 3 }) };
};
const rejected = (code: string, details: object = {}) => ({ kind: 'rejected', code, details });

describe('a room', () => {
  const slower = { ...TERMS.battle, firstRoundMs: 9_000, roundMs: 8_000, beaconMarginMs: 60_000 };

  it('keeps the terms that it was opened under, whatever is published later', () => {
    const { house, room } = house3();
    must(house, publishTerms({ battle: slower }));
    house.wait(2 * NOTICE_MS);
    must(house, join(bob, room));
    must(house, join(carol, room));
    const lockedAt = house.now();
    expect(battleOf(house, room).nextRoundAt).toBe(lockedAt + TERMS.battle.firstRoundMs);
    house.wait(TERMS.battle.firstRoundMs);
    runClock(house);
    expect(battleOf(house, room).rounds).not.toEqual([]);
  });

  it('that is opened under others goes by those', () => {
    const house = openArena();
    must(house, publishTerms({ battle: slower }));
    house.wait(2 * NOTICE_MS);
    const terms = sectionHash(nodeHashing, 'battle', slower);
    expect(house.decide(createRoom())).toBeRefused(
      'TERMS_CHANGED',
      expect.objectContaining({ section: 'battle', terms }),
    );
    const room = openRoom(house, { terms });
    must(house, join(bob, room));
    expect(battleOf(house, room).nextRoundAt).toBe(house.now() + 9_000);
  });
});

describe('joining', () => {
  it('takes the cost into escrow and the first free seat', () => {
    const { house, room } = house3();
    expect(house.decide(join(bob, room))).toEqual({
      kind: 'accepted',
      events: [
        decided(battleStream(room), 'SeatTaken', {
          battleId: room,
          seat: 2,
          occupant: { kind: 'player', playerId: bob },
          entropy: 'b'.repeat(32),
        }),
        decided(playerStream(bob), 'BattleEntered', { playerId: bob, battleId: room, cost: '100', nextSeed: null }),
      ],
      timers: [],
    });
  });

  it('takes the seat one asks for', () => {
    const { house, room } = house3();
    must(house, join(bob, room, 3));
    expect(battleOf(house, room).seats.map(({ seat }) => seat)).toEqual([1, 3]);
    expect(acceptedEvents(house.decide(join(carol, room)))[0]).toMatchObject({ data: { seat: 2 } });
  });

  it('is refused for a seat that is taken, and for one that isn’t there', () => {
    const { house, room } = house3();
    expect(house.decide(join(bob, room, 1))).toBeRefused('SEAT_TAKEN', { seat: 1 });
    for (const seat of [0, 4, -1, 1.5, Number.NaN]) {
      expect(house.decide(join(bob, room, seat))).toBeRefused('INPUT_INVALID', { field: 'seat' });
    }
  });

  it('is refused in one’s own room, and to who sits there already, locked or not', () => {
    const { house, room } = house3();
    must(house, join(bob, room));
    expect(house.decide(join(alice, room))).toBeRefused('ALREADY_SEATED', {});
    expect(house.decide(join(bob, room))).toBeRefused('ALREADY_SEATED', {});
    must(house, join(carol, room));
    expect(house.decide(join(bob, room))).toBeRefused('ALREADY_SEATED', {});
  });

  it('charges exactly one of two who want the last seat at the same instant', () => {
    const house = openArena();
    const room = openRoom(house);
    const first = house.submit(join(bob, room));
    const second = house.submit(join(carol, room));
    expect([first.kind, second]).toEqual(['accepted', rejected('BATTLE_FULL')]);
    expect([coinOf(house, bob), coinOf(house, carol)]).toEqual([900n, 1000n]);
  });

  it('is refused once the battle runs, and once it is over', () => {
    const house = openArena();
    const room = openRoom(house, { boxes: boxesOfDawn(2) });
    must(house, join(bob, room));
    runClock(house, 1);
    expect(house.decide(join(carol, room))).toBeRefused('BATTLE_STARTED', {});
    runClock(house);
    expect(house.decide(join(carol, room))).toBeRefused('BATTLE_OVER', {});
    expect(house.decide(join(bob, room))).toBeRefused('BATTLE_OVER', {});
  });

  it('is refused in a room that was dissolved', () => {
    const { house, room } = house3();
    must(house, { type: 'DissolveBattle', playerId: alice, battleId: room });
    expect(house.decide(join(bob, room))).toBeRefused('BATTLE_OVER', {});
  });

  it('is refused from the moment the room expires, also before its timer rang', () => {
    const { house, room } = house3();
    house.wait(30 * 60_000 - 1);
    expect(house.decide(join(bob, room))).toBeAccepted();
    house.wait(1);
    expect(house.decide(join(bob, room))).toBeRefused('BATTLE_OVER', {});
    expect(house.decide(addBot(alice, room))).toBeRefused('BATTLE_OVER', {});
  });

  it('is refused in a room that never was, and to nobody', () => {
    const { house, room } = house3();
    expect(house.decide(join(bob, unknown))).toBeRefused('BATTLE_NOT_FOUND', {});
    expect(house.decide(join(playerNumber(7), room))).toBeRefused('PLAYER_NOT_FOUND', {});
  });

  it('is refused where the money is short', () => {
    const house = openArena(deposited(alice, '1'));
    const room = openRoom(house, { boxes: boxesOfDawn(10) });
    const other = openRoom(house, { playerId: null, seedHash: null });
    must(house, join(bob, other));
    expect(house.decide(join(bob, room))).toBeRefused('INSUFFICIENT_FUNDS', { cost: '1000' });
    expect(house.decide(join(carol, room))).toBeAccepted();
  });

  it('is refused while the game is stopped, and to a player whom safer play blocks', () => {
    const { house, room } = house3();
    house.setGuard(bob, { version: 2, blockedUntil: T0 + 10 });
    expect(house.decide(join(bob, room))).toBeRefused('PLAY_NOT_ALLOWED', {});
    house.given([stopped('battle')]);
    expect(house.decide(join(carol, room))).toBeRefused('GAME_STOPPED', {});
    expect(house.decide(addBot(alice, room))).toBeRefused('GAME_STOPPED', {});
  });

  it('is refused to who sits in 20 battles already', () => {
    const house = openArena(deposited(bob, '5000'));
    const house20 = Array.from({ length: 21 }, () => openRoom(house, { playerId: null, seedHash: null }));
    const answers = house20.map((room) => house.submit(join(bob, room)));
    expect(answers.slice(0, 20).every(({ kind }) => kind === 'accepted')).toBe(true);
    expect(answers[20]).toEqual(rejected('TOO_MANY_ROOMS', { limit: 20 }));
  });
});

describe('a bot', () => {
  it('sits down declared, costs nothing, and brings no entropy, whatever was sent for it', () => {
    const { house, room } = house3();
    expect(house.decide(addBot(alice, room, 3))).toEqual({
      kind: 'accepted',
      events: [
        decided(battleStream(room), 'SeatTaken', {
          battleId: room,
          seat: 3,
          occupant: { kind: 'bot', bot: 'bot-1' },
          entropy: NO_ENTROPY,
        }),
      ],
      timers: [],
    });
  });

  it('brings the entropy of whoever adds it in a room of rules 1', () => {
    const house = openArena();
    const room = openRoom(house, { sides: 4, rules: 1 });
    must(house, addBot(alice, room, 3));
    must(house, fillWithBots(alice, room, [2, 4]));
    const brought = battleOf(house, room).seats.map(({ entropy }) => entropy);
    expect(brought).toEqual(['a'.repeat(32), '2'.repeat(32), 'e'.repeat(32), '4'.repeat(32)]);
  });

  it('is named in the order of coming, wherever it sits', () => {
    const house = openArena();
    const room = openRoom(house, { sides: 4 });
    must(house, addBot(alice, room, 4));
    must(house, addBot(alice, room));
    const occupants = battleOf(house, room).seats.map(({ occupant }) => (occupant.kind === 'bot' ? occupant.bot : '-'));
    expect(occupants).toEqual(['-', 'bot-2', 'bot-1']);
  });

  it('is called by the creator alone', () => {
    const { house, room } = house3();
    expect(house.decide(addBot(bob, room))).toBeRefused('NOT_YOURS', {});
    expect(house.decide(addBot(null, room))).toBeRefused('NOT_YOURS', {});
    const official = openRoom(house, { playerId: null, seedHash: null, sides: 3 });
    expect(house.decide(addBot(alice, official))).toBeRefused('NOT_YOURS', {});
    expect(house.decide(addBot(null, official))).toBeAccepted();
  });

  it('is refused where it can’t sit', () => {
    const { house, room } = house3();
    expect(house.decide(addBot(alice, unknown))).toBeRefused('BATTLE_NOT_FOUND', {});
    expect(house.decide(addBot(alice, room, 1))).toBeRefused('SEAT_TAKEN', { seat: 1 });
    expect(house.decide(addBot(alice, room, 9))).toBeRefused('INPUT_INVALID', { field: 'seat' });
    must(house, join(bob, room));
    must(house, join(carol, room));
    expect(house.decide(addBot(alice, room))).toBeRefused('BATTLE_FULL', {});
    runClock(house);
    expect(house.decide(addBot(alice, room))).toBeRefused('BATTLE_OVER', {});
  });

  it('is refused to a creator whom safer play blocks', () => {
    const { house, room } = house3();
    house.setGuard(alice, { version: 2, blockedUntil: T0 + 10 });
    expect(house.decide(addBot(alice, room))).toBeRefused('PLAY_NOT_ALLOWED', {});
  });

  it('never takes the last seat of a room in which only bots sit', () => {
    const house = openArena();
    const room = openRoom(house, { playerId: null, seedHash: null });
    must(house, addBot(null, room));
    expect(house.decide(addBot(null, room))).toBeRefused('INPUT_INVALID', { field: 'seat' });
    must(house, join(bob, room));
    expect(battleOf(house, room).status).toBe('locked');
  });

  it('may take the last seat where a player sits', () => {
    const house = openArena();
    const room = openRoom(house);
    expect(must(house, addBot(alice, room)).map(({ type }) => type)).toEqual(['SeatTaken', 'BattleLocked']);
  });
});

describe('a room that is filled with bots', () => {
  it('has one on every free seat, and locks', () => {
    const house = openArena();
    const room = openRoom(house, { sides: 4 });
    must(house, addBot(alice, room, 3));
    const events = must(house, fillWithBots(alice, room, [2, 4]));
    expect(events.map(({ type }) => type)).toEqual(['SeatTaken', 'SeatTaken', 'BattleLocked']);
    const occupants = battleOf(house, room).seats.map(({ occupant }) => (occupant.kind === 'bot' ? occupant.bot : '-'));
    expect(occupants).toEqual(['-', 'bot-2', 'bot-1', 'bot-3']);
  });

  it('stays as it is where a seat was taken meanwhile', () => {
    const { house, room } = house3();
    must(house, join(bob, room, 2));
    expect(house.decide(fillWithBots(alice, room, [2, 3]))).toBeRefused('SEAT_TAKEN', { seat: 2 });
  });

  it.each([[[2]], [[3, 2]], [[2, 2, 3]], [[]]])('is filled as a whole and in order, and not as %j', (seats) => {
    const { house, room } = house3();
    expect(house.decide(fillWithBots(alice, room, seats))).toBeRefused('INPUT_INVALID', { field: 'bots' });
  });

  it('is its creator’s, and has a player in it', () => {
    const { house, room } = house3();
    expect(house.decide(fillWithBots(bob, room, [2, 3]))).toBeRefused('NOT_YOURS', {});
    const official = openRoom(house, { playerId: null, seedHash: null, sides: 2 });
    expect(house.decide(fillWithBots(null, official, [1, 2]))).toBeRefused('INPUT_INVALID', { field: 'bots' });
  });

  it('is refused to a creator whom safer play blocks', () => {
    const { house, room } = house3();
    house.setGuard(alice, { version: 2, blockedUntil: T0 + 10 });
    expect(house.decide(fillWithBots(alice, room, [2, 3]))).toBeRefused('PLAY_NOT_ALLOWED', {});
  });
});

describe('the last seat', () => {
  it('locks the room: everything is fixed under one hash, and the first round is due in 3 seconds', () => {
    const house = openArena();
    const room = openRoom(house, { sides: 3 });
    must(house, join(bob, room, 3));
    house.wait(1_000);
    const decision = house.decide(addBot(alice, room));
    expect(acceptedEvents(decision).map(({ type }) => type)).toEqual(['SeatTaken', 'BattleLocked']);
    const locked = acceptedEvents(decision)[1];
    must(house, addBot(alice, room));
    const battle = battleOf(house, room);
    const lockHash = battleLockHash(nodeHashing, lockFactsOf(battle, null));
    expect(locked).toEqual({
      type: 'BattleLocked',
      schemaVersion: 1,
      data: {
        commandId: commandIdNumber(0),
        battleId: room,
        entries: [
          { side: 0, occupant: alice, entropy: 'a'.repeat(32) },
          { side: 0, occupant: bob, entropy: 'b'.repeat(32) },
          { side: 0, occupant: 'bot-1', entropy: NO_ENTROPY },
        ],
        beaconRound: null,
        lockHash,
        firstRoundAt: T0 + 4_000,
      },
    });
    expect(decision).toMatchObject({
      timers: [
        { change: 'clear', timer: { stream: battleStream(room), kind: 'battle-expiry', seq: 1 } },
        { change: 'set', timer: { stream: battleStream(room), kind: 'battle-round', seq: 1 }, dueAt: T0 + 4_000 },
      ],
    });
    expect(battle).toMatchObject({ status: 'locked', lock: { lockHash, beaconRound: null }, nextRoundAt: T0 + 4_000 });
  });

  it('follows a join’s own events', () => {
    const house = openArena();
    const room = openRoom(house);
    const types = acceptedEvents(house.decide(join(bob, room))).map(({ type }) => type);
    expect(types).toEqual(['SeatTaken', 'BattleEntered', 'BattleLocked']);
  });

  it('locks under one hash whoever came first, and whichever seat they took', () => {
    const lockHashes = [
      [join(bob, unknown, 3), join(carol, unknown, 2)],
      [join(carol, unknown), join(bob, unknown)],
    ].map((coming) => {
      const house = openArena();
      const room = openRoom(house, { sides: 3 });
      for (const one of coming) must(house, { ...one, battleId: room });
      return battleOf(house, room).lock?.lockHash;
    });
    expect(lockHashes[0]).toBe(lockHashes[1]);
  });

  it('locks under another hash when any entropy differs', () => {
    const lockHashes = ['b', 'c'].map((digit) => {
      const house = openArena();
      const room = openRoom(house);
      must(house, { ...join(bob, room), entropy: digit.repeat(32) });
      return battleOf(house, room).lock?.lockHash;
    });
    expect(lockHashes[0]).not.toBe(lockHashes[1]);
  });

  it('names a beacon round that is due 6 seconds later at the soonest, and waits for it', () => {
    const chain = mustBe(isHexHash, '52'.repeat(32));
    const house = openArena();
    const room = openRoom(house, { beacon: { kind: 'drand', chain, genesisAt: T0 - 2_000, periodMs: 3_000 } });
    // Rounds are due at T0 − 2 s, + 1 s, + 4 s and + 7 s: the fourth is the first that isn't sooner than T0 + 6 s.
    const decision = house.decide(join(bob, room));
    expect(acceptedEvents(decision)[2]).toMatchObject({ data: { beaconRound: 4, firstRoundAt: T0 + 7_000 } });
    expect(decision).toMatchObject({
      timers: [
        { change: 'clear', timer: { kind: 'battle-expiry' } },
        { change: 'set', timer: { stream: battleStream(room), kind: 'battle-beacon', seq: 1 }, dueAt: T0 + 7_000 },
      ],
    });
    must(house, join(bob, room));
    expect(battleOf(house, room)).toMatchObject({ status: 'locked', lock: { beaconRound: 4 }, nextRoundAt: null });
    expect(deadlines(house).map(({ timer }) => timer.kind)).toEqual(['battle-beacon']);
    expect(house.decide(join(dave, room))).toBeRefused('BATTLE_FULL', {});
  });
});
