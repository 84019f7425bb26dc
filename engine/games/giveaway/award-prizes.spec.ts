import { describe, expect, it } from 'vitest';
import { alice, playerNumber, registered } from '../../../test/cast.ts';
import { acceptedEvents, commandIdNumber, type House, playerOf, T0 } from '../../../test/deciders.ts';
import {
  aliceHolds,
  aliceHosts,
  DAY,
  enter,
  entropyNumber,
  houseAfter,
  houseHosts,
  itemNumber,
  MINUTE,
  openRoom,
  roomOf,
  timersOf,
} from '../../../test/giveaways.ts';
import { erased } from '../../../test/money-cast.ts';
import { unnamedBy } from '../../../test/needs.ts';
import { type GiveawayId, giveawayStream, isGiveawayId, itemIdOf, mustBe, playerStream } from '../../kernel/ids.ts';
import type { CreateGiveaway } from './create-giveaway.ts';

const drawn = (create: CreateGiveaway, entries: number) => {
  const house = houseAfter(...aliceHolds);
  const giveawayId = openRoom(house, create);
  for (let n = 1; n <= entries; n += 1) {
    house.given([registered(playerNumber(n), 7)]);
    house.submit(enter(playerNumber(n), giveawayId, entropyNumber(n)));
  }
  house.wait(10 * MINUTE);
  for (let n = 0; n < 2; n += 1) house.submit({ type: 'DrawGiveaway', giveawayId });
  house.wait(20);
  return { house, giveawayId, command: { type: 'AwardPrizes', giveawayId } as const };
};
const winnersOf = (house: House, giveawayId: GiveawayId) => roomOf(house, giveawayId).drawn?.winners ?? [];

describe('awarding prizes', () => {
  it("hands a host's items to the winners, as they are and as old as they are", () => {
    const { house, giveawayId, command } = drawn(aliceHosts(), 5);
    const { prizes } = roomOf(house, giveawayId);
    const winners = winnersOf(house, giveawayId);
    const decision = house.submit(command, commandIdNumber(7));
    expect(acceptedEvents(decision)).toEqual([
      {
        type: 'EscrowReleased',
        schemaVersion: 1,
        data: { commandId: commandIdNumber(7), playerId: alice, giveawayId, given: prizes, returned: [] },
      },
      ...winners.map(({ playerId, code, prize }) => ({
        type: 'PrizeWon',
        schemaVersion: 1,
        data: {
          commandId: commandIdNumber(7),
          playerId,
          giveawayId,
          code,
          item: prizes[prize],
          from: alice,
          acquiredAt: T0 - DAY,
        },
      })),
      { type: 'GiveawayAwarded', schemaVersion: 1, data: { commandId: commandIdNumber(7), giveawayId } },
    ]);
    const streams = decision.kind === 'accepted' ? decision.events.map(({ stream }) => stream) : [];
    const winning = winners.map(({ playerId }) => playerStream(playerId));
    expect(streams).toEqual([playerStream(alice), ...winning, giveawayStream(giveawayId)]);
    for (const { playerId, prize } of winners) {
      expect([...playerOf(house, playerId).items.keys()]).toEqual([prizes[prize]?.itemId]);
    }
    const host = playerOf(house, alice);
    expect(host.escrow.size + host.giveaways.size).toBe(0);
    expect([...host.items.keys()].sort()).toEqual([itemNumber(3), itemNumber(4)]);
  });

  it.each([aliceHosts(), houseHosts()])(
    'gives nothing to a winner who was erased since: it stays with the host',
    (create) => {
      const { house, giveawayId, command } = drawn(create, 5);
      const { prizes } = roomOf(house, giveawayId);
      const [first, ...others] = winnersOf(house, giveawayId);
      if (first === undefined) throw new Error('no player won');
      house.given([erased(first.playerId)]);
      const events = acceptedEvents(house.submit(command));
      const won = events.flatMap(({ type, data }) => (type === 'PrizeWon' ? [data.code] : []));
      expect(won).toEqual(others.map(({ code }) => code));
      const released = events.flatMap(({ type, data }) => (type === 'EscrowReleased' ? [data.returned] : []));
      expect(released).toEqual(create.host.kind === 'player' ? [[prizes[first.prize]]] : []);
      expect(events.at(-1)?.type).toBe('GiveawayAwarded');
    },
  );

  it('returns the prizes that nobody could win', () => {
    const { house, giveawayId, command } = drawn(aliceHosts([itemNumber(1), itemNumber(2), itemNumber(4)]), 1);
    expect(winnersOf(house, giveawayId)).toEqual([{ prize: 0, ticket: 0, code: 1, playerId: playerNumber(1) }]);
    expect(house.submit(command)).toEmit([
      {
        type: 'EscrowReleased',
        data: { given: [{ itemId: itemNumber(1) }], returned: [{ itemId: itemNumber(2) }, { itemId: itemNumber(4) }] },
      },
      { type: 'PrizeWon', data: { playerId: playerNumber(1), item: { itemId: itemNumber(1) } } },
      { type: 'GiveawayAwarded' },
    ]);
    expect([...playerOf(house, alice).items.keys()].sort()).toEqual([2, 3, 4].map(itemNumber));
  });

  it('makes the items of the house, new from now on', () => {
    const { house, giveawayId, command } = drawn(houseHosts(), 5);
    const events = acceptedEvents(house.submit(command));
    expect(events.map(({ type }) => type)).toEqual(['PrizeWon', 'PrizeWon', 'PrizeWon', 'GiveawayAwarded']);
    expect(events.slice(0, 3)).toMatchObject(
      winnersOf(house, giveawayId).map(({ playerId, prize }) => ({
        data: {
          playerId,
          item: { ...roomOf(house, giveawayId).prizes[prize], itemId: itemIdOf(playerId, 2, 1) },
          from: null,
          acquiredAt: T0 + 10 * MINUTE + 20,
        },
      })),
    );
  });

  it('ends the deadline, and happens once', () => {
    const { house, giveawayId, command } = drawn(aliceHosts(), 2);
    house.submit(command);
    expect(timersOf(house, giveawayId)).toEqual({});
    expect(roomOf(house, giveawayId).awardedAt).toBe(T0 + 10 * MINUTE + 20);
    expect(house.decide(command)).toBeRefused('NOTHING_TO_DO');
  });

  it('has nothing to do before the draw, and without one', () => {
    const house = houseAfter(...aliceHolds);
    const giveawayId = openRoom(house, aliceHosts());
    expect(house.decide({ type: 'AwardPrizes', giveawayId })).toBeRefused('NOTHING_TO_DO');
    const { house: empty, command } = drawn(aliceHosts(), 0);
    expect(empty.decide(command)).toBeRefused('NOTHING_TO_DO');
    const nowhere = mustBe(isGiveawayId, 'nowhere---------------');
    expect(house.decide({ type: 'AwardPrizes', giveawayId: nowhere })).toBeRefused('GIVEAWAY_NOT_FOUND');
  });

  it('names everything it reads and writes beforehand', () => {
    for (const create of [aliceHosts(), houseHosts()]) {
      const { house, command } = drawn(create, 4);
      expect(unnamedBy(house, command)).toEqual([]);
    }
  });
});
