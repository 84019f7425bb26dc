import { describe, expect, it } from 'vitest';
import { roundNumber } from '../../../test/beacons.ts';
import { bob, registered } from '../../../test/cast.ts';
import { type House, T0 } from '../../../test/deciders.ts';
import {
  aliceHolds,
  aliceHosts,
  enter,
  houseAfter,
  MINUTE,
  openRoom,
  roomOf,
  timersOf,
} from '../../../test/giveaways.ts';
import { lastSecondFor, seenBy, witnessedChoice } from '../../../test/room-witness.ts';
import type { GiveawayId } from '../../kernel/ids.ts';
import { awaitedRoundOf } from './state.ts';
import type { WitnessGiveaway } from './witness-giveaway.ts';

const LOCK = 40;

const locked = (): { readonly house: House; readonly room: GiveawayId } => {
  const house = houseAfter(...aliceHolds, registered(bob));
  const room = openRoom(house, aliceHosts(undefined, { beacon: witnessedChoice }));
  house.submit(enter(bob, room));
  house.wait(10 * MINUTE + 4_000);
  house.submit({ type: 'DrawGiveaway', giveawayId: room });
  return { house, room };
};

const witness = (giveawayId: GiveawayId, timestamp: number, size: number, lock = LOCK): WitnessGiveaway => ({
  type: 'WitnessGiveaway',
  giveawayId,
  lock,
  checkpoint: seenBy(timestamp, size),
});
const roundOf = (house: House, room: GiveawayId): number => awaitedRoundOf(roomOf(house, room)) ?? 0;
const deliver = (giveawayId: GiveawayId, round: number) =>
  ({ type: 'DeliverGiveawayBeacon', giveawayId, ...roundNumber(round) }) as const;

describe('a giveaway whose lock a witness has to see', () => {
  it('names no round before its lock, which names the first that is due thirty seconds after it', () => {
    const { house, room } = locked();
    expect(roomOf(house, room)).toMatchObject({ rules: 3, beaconRound: null, status: 'locked' });
    expect(roundOf(house, room)).toBe(213);
    expect(timersOf(house, room)).toEqual({ 'giveaway-beacon': T0 + 10 * MINUTE + 36_000 });
  });

  it('draws only once the witness has seen the lock in time', () => {
    const { house, room } = locked();
    const round = roundOf(house, room);
    house.wait(MINUTE);
    expect(house.decide(deliver(room, round))).toBeRefused('NOT_WITNESSED', {});
    expect(house.submit(witness(room, lastSecondFor(round), LOCK + 1))).toEmit([
      { type: 'GiveawayWitnessed', data: { round, lock: LOCK } },
    ]);
    expect(house.submit(deliver(room, round))).toEmit([{ type: 'GiveawayDrawn' }]);
  });

  it('that stands still for an hour behind its round’s time can be given up, and its prizes go back', () => {
    const { house, room } = locked();
    const cancel = { type: 'CancelGiveaway', giveawayId: room } as const;
    house.wait(32_000 + 3_599_999);
    expect(house.decide(cancel)).toBeRefused('GIVEAWAY_CLOSED', {});
    house.wait(1);
    expect(house.submit(cancel)).toEmit([
      { type: 'GiveawayCancelled', data: { reason: 'operator' } },
      { type: 'EscrowReleased', data: { given: [] } },
    ]);
    expect(timersOf(house, room)).toEqual({});
  });

  it('given a checkpoint without the lock when the round could be known, waits for a later round', () => {
    const { house, room } = locked();
    const round = roundOf(house, room);
    house.wait(MINUTE);
    expect(house.submit(witness(room, lastSecondFor(round) + 1, LOCK))).toEmit([
      { type: 'GiveawayRelocked', data: { beaconRound: 233, lock: LOCK } },
    ]);
    expect(timersOf(house, room)).toEqual({ 'giveaway-beacon': T0 + 11 * MINUTE + 36_000 });
  });
});
