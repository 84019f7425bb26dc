import fc from 'fast-check';
import type { Command } from '../engine/commands.ts';
import { BATTLE_MODES, BATTLE_PACES } from '../engine/fairness/battle-lock.ts';
import type { OpenedBattle } from '../engine/games/battle/state.ts';
import { isHexHash, mustBe } from '../engine/kernel/ids.ts';
import {
  addBot,
  answerOf,
  battleOf,
  boxesOfDawn,
  commandOf,
  createRoom,
  deadlines,
  fighters,
  fillWithBots,
  freeSeatsOf,
  join,
  openArena,
} from './battle-cast.ts';
import { deposited, publishDawn } from './cast.ts';
import { type House, T0 } from './deciders.ts';

/** Asks for one thing; null where nothing fits the moment. */
export type Act = (house: House) => Command | null;

const drand = { kind: 'drand', chain: mustBe(isHexHash, '52'.repeat(32)), genesisAt: T0, periodMs: 3_000 } as const;

/** Every battle of the house, in the order of creation. */
export const battlesOf = (house: House): OpenedBattle[] =>
  house.recorded.flatMap(({ event }) => (event.type === 'BattleCreated' ? [battleOf(house, event.data.battleId)] : []));

/** The rooms that still wait, where one does: most acts are about these. */
const openOf = (house: House): OpenedBattle[] => {
  const waiting = battlesOf(house).filter(({ status }) => status === 'waiting');
  return waiting.length > 0 ? waiting : battlesOf(house);
};
const anyone = fc.constantFrom(...fighters);
const anybody = fc.constantFrom(...fighters, null);
const entropy = fc.integer({ min: 0, max: 2 ** 31 }).map((n) => n.toString(16).padStart(32, '0'));
const room = fc.nat({ max: 3 });
const seat = fc.constantFrom(null, null, null, null, 1, 2, 3, 4, 5);
const inRoom = (
  house: House,
  n: number,
  ask: (battle: OpenedBattle) => Command,
  rooms: (house: House) => readonly OpenedBattle[] = openOf,
): Command | null => {
  const found = rooms(house);
  const battle = found[n % Math.max(1, found.length)];
  return battle === undefined ? null : ask(battle);
};

/** Any act that an actor may try, sensible or not; deadlines are the most frequent. */
const creation: fc.Arbitrary<Act> = fc
  .record({
    playerId: anybody,
    entropy,
    mode: fc.constantFrom(...BATTLE_MODES),
    pace: fc.constantFrom(...BATTLE_PACES),
    room: fc.constantFrom(
      { sides: 1, size: 1 },
      { sides: 2, size: 1 },
      { sides: 2, size: 1 },
      { sides: 3, size: 1 },
      { sides: 4, size: 1 },
      { sides: 2, size: 2 },
      { sides: 2, size: 3 },
    ),
    boxes: fc.constantFrom(1, 1, 2, 3, 5),
    beacon: fc.constantFrom({ kind: 'none' } as const, drand),
  })
  .map(
    ({ playerId, boxes, room: { sides, size }, ...rest }): Act =>
      (house) => {
        const player = playerId === null ? null : house.world().player(playerId);
        const seeds = player?.status === 'registered' ? player.hostSeeds : null;
        return createRoom({
          ...rest,
          playerId,
          seedHash: seeds?.battle.publicHash ?? null,
          sides,
          size,
          boxes: boxesOfDawn(boxes),
        });
      },
  );
const joining = fc.tuple(anyone, room, seat, entropy).map(
  ([playerId, n, at, fresh]): Act =>
    (house) =>
      inRoom(house, n, ({ battleId }) => ({ ...join(playerId, battleId, at), entropy: fresh })),
);
const calling = fc.tuple(room, seat, fc.constantFrom(true, true, true, false), anybody).map(
  ([n, at, isOwn, someone]): Act =>
    (house) =>
      inRoom(house, n, ({ battleId, creator }) => addBot(isOwn ? creator : someone, battleId, at)),
);
const filling = fc.tuple(room, fc.constantFrom(true, true, true, false), anybody).map(
  ([n, isOwn, someone]): Act =>
    (house) =>
      inRoom(house, n, (battle) =>
        fillWithBots(isOwn ? battle.creator : someone, battle.battleId, freeSeatsOf(battle)),
      ),
);
const dissolving = fc.tuple(room, anybody, fc.boolean()).map(
  ([n, playerId, isOwn]): Act =>
    (house) =>
      inRoom(house, n, ({ battleId, creator }) => ({
        type: 'DissolveBattle',
        playerId: isOwn ? creator : playerId,
        battleId,
      })),
);
const answering = fc.tuple(fc.nat({ max: 20 }), fc.constantFrom(-1, 0, 1), fc.boolean()).map(
  ([n, off, isForged]): Act =>
    (house) =>
      inRoom(
        house,
        n,
        ({ battleId, lock }) => ({
          type: 'DeliverBattleBeacon',
          battleId,
          round: (lock?.beaconRound ?? 1) + off,
          signature: answerOf('a').signature,
          randomness: answerOf(isForged ? 'b' : 'a').randomness,
        }),
        battlesOf,
      ),
);
const playing = fc.tuple(fc.nat({ max: 20 }), fc.integer({ min: 1, max: 6 })).map(
  ([n, round]): Act =>
    (house) =>
      inRoom(house, n, ({ battleId }) => ({ type: 'PlayBattleRound', battleId, round }), battlesOf),
);
/** A deadline passes, and the beacon's command brings this round. Rooms expire seldom: all others end with them. */
const ringing: fc.Arbitrary<Act> = fc
  .tuple(fc.constantFrom(0, 0, 300, 1_500), fc.nat({ max: 11 }))
  .map(([late, patience]) => (house) => {
    const [first] = deadlines(house).filter(({ timer }) => patience === 0 || timer.kind !== 'battle-expiry');
    if (first === undefined) return null;
    house.wait(Math.max(0, first.dueAt + late - house.now()));
    return commandOf(house, first, 'c');
  });
const waiting: fc.Arbitrary<Act> = fc.constantFrom(1, 3_000, 6_000, 60_000).map((ms) => (house) => {
  house.wait(ms);
  return null;
});
const ruling: fc.Arbitrary<Act> = fc
  .constantFrom<Command>(
    { ...publishDawn, price: '110' },
    { type: 'RetireCase', case: publishDawn.case, reason: 'night' },
    { type: 'StopGame', game: 'battle', stop: true, reason: 'inspection' },
    { type: 'StopGame', game: 'battle', stop: false, reason: '' },
    publishDawn,
  )
  .map((command) => () => command);
const act = fc.oneof(
  { weight: 5, arbitrary: creation },
  { weight: 12, arbitrary: joining },
  { weight: 8, arbitrary: calling },
  { weight: 2, arbitrary: filling },
  { weight: 1, arbitrary: dissolving },
  { weight: 2, arbitrary: answering },
  { weight: 2, arbitrary: playing },
  { weight: 20, arbitrary: ringing },
  { weight: 2, arbitrary: waiting },
  { weight: 1, arbitrary: ruling },
);

/** Four players with 3,000 coin each. */
export const begun = (): House => openArena(...fighters.map((playerId) => deposited(playerId, '2000')));
export const story = fc.array(act, { minLength: 30, maxLength: 150 });
/** A house in which all of it was asked for. */
export const lived = (acts: readonly Act[]): House => {
  const house = begun();
  for (const one of acts) {
    const command = one(house);
    if (command !== null) house.submit(command);
  }
  return house;
};
