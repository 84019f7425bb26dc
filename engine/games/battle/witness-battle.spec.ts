import { describe, expect, it } from 'vitest';
import {
  aliceSeed,
  battleOf,
  boxesOfDawn,
  coinOf,
  createRoom,
  deadlines,
  join,
  must,
  openArena,
  openRoom,
  runClock,
} from '../../../test/battle-cast.ts';
import { roundNumber, testChoice } from '../../../test/beacons.ts';
import { alice, bob } from '../../../test/cast.ts';
import { acceptedEvents, type House, T0 } from '../../../test/deciders.ts';
import { lastSecondFor, seenBy, witnessedChoice } from '../../../test/room-witness.ts';
import type { BattleId } from '../../kernel/ids.ts';
import { awaitedRoundOf } from './state.ts';
import type { WitnessBattle } from './witness-battle.ts';

const rejected = (code: string, details: object = {}) => ({ kind: 'rejected', code, details });
const notSaid = rejected('INPUT_INVALID', { field: 'checkpoint' });
/** The lock's position, as the specs take it; the rules don't know it. */
const LOCK = 40;

const locked = (): { readonly house: House; readonly room: BattleId } => {
  const house = openArena();
  const room = openRoom(house, { beacon: witnessedChoice, boxes: boxesOfDawn(2) });
  must(house, join(bob, room));
  return { house, room };
};

/** The coin of alice and bob before they pay for seats. */
const before = () => [alice, bob].map((player) => coinOf(openArena(), player));

const witness = (battleId: BattleId, timestamp: number, size: number, lock = LOCK): WitnessBattle => ({
  type: 'WitnessBattle',
  battleId,
  lock,
  checkpoint: seenBy(timestamp, size),
});

const roundOf = (house: House, room: BattleId): number => awaitedRoundOf(battleOf(house, room)) ?? 0;
const deliver = (battleId: BattleId, round: number) =>
  ({ type: 'DeliverBattleBeacon', battleId, ...roundNumber(round) }) as const;

describe('a battle whose lock a witness has to see', () => {
  it('keeps rules 3, and names the first round that is due twelve seconds after its lock', () => {
    const { house, room } = locked();
    expect(battleOf(house, room)).toMatchObject({ rules: 3, beacon: witnessedChoice, lock: { beaconRound: 5 } });
    expect(deadlines(house)).toMatchObject([{ dueAt: T0 + 12_000, timer: { kind: 'battle-beacon' } }]);
  });

  it.each([
    ['rules 3 with a beacon that no witness guards', { beacon: testChoice, rules: 3 }],
    ['rules 2 with a witness', { beacon: witnessedChoice, rules: 2 }],
    ['rules 1 with a witness', { beacon: witnessedChoice, rules: 1 }],
  ] as const)('is refused under %s', (_which, asked) => {
    const house = openArena();
    expect(house.decide(createRoom({ ...asked, playerId: alice, seedHash: aliceSeed.publicHash }))).toBeRefused(
      'INPUT_INVALID',
      { field: 'beacon' },
    );
  });

  it('draws nothing before the witness has seen the lock, however late the round comes', () => {
    const { house, room } = locked();
    house.wait(3_600_000);
    expect(house.decide(deliver(room, roundOf(house, room)))).toBeRefused('NOT_WITNESSED', {});
  });

  it('given a checkpoint that covers the lock in time, lets the round count, whenever that is brought', () => {
    const { house, room } = locked();
    const round = roundOf(house, room);
    house.wait(60_000);
    const events = acceptedEvents(house.submit(witness(room, lastSecondFor(round), LOCK + 1)));
    expect(events).toMatchObject([{ type: 'BattleWitnessed', data: { battleId: room, round, lock: LOCK } }]);
    must(house, deliver(room, round));
    runClock(house);
    expect(battleOf(house, room).status).toBe('finished');
  });

  it('given a checkpoint without the lock when the round could be known, waits for a later round', () => {
    const { house, room } = locked();
    const round = roundOf(house, room);
    house.wait(61_000);
    const events = acceptedEvents(house.submit(witness(room, lastSecondFor(round) + 1, LOCK)));
    const later = roundOf(house, room);
    expect(events).toMatchObject([
      { type: 'BattleRelocked', data: { beaconRound: later, lock: LOCK, firstRoundAt: T0 + 75_000 } },
    ]);
    expect(later).toBe(26);
    expect(deadlines(house)).toMatchObject([{ dueAt: T0 + 75_000, timer: { kind: 'battle-beacon' } }]);
    expect(house.decide(deliver(room, round))).toBeRefused('NOT_WITNESSED', {});
    must(house, witness(room, lastSecondFor(later), 60, 50));
    house.wait(60_000);
    expect(house.decide(deliver(room, round))).toBeRefused('INPUT_INVALID', { field: 'round' });
    must(house, deliver(room, later));
  });

  it.each([
    ['covers the lock too late', LOCK + 1, 1],
    ['ends before the lock, in time', LOCK, 0],
  ])('refuses a checkpoint that %s', (_which, size, seconds) => {
    const { house, room } = locked();
    expect(house.decide(witness(room, lastSecondFor(roundOf(house, room)) + seconds, size))).toEqual(notSaid);
  });

  it('that stands still for an hour behind its round’s time can be given up by the operator, and by no player', () => {
    const { house, room } = locked();
    const give = (playerId: typeof alice | null) => ({ type: 'DissolveBattle', playerId, battleId: room }) as const;
    house.wait(12_000 + 3_599_999);
    expect(house.decide(give(null))).toBeRefused('BATTLE_STARTED', {});
    house.wait(1);
    expect(house.decide(give(alice))).toBeRefused('BATTLE_STARTED', {});
    expect(acceptedEvents(house.submit(give(null))).map(({ type }) => type)).toEqual([
      'BattleRefunded',
      'BattleRefunded',
      'BattleDissolved',
    ]);
    expect([coinOf(house, alice), coinOf(house, bob), deadlines(house)]).toEqual([...before(), []]);
  });

  it('isn’t given up once the witness has seen its lock, however late its round is', () => {
    const { house, room } = locked();
    must(house, witness(room, lastSecondFor(roundOf(house, room)), LOCK + 1));
    house.wait(36_000_000);
    expect(house.decide({ type: 'DissolveBattle', playerId: null, battleId: room })).toBeRefused('BATTLE_STARTED', {});
  });

  it('takes no evidence before its lock, a second time, or where no witness has to see it', () => {
    const nothing = rejected('NOTHING_TO_DO');
    const house = openArena();
    const room = openRoom(house, { beacon: witnessedChoice });
    expect(house.decide(witness(room, lastSecondFor(5), LOCK + 1))).toEqual(nothing);
    must(house, join(bob, room));
    must(house, witness(room, lastSecondFor(5), LOCK + 1));
    expect(house.decide(witness(room, lastSecondFor(5), LOCK + 1))).toEqual(nothing);
    const before = openArena();
    const unguarded = openRoom(before, { beacon: testChoice });
    must(before, join(bob, unguarded));
    expect(before.decide(witness(unguarded, lastSecondFor(3), LOCK + 1))).toEqual(nothing);
  });
});
