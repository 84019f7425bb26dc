import { describe, expect, it } from 'vitest';
import { battleOf, createRoom, join, must, openArena } from '../../../test/battle-cast.ts';
import { alice, bob, registered } from '../../../test/cast.ts';
import { acceptedEvents, type House, playerOf } from '../../../test/deciders.ts';
import { aliceHolds, enter, houseAfter, houseHosts, openRoom as openGiveaway } from '../../../test/giveaways.ts';
import { deviceNumber, linkAt, openingLane } from '../../../test/lanes.ts';
import { unnamedBy } from '../../../test/needs.ts';
import { rebuildCommand } from '../../audit/replay/rebuild-command.ts';
import type { BattleId, PairId } from '../../kernel/ids.ts';
import type { RoomLink } from './spend-link.ts';

/** Bob's lane, which his device opens. */
const laneOf = (house: House): PairId => {
  const { pairId } = playerOf(house, bob).next;
  acceptedEvents(house.submit(openingLane(playerOf(house, bob), deviceNumber(1))));
  return pairId;
};
const brings = (pairId: PairId, step = 1): { readonly entropy: string; readonly lane: RoomLink } => {
  const link = linkAt(pairId, step);
  return { entropy: link.slice(0, 32), lane: { pairId, step, link } };
};

const arena = (): { readonly house: House; readonly room: BattleId; readonly lane: PairId } => {
  const house = openArena();
  const lane = laneOf(house);
  const [created] = acceptedEvents(house.submit(createRoom()));
  if (created?.type !== 'BattleCreated') throw new Error('no room');
  return { house, room: created.data.battleId, lane };
};

describe('a seat on a lane', () => {
  it('brings the next link, whose beginning is the seat’s entropy, and takes no round of the pair', () => {
    const { house, room, lane } = arena();
    const command = { ...join(bob, room), ...brings(lane) };
    expect(unnamedBy(house, command)).toEqual([]);
    const events = acceptedEvents(house.submit(command));
    expect(events.map(({ type }) => type)).toEqual(['SeatTaken', 'BattleEntered', 'LinkSpent', 'BattleLocked']);
    expect(events[2]).toMatchObject({ data: { pairId: lane, step: 1, link: linkAt(lane, 1), room } });
    expect(playerOf(house, bob).lanes.get(lane)).toMatchObject({ step: 1, link: linkAt(lane, 1), roundCount: 0 });
    const seat = battleOf(house, room).seats.find(({ seat }) => seat === 2);
    expect(seat?.entropy).toBe(linkAt(lane, 1).slice(0, 32));
  });

  it.each<[string, string, (lane: PairId) => Partial<ReturnType<typeof brings>>]>([
    ['other entropy than the link’s', 'INPUT_INVALID', () => ({ entropy: 'ab'.repeat(16) })],
    ['a step that isn’t next', 'SEED_CHANGED', (lane) => brings(lane, 2)],
    [
      'a link of the house’s own',
      'LINK_REFUSED',
      (lane) => ({ entropy: 'b'.repeat(32), lane: { pairId: lane, step: 1, link: 'b'.repeat(64) } }),
    ],
  ])('is refused with %s', (_which, code, change) => {
    const { house, room, lane } = arena();
    expect(house.decide({ ...join(bob, room), ...brings(lane), ...change(lane) })).toMatchObject({
      kind: 'rejected',
      code,
    });
    expect(playerOf(house, bob).lanes.get(lane)?.step).toBe(0);
  });

  it('is refused on a pair that is no lane of the player', () => {
    const { house, room } = arena();
    const { pairId } = playerOf(house, alice).current;
    expect(house.decide({ ...join(bob, room), ...brings(pairId) })).toBeRefused('LANE_CLOSED', { pairId });
  });

  it('that is refused takes no step, so that the same link comes again', () => {
    const { house, room, lane } = arena();
    must(house, join(bob, room));
    const { house: other, room: full, lane: own } = arena();
    expect(other.decide({ ...join(bob, full, 7), ...brings(own) })).toMatchObject({ kind: 'rejected' });
    expect(acceptedEvents(other.submit({ ...join(bob, full), ...brings(own) }))).toHaveLength(4);
    expect(playerOf(house, bob).lanes.get(lane)?.step).toBe(0);
  });

  it('is told from the log as it was asked for', () => {
    const { house, room, lane } = arena();
    const command = { ...join(bob, room, 2), ...brings(lane) };
    const before = house.recorded.length;
    house.submit(command);
    expect(rebuildCommand(house.recorded.slice(before), house.world())).toEqual(command);
  });
});

describe('an entry on a lane', () => {
  it('brings the next link', () => {
    const house = houseAfter(...aliceHolds, registered(bob));
    const lane = laneOf(house);
    const room = openGiveaway(house, houseHosts());
    const command = { ...enter(bob, room), ...brings(lane) };
    expect(unnamedBy(house, command)).toEqual([]);
    expect(house.submit(command)).toEmit([
      { type: 'GiveawayEntered', data: { entropy: linkAt(lane, 1).slice(0, 32) } },
      { type: 'LinkSpent', data: { pairId: lane, step: 1, room } },
    ]);
  });
});
