import { describe, expect, it } from 'vitest';
import {
  aliceSeed,
  answerOf,
  battleOf,
  boxesOfDawn,
  coinOf,
  deadlines,
  join,
  must,
  openArena,
  openRoom,
  runClock,
} from '../../../test/battle-cast.ts';
import { alice, bob } from '../../../test/cast.ts';
import { decided, type House, hashOf, T0 } from '../../../test/deciders.ts';
import { battleIdOf } from '../../fairness/battle-draw.ts';
import { type BattleId, battleStream, isHexHash, mustBe } from '../../kernel/ids.ts';
import { nodeHashing } from '../../node-hashing.ts';
import type { DeliverBattleBeacon } from './play-round.ts';

const chain = { kind: 'drand', chain: mustBe(isHexHash, '52'.repeat(32)), genesisAt: T0, periodMs: 3_000 } as const;
const rejected = (code: string, details: object = {}) => ({ kind: 'rejected', code, details });
const wrongSignature = rejected('INPUT_INVALID', { field: 'signature' });

const deliver = (battleId: BattleId, round: number, digit = 'c'): DeliverBattleBeacon => ({
  type: 'DeliverBattleBeacon',
  battleId,
  round,
  ...answerOf(digit),
});

/** Locked at T0: round 3, due at T0 + 6 s, is the first that isn't sooner than that. */
const awaiting = (): { readonly house: House; readonly room: BattleId } => {
  const house = openArena();
  const room = openRoom(house, { beacon: chain, boxes: boxesOfDawn(2) });
  must(house, join(bob, room));
  return { house, room };
};

describe('a battle that waits for a beacon', () => {
  it('begins 3 seconds after the beacon came', () => {
    const { house, room } = awaiting();
    house.wait(7_000);
    expect(house.decide(deliver(room, 3))).toEqual({
      kind: 'accepted',
      events: [
        decided(battleStream(room), 'BattleBeaconArrived', {
          battleId: room,
          round: 3,
          ...answerOf('c'),
          firstRoundAt: T0 + 10_000,
        }),
      ],
      timers: [
        { change: 'clear', timer: { stream: battleStream(room), kind: 'battle-beacon', seq: 1 } },
        { change: 'set', timer: { stream: battleStream(room), kind: 'battle-round', seq: 1 }, dueAt: T0 + 10_000 },
      ],
    });
    must(house, deliver(room, 3));
    runClock(house);
    expect(battleOf(house, room).rounds.map(({ at }) => at - T0)).toEqual([10_000, 15_000]);
    expect(battleOf(house, room).status).toBe('finished');
  });

  it('waits as long as it takes: no round, no other entropy, no refund', () => {
    const { house, room } = awaiting();
    house.wait(48 * 3_600_000);
    expect(house.decide({ type: 'PlayBattleRound', battleId: room, round: 1 })).toBeRefused('NOTHING_TO_DO', {});
    expect(house.decide({ type: 'ExpireBattle', battleId: room })).toBeRefused('NOTHING_TO_DO', {});
    expect(house.decide({ type: 'DissolveBattle', playerId: alice, battleId: room })).toBeRefused('BATTLE_STARTED', {});
    expect(deadlines(house).map(({ timer }) => timer.kind)).toEqual(['battle-beacon']);
    must(house, deliver(room, 3));
    runClock(house);
    expect(battleOf(house, room).status).toBe('finished');
    expect(coinOf(house, alice)).toBe(800n);
  });

  it('takes the round that its lock named and no other', () => {
    const { house, room } = awaiting();
    house.wait(60_000);
    for (const round of [1, 2, 4, 20, Number.NaN]) {
      expect(house.decide(deliver(room, round))).toBeRefused('INPUT_INVALID', { field: 'round' });
    }
  });

  it('takes no randomness that isn’t the hash of the signature, and no signature that can’t be one', () => {
    const { house, room } = awaiting();
    house.wait(6_000);
    const { signature } = answerOf('c');
    const hash = (text: string) => mustBe(isHexHash, hashOf(text));
    for (const forged of [
      { signature, randomness: answerOf('d').randomness },
      { signature, randomness: hash(signature) },
      { signature: '', randomness: hash('') },
      { signature: 'not hex', randomness: hash('not hex') },
      { signature: signature.toUpperCase(), randomness: answerOf('c').randomness },
      { signature: `${signature}c`, randomness: answerOf('c').randomness },
    ]) {
      expect(house.decide({ ...deliver(room, 3), ...forged })).toEqual(wrongSignature);
    }
    expect(house.decide(deliver(room, 3))).toBeAccepted();
  });

  it('can’t know the beacon before it is due', () => {
    const { house, room } = awaiting();
    house.wait(5_999);
    expect(house.decide(deliver(room, 3))).toEqual({ kind: 'early' });
    house.wait(1);
    expect(house.decide(deliver(room, 3))).toBeAccepted();
  });

  it('takes it once', () => {
    const { house, room } = awaiting();
    house.wait(6_000);
    must(house, deliver(room, 3));
    expect(house.decide(deliver(room, 3))).toBeRefused('NOTHING_TO_DO', {});
    expect(house.decide(deliver(room, 3, 'd'))).toBeRefused('NOTHING_TO_DO', {});
    runClock(house);
    expect(house.decide(deliver(room, 3))).toBeRefused('NOTHING_TO_DO', {});
  });

  it('is drawn from its randomness', () => {
    const tickets = ['c', 'd'].map((digit) => {
      const { house, room } = awaiting();
      house.wait(6_000);
      must(house, deliver(room, 3, digit));
      runClock(house);
      return battleOf(house, room).rounds.map(({ draws }) => draws.map(({ ticket }) => ticket));
    });
    expect(tickets[0]).not.toEqual(tickets[1]);
  });
});

describe('a beacon that nobody waits for', () => {
  it('changes nothing', () => {
    const house = openArena();
    const room = openRoom(house);
    house.wait(60_000);
    expect(house.decide(deliver(room, 3))).toBeRefused('NOTHING_TO_DO', {});
    must(house, join(bob, room));
    expect(house.decide(deliver(room, 3))).toBeRefused('NOTHING_TO_DO', {});
    const unknown = battleIdOf(nodeHashing, bob, aliceSeed.publicHash, '0'.repeat(32));
    expect(house.decide(deliver(unknown, 3))).toBeRefused('BATTLE_NOT_FOUND', {});
  });
});
