import { describe, expect, it } from 'vitest';
import {
  addBot,
  aliceSeed,
  battleOf,
  carol,
  coinOf,
  deadlines,
  join,
  must,
  openArena,
  openRoom,
  pairsOfFighter,
  runClock,
} from '../../../test/battle-cast.ts';
import { alice, bob, stopped } from '../../../test/cast.ts';
import { decided, type House, pairNumber, T0 } from '../../../test/deciders.ts';
import { battleIdOf } from '../../fairness/battle-draw.ts';
import { type BattleId, battleStream, type PlayerId, playerStream } from '../../kernel/ids.ts';
import { nodeHashing } from '../../node-hashing.ts';

const unknown = battleIdOf(nodeHashing, bob, aliceSeed.publicHash, '0'.repeat(32));
const dissolve = (playerId: PlayerId | null, battleId: BattleId) =>
  ({ type: 'DissolveBattle', playerId, battleId }) as const;
const expire = (battleId: BattleId) => ({ type: 'ExpireBattle', battleId }) as const;

/** Alice's room for four; Bob has seat 4, a bot seat 2, seat 3 is free. */
const waiting = (): { readonly house: House; readonly room: BattleId } => {
  const house = openArena();
  const room = openRoom(house, { sides: 4 });
  must(house, join(bob, room, 4));
  must(house, addBot(alice, room));
  return { house, room };
};

const refunded = (playerId: PlayerId, battleId: BattleId) =>
  decided(playerStream(playerId), 'BattleRefunded', { playerId, battleId, amount: '100' });
const dissolved = (battleId: BattleId, reason: 'creator' | 'expired' | 'operator') => {
  const { pairId, serverSeed, salt } = pairNumber(pairsOfFighter(0).battle);
  return decided(battleStream(battleId), 'BattleDissolved', {
    battleId,
    reason,
    revealed: { pairId, serverSeed, salt },
  });
};

describe('dissolving a waiting room', () => {
  it('refunds every player in the order of the seats and reveals the seed', () => {
    const { house, room } = waiting();
    expect(house.decide(dissolve(alice, room))).toEqual({
      kind: 'accepted',
      events: [refunded(alice, room), refunded(bob, room), dissolved(room, 'creator')],
      timers: [{ change: 'clear', timer: { stream: battleStream(room), kind: 'battle-expiry', seq: 1 } }],
    });
  });

  it('leaves nobody with less than before, and nothing to come', () => {
    const { house, room } = waiting();
    expect([coinOf(house, alice), coinOf(house, bob)]).toEqual([900n, 900n]);
    must(house, dissolve(alice, room));
    expect([coinOf(house, alice), coinOf(house, bob)]).toEqual([1000n, 1000n]);
    expect(deadlines(house)).toEqual([]);
    expect(battleOf(house, room)).toMatchObject({ status: 'dissolved', dissolvedBy: 'creator', endedAt: T0 });
    const player = house.world().player(bob);
    expect(player.status === 'registered' && player.battles.size === 0 && player.wagered === 0n).toBe(true);
  });

  it('is the creator’s right, and the operator’s', () => {
    const { house, room } = waiting();
    expect(house.decide(dissolve(bob, room))).toBeRefused('NOT_YOURS', {});
    expect(house.decide(dissolve(carol, room))).toBeRefused('NOT_YOURS', {});
    expect(house.decide(dissolve(null, room))).toMatchObject({
      kind: 'accepted',
      events: [refunded(alice, room), refunded(bob, room), dissolved(room, 'operator')],
    });
    const official = openRoom(house, { playerId: null, seedHash: null });
    expect(house.decide(dissolve(alice, official))).toBeRefused('NOT_YOURS', {});
    expect(house.decide(dissolve(null, official))).toBeAccepted();
  });

  it('is refused from the moment the last seat is taken', () => {
    const { house, room } = waiting();
    must(house, join(carol, room));
    expect(house.decide(dissolve(alice, room))).toBeRefused('BATTLE_STARTED', {});
    expect(house.decide(dissolve(null, room))).toBeRefused('BATTLE_STARTED', {});
    runClock(house);
    expect(house.decide(dissolve(alice, room))).toBeRefused('BATTLE_OVER', {});
    expect(coinOf(house, alice)).toBe(900n);
  });

  it('happens once', () => {
    const { house, room } = waiting();
    must(house, dissolve(alice, room));
    expect(house.decide(dissolve(alice, room))).toBeRefused('BATTLE_OVER', {});
    expect(house.decide(expire(room))).toBeRefused('NOTHING_TO_DO', {});
    expect(house.decide(dissolve(alice, unknown))).toBeRefused('BATTLE_NOT_FOUND', {});
  });

  it('works while the game is stopped, and for whom safer play blocks: it only gives back', () => {
    const { house, room } = waiting();
    house.setGuard(alice, { version: 2, blockedUntil: T0 + 1_000 });
    house.given([stopped('battle')]);
    expect(house.decide(dissolve(alice, room))).toBeAccepted();
  });
});

describe('a room that waited for half an hour', () => {
  it('is over: refunded and revealed, not a millisecond sooner', () => {
    const { house, room } = waiting();
    house.wait(30 * 60_000 - 1);
    expect(house.decide(expire(room))).toEqual({ kind: 'early' });
    house.wait(1);
    expect(house.decide(expire(room))).toEqual({
      kind: 'accepted',
      events: [refunded(alice, room), refunded(bob, room), dissolved(room, 'expired')],
      timers: [{ change: 'clear', timer: { stream: battleStream(room), kind: 'battle-expiry', seq: 1 } }],
    });
  });

  it('also ends without anybody in it', () => {
    const house = openArena();
    const room = openRoom(house, { playerId: null, seedHash: null });
    runClock(house);
    expect(house.now()).toBe(T0 + 30 * 60_000);
    expect(battleOf(house, room)).toMatchObject({ status: 'dissolved', dissolvedBy: 'expired' });
  });

  it('can still be dissolved while its timer hasn’t rung', () => {
    const { house, room } = waiting();
    house.wait(31 * 60_000);
    expect(house.decide(dissolve(alice, room))).toBeAccepted();
  });

  it('has nothing to end where the battle was locked, is over, or never was', () => {
    const { house, room } = waiting();
    must(house, join(carol, room));
    house.wait(31 * 60_000);
    expect(house.decide(expire(room))).toBeRefused('NOTHING_TO_DO', {});
    expect(house.decide(expire(unknown))).toBeRefused('NOTHING_TO_DO', {});
  });
});
