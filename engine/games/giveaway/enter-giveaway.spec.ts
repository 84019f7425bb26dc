import { describe, expect, it } from 'vitest';
import { alice, bob, deposited, playerNumber, registered, stopped } from '../../../test/cast.ts';
import { acceptedEvents, commandIdNumber, eventIn, T0 } from '../../../test/deciders.ts';
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
} from '../../../test/giveaways.ts';
import { unnamedBy } from '../../../test/needs.ts';
import { publishTerms, TERMS } from '../../../test/terms-cast.ts';
import { giveawayStream, isBattleId, isGiveawayId, mustBe, playerStream } from '../../kernel/ids.ts';
import { nodeHashing } from '../../node-hashing.ts';
import { NOTICE_MS } from '../../terms/in-force.ts';
import { sectionHash } from '../../terms/section-hash.ts';
import type { GiveawayConditions } from './events.ts';

const withRoom = (asked: Parameters<typeof aliceHosts>[1] = {}) => {
  const house = houseAfter(...aliceHolds, registered(bob, 3));
  return { house, giveawayId: openRoom(house, aliceHosts([itemNumber(1)], asked)) };
};
const under = (conditions: GiveawayConditions) => withRoom({ conditions });

describe('a giveaway', () => {
  const narrow = { ...TERMS.giveaway, maxEntries: 1 };
  const twoEnter = (house: ReturnType<typeof withRoom>['house'], giveawayId: ReturnType<typeof openRoom>) => {
    house.given([registered(playerNumber(1), 7)]);
    acceptedEvents(house.submit(enter(playerNumber(1), giveawayId)));
    return house.decide(enter(bob, giveawayId));
  };

  it('keeps the terms that it was opened under, whatever is published later', () => {
    const { house, giveawayId } = withRoom();
    acceptedEvents(house.submit(publishTerms({ giveaway: narrow })));
    house.wait(2 * NOTICE_MS);
    expect(twoEnter(house, giveawayId)).toMatchObject({ kind: 'accepted' });
  });

  it('that is opened under others goes by those', () => {
    const house = houseAfter(...aliceHolds, registered(bob, 3));
    acceptedEvents(house.submit(publishTerms({ giveaway: narrow })));
    house.wait(2 * NOTICE_MS);
    const later = { drawAt: house.now() + 10 * MINUTE };
    expect(house.decide(aliceHosts([itemNumber(1)], later))).toBeRefused(
      'TERMS_CHANGED',
      expect.objectContaining({ section: 'giveaway' }),
    );
    const terms = sectionHash(nodeHashing, 'giveaway', narrow);
    const giveawayId = openRoom(house, aliceHosts([itemNumber(1)], { ...later, terms }));
    expect(twoEnter(house, giveawayId)).toMatchObject({ code: 'GIVEAWAY_FULL', details: { limit: 1 } });
  });
});

describe('entering a giveaway', () => {
  it('gives the next roll code', () => {
    const { house, giveawayId } = withRoom();
    const [event, ...rest] = acceptedEvents(house.submit(enter(bob, giveawayId), commandIdNumber(7)));
    expect(rest).toEqual([]);
    expect(event).toEqual({
      type: 'GiveawayEntered',
      schemaVersion: 1,
      data: {
        commandId: commandIdNumber(7),
        giveawayId,
        playerId: bob,
        code: 1,
        entropy: entropyNumber(1),
      },
    });
    const carol = playerNumber(1);
    house.given([registered(carol, 7)]);
    expect(house.submit(enter(carol, giveawayId, entropyNumber(2)))).toEmit([{ data: { code: 2 } }]);
    expect(
      roomOf(house, giveawayId)
        .entries.map(({ playerId }) => playerId)
        .toArray(),
    ).toEqual([bob, carol]);
  });

  it('is written into the stream of the room alone', () => {
    const { house, giveawayId } = withRoom();
    const before = house.versionOf(playerStream(bob));
    const decision = house.submit(enter(bob, giveawayId));
    expect(decision).toMatchObject({ events: [{ stream: giveawayStream(giveawayId) }], timers: [] });
    expect(house.versionOf(playerStream(bob))).toBe(before);
  });

  it('names everything it reads and writes beforehand', () => {
    const { house, giveawayId } = withRoom();
    expect(unnamedBy(house, enter(bob, giveawayId))).toEqual([]);
  });

  it('is refused for who never registered', () => {
    const { house, giveawayId } = withRoom();
    expect(house.decide(enter(playerNumber(1), giveawayId))).toBeRefused('PLAYER_NOT_FOUND');
  });

  it('is refused where there is no such room', () => {
    const { house } = withRoom();
    const nowhere = mustBe(isGiveawayId, 'nowhere---------------');
    expect(house.decide(enter(bob, nowhere))).toBeRefused('GIVEAWAY_NOT_FOUND');
  });

  it('is refused while giveaways are stopped', () => {
    const { house, giveawayId } = withRoom();
    house.given([stopped('giveaway')]);
    expect(house.decide(enter(bob, giveawayId))).toBeRefused('GAME_STOPPED');
  });

  it('is refused while the player is blocked', () => {
    const { house, giveawayId } = withRoom();
    house.setGuard(bob, { version: 1, blockedUntil: T0 + 1 });
    expect(house.decide(enter(bob, giveawayId))).toBeRefused('PLAY_NOT_ALLOWED');
    house.wait(1);
    expect(house.decide(enter(bob, giveawayId))).toBeAccepted();
  });

  it('is refused before the room opens, saying when it does', () => {
    const { house, giveawayId } = withRoom({ startsAt: T0 + MINUTE });
    house.wait(MINUTE - 1);
    expect(house.decide(enter(bob, giveawayId))).toBeRefused('GIVEAWAY_NOT_OPEN', { startsAt: T0 + MINUTE });
    house.wait(1);
    expect(house.decide(enter(bob, giveawayId))).toBeAccepted();
  });

  it('is refused once the room has closed, even before the lock', () => {
    const { house, giveawayId } = withRoom();
    house.wait(9 * MINUTE - 1);
    expect(house.decide(enter(bob, giveawayId))).toBeAccepted();
    house.wait(1);
    expect(house.decide(enter(bob, giveawayId))).toBeRefused('GIVEAWAY_CLOSED');
  });

  it('is refused once the room was given up', () => {
    const { house, giveawayId } = withRoom({ startsAt: T0 + MINUTE });
    house.submit({ type: 'CancelGiveaway', giveawayId });
    expect(house.decide(enter(bob, giveawayId))).toBeRefused('GIVEAWAY_CLOSED');
  });

  it("is refused for the room's own host", () => {
    const { house, giveawayId } = withRoom();
    expect(house.decide(enter(alice, giveawayId))).toBeRefused('OWN_GIVEAWAY');
  });

  it('is refused a second time, naming the code', () => {
    const { house, giveawayId } = withRoom();
    house.submit(enter(bob, giveawayId));
    expect(house.decide(enter(bob, giveawayId, entropyNumber(2)))).toBeRefused('ALREADY_ENTERED', { code: 1 });
  });

  it('is refused when all 10,000 codes are given', () => {
    const { house, giveawayId } = withRoom();
    house.given(
      Array.from({ length: 10_000 }, (_, index) =>
        eventIn(giveawayStream(giveawayId), 'GiveawayEntered', {
          giveawayId,
          playerId: playerNumber(index),
          code: index + 1,
          entropy: entropyNumber(0),
        }),
      ),
    );
    expect(house.decide(enter(bob, giveawayId))).toBeRefused('GIVEAWAY_FULL');
  });
});

describe('the conditions of a giveaway', () => {
  it('may ask for a deposit within some days', () => {
    const { house, giveawayId } = under({ depositDays: 2, vipGrade: 0 });
    expect(house.decide(enter(bob, giveawayId))).toBeRefused('CONDITION_NOT_MET', {
      condition: 'depositDays',
      needed: 2,
    });
    house.given([deposited(bob, '1')]);
    expect(house.decide(enter(bob, giveawayId))).toBeAccepted();
  });

  it('take a deposit that is exactly so old, and none that is older', () => {
    const house = houseAfter(...aliceHolds, registered(bob, 3), deposited(bob, '1'));
    house.wait(2 * DAY);
    const conditions = { depositDays: 2, vipGrade: 0 };
    const giveawayId = openRoom(house, houseHosts(undefined, { conditions, drawAt: T0 + 3 * DAY }));
    expect(house.decide(enter(bob, giveawayId))).toBeAccepted();
    house.wait(1);
    expect(house.decide(enter(bob, giveawayId))).toBeRefused('CONDITION_NOT_MET');
  });

  it('may ask for a member grade, which wagering reaches', () => {
    const { house, giveawayId } = under({ depositDays: null, vipGrade: 1 });
    const wager = (cost: string) => {
      const data = {
        commandId: commandIdNumber(98),
        playerId: bob,
        battleId: mustBe(isBattleId, 'battle----------------'),
        rank: 1,
        cost,
        won: false,
        items: [],
        coin: '0',
      };
      house.given([{ stream: playerStream(bob), event: { type: 'BattleConcluded', schemaVersion: 1, data } }]);
    };
    wager('9999');
    expect(house.decide(enter(bob, giveawayId))).toBeRefused('CONDITION_NOT_MET', { condition: 'vipGrade', needed: 1 });
    wager('1');
    expect(house.decide(enter(bob, giveawayId))).toBeAccepted();
  });
});
