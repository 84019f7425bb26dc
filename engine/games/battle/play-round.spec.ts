import { describe, expect, it } from 'vitest';
import {
  addBot,
  aliceSeed,
  battleOf,
  boxesOfDawn,
  carol,
  dave,
  deadlines,
  join,
  must,
  openArena,
  openRoom,
  pairsOfFighter,
  runClock,
} from '../../../test/battle-cast.ts';
import { alice, bob, dawnOdds, dawnRetired, dawnTable, deposited, publishDawn, stopped } from '../../../test/cast.ts';
import { decided, type House, pairNumber, T0 } from '../../../test/deciders.ts';
import { battleEntropy, battleIdOf, drawBattleRank } from '../../fairness/battle-draw.ts';
import { fromHex } from '../../fairness/bytes.ts';
import { draw } from '../../fairness/seed-pair.ts';
import { type BattleId, battleStream, isSkinId, mustBe } from '../../kernel/ids.ts';
import { nodeHashing } from '../../node-hashing.ts';

const play = (battleId: BattleId, round: number) => ({ type: 'PlayBattleRound', battleId, round }) as const;

/** A locked battle of Alice in seat 1, Bob in seat 2 and a bot in seat 3; its first round is due at T0 + 3 s. */
const locked = (boxes: number): { readonly house: House; readonly room: BattleId } => {
  const house = openArena(deposited(alice, '1000'), deposited(bob, '1000'));
  const room = openRoom(house, { sides: 3, boxes: boxesOfDawn(boxes) });
  must(house, join(bob, room));
  must(house, addBot(alice, room));
  return { house, room };
};

/** The draw of a rank in a round, by the revealed seed. */
const drawnBy = (house: House, room: BattleId, round: number, rank: number) => {
  const { lock } = battleOf(house, room);
  const entropy = battleEntropy(lock?.lockHash ?? '', null);
  const seed = fromHex(pairNumber(pairsOfFighter(0).battle).serverSeed);
  const play = { battleId: room, entropy, round, rank, oddsHash: dawnOdds };
  const { ticket, index, entry, float } = drawBattleRank(dawnTable, play, (request) =>
    draw(nodeHashing, seed, request),
  );
  return {
    rank,
    ticket,
    entry: index,
    skin: mustBe(isSkinId, entry.skin),
    wear: entry.wear,
    float,
    value: entry.value,
  };
};

describe('a round', () => {
  it('opens one box for every rank when it is due, and sets the next one 5 seconds later', () => {
    const { house, room } = locked(2);
    house.wait(3_000);
    expect(house.decide(play(room, 1))).toEqual({
      kind: 'accepted',
      events: [
        decided(battleStream(room), 'BattleRoundPlayed', {
          battleId: room,
          round: 1,
          oddsHash: dawnOdds,
          draws: [1, 2, 3].map((rank) => drawnBy(house, room, 1, rank)),
          nextRoundAt: T0 + 8_000,
        }),
      ],
      timers: [
        { change: 'clear', timer: { stream: battleStream(room), kind: 'battle-round', seq: 1 } },
        { change: 'set', timer: { stream: battleStream(room), kind: 'battle-round', seq: 2 }, dueAt: T0 + 8_000 },
      ],
    });
  });

  it('is never drawn before its time', () => {
    const { house, room } = locked(2);
    house.wait(2_999);
    expect(house.decide(play(room, 1))).toEqual({ kind: 'early' });
    house.wait(1);
    must(house, play(room, 1));
    house.wait(4_999);
    expect(house.decide(play(room, 2))).toEqual({ kind: 'early' });
    house.wait(1);
    expect(house.decide(play(room, 2))).toBeAccepted();
  });

  it('is drawn once and in order', () => {
    const { house, room } = locked(3);
    house.wait(3_000);
    for (const round of [0, 2, 3, 4, -1, 1.5, Number.NaN]) {
      expect(house.decide(play(room, round))).toBeRefused('NOTHING_TO_DO', {});
    }
    must(house, play(room, 1));
    house.wait(5_000);
    expect(house.decide(play(room, 1))).toBeRefused('NOTHING_TO_DO', {});
    runClock(house);
    expect(house.decide(play(room, 3))).toBeRefused('NOTHING_TO_DO', {});
    expect(house.decide(play(room, 4))).toBeRefused('NOTHING_TO_DO', {});
  });

  it('isn’t drawn in a room that waits, was dissolved, or never was', () => {
    const house = openArena();
    const room = openRoom(house);
    house.wait(10_000);
    expect(house.decide(play(room, 1))).toBeRefused('NOTHING_TO_DO', {});
    must(house, { type: 'DissolveBattle', playerId: alice, battleId: room });
    expect(house.decide(play(room, 1))).toBeRefused('NOTHING_TO_DO', {});
    const unknown = battleIdOf(nodeHashing, bob, aliceSeed.publicHash, '0'.repeat(32));
    expect(house.decide(play(unknown, 1))).toBeRefused('NOTHING_TO_DO', {});
  });

  it('is drawn from the odds of the lock, whatever the case has become since', () => {
    const { house, room } = locked(2);
    must(house, { ...publishDawn, entries: [...publishDawn.entries].reverse() });
    house.given([dawnRetired]);
    runClock(house);
    const { status, rounds } = battleOf(house, room);
    expect(status).toBe('finished');
    const expected = [1, 2].map((round) => [1, 2, 3].map((seat) => drawnBy(house, room, round, seat)));
    expect(rounds.map(({ draws }) => draws)).toEqual(expected);
  });

  it('is drawn while the game is stopped: what runs goes on', () => {
    const { house, room } = locked(3);
    house.given([stopped('battle')]);
    runClock(house);
    expect(battleOf(house, room).status).toBe('finished');
  });

  it('gives another outcome when any seat’s entropy differs', () => {
    const firsts = ['b', 'c'].map((digit) => {
      const house = openArena();
      const room = openRoom(house);
      must(house, { ...join(bob, room), entropy: digit.repeat(32) });
      runClock(house);
      return battleOf(house, room).rounds[0]?.draws.map(({ ticket }) => ticket);
    });
    expect(firsts[0]).not.toEqual(firsts[1]);
  });
});

describe('the time of the rounds', () => {
  const dueTimes = (lateness: readonly number[]): readonly number[] => {
    const { house, room } = locked(lateness.length + 1);
    return lateness.map((late) => {
      const [due] = deadlines(house);
      if (due === undefined) throw new Error('nothing is due');
      house.wait(due.dueAt + late - house.now());
      const [event] = must(house, play(room, due.timer.seq));
      return event?.type === 'BattleRoundPlayed' ? (event.data.nextRoundAt ?? 0) - T0 : 0;
    });
  };

  it('doesn’t drift where timers ring a little late', () =>
    expect(dueTimes([0, 999, 250, 0])).toEqual([8_000, 13_000, 18_000, 23_000]));

  it('starts anew after a standstill, so that every round still gets its 5 seconds', () => {
    expect(dueTimes([0, 60_000, 0])).toEqual([8_000, 73_000, 78_000]);
    expect(dueTimes([1_000, 0])).toEqual([9_000, 14_000]);
  });
});

describe('a battle from beginning to end', () => {
  it('has one round every 5 seconds and is over with the last', () => {
    const { house, room } = locked(20);
    runClock(house);
    const { rounds, status, nextRoundAt, endedAt } = battleOf(house, room);
    expect(rounds.map(({ round, at }) => [round, at - T0])).toEqual(
      Array.from({ length: 20 }, (_, index) => [index + 1, 3_000 + index * 5_000]),
    );
    expect({ status, nextRoundAt, endedAt }).toEqual({ status: 'finished', nextRoundAt: null, endedAt: T0 + 98_000 });
    expect(deadlines(house)).toEqual([]);
  });

  it('gives the same outcome at whatever time its rounds are played', () => {
    const [prompt, late] = [0, 7_777_777].map((late) => {
      const { house, room } = locked(4);
      house.wait(late);
      runClock(house);
      const { rounds, result } = battleOf(house, room);
      return [rounds.map(({ draws }) => draws), result?.winners, result?.totals];
    });
    expect(prompt).toEqual(late);
  });

  it('runs beside others without touching them', () => {
    const house = openArena();
    const rooms = [1, 2].map((n) => openRoom(house, { playerId: null, seedHash: null, boxes: boxesOfDawn(n) }));
    const [first, second] = rooms;
    if (first === undefined || second === undefined) throw new Error('no rooms');
    must(house, join(carol, first));
    must(house, join(dave, first));
    must(house, join(dave, second));
    must(house, join(carol, second));
    runClock(house);
    expect(rooms.map((room) => battleOf(house, room).rounds.length)).toEqual([1, 2]);
  });
});
