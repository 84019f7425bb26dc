import { describe, expect, it } from 'vitest';
import { alice, bob, charm, itemOf, kestrel, registered, stopped, vulture } from '../../../test/cast.ts';
import { acceptedEvents, commandIdNumber, given, hashOf, pairNumber, playerOf, T0 } from '../../../test/deciders.ts';
import {
  aliceHolds,
  aliceHosts,
  DAY,
  drand,
  entropyNumber,
  holds,
  houseAfter,
  houseHosts,
  itemNumber,
  MINUTE,
  openRoom,
  roomOf,
  seedHash,
  timersOf,
  title,
} from '../../../test/giveaways.ts';
import { wonFree } from '../../../test/item-cast.ts';
import { unnamedBy } from '../../../test/needs.ts';
import { giveawayTerms, termsAre } from '../../../test/terms-cast.ts';
import { giveawayIdOf } from '../../fairness/giveaway-draw.ts';
import { isHexHash, isSkinId, mustBe } from '../../kernel/ids.ts';
import { nodeHashing } from '../../node-hashing.ts';

describe("a player's giveaway", () => {
  it('is opened on the committed seed, with the items in escrow and the next seed committed', () => {
    const giveawayId = giveawayIdOf(nodeHashing, alice, seedHash, entropyNumber(0));
    const items = [
      { itemId: itemNumber(1), skin: kestrel, wear: 'FT', float: 200_001, value: '900' },
      { itemId: itemNumber(2), skin: kestrel, wear: 'FT', float: 200_002, value: '60' },
    ];
    const house = houseAfter(...aliceHolds);
    const [created, escrowed, ...rest] = acceptedEvents(house.submit(aliceHosts(), commandIdNumber(7)));
    expect(rest).toEqual([]);
    expect(created).toEqual({
      type: 'GiveawayCreated',
      schemaVersion: 2,
      data: {
        commandId: commandIdNumber(7),
        giveawayId,
        host: alice,
        title: null,
        seed: { pairId: pairNumber(6).pairId, publicHash: seedHash },
        terms: giveawayTerms,
        entropy: entropyNumber(0),
        prizes: items,
        startsAt: T0,
        drawAt: T0 + 10 * MINUTE,
        locked: false,
        conditions: { depositDays: null, vipGrade: 0 },
        beacon: { kind: 'none' },
        beaconRound: null,
        rules: 3,
        closesAt: T0 + 9 * MINUTE,
      },
    });
    const { hostSeeds } = playerOf(house, alice);
    expect(hostSeeds?.battle.pairId).toBe(pairNumber(5).pairId);
    expect(hostSeeds?.giveaway.publicHash).not.toBe(seedHash);
    expect(escrowed).toEqual({
      type: 'ItemsEscrowed',
      schemaVersion: 1,
      data: { commandId: commandIdNumber(7), playerId: alice, giveawayId, items, nextSeed: hostSeeds?.giveaway },
    });
  });

  it('takes the items out of the backpack, and counts among the open rooms', () => {
    const house = houseAfter(...aliceHolds);
    const giveawayId = openRoom(house, aliceHosts());
    const player = playerOf(house, alice);
    expect([...player.items.keys()].sort()).toEqual([itemNumber(3), itemNumber(4)]);
    expect([...player.escrow.keys()].sort()).toEqual([itemNumber(1), itemNumber(2)]);
    expect([...player.giveaways]).toEqual([giveawayId]);
  });

  it.each([
    ['a minute before its draw', { drawAt: T0 + DAY }, T0 + DAY - MINUTE],
    ['a tenth of a short time before it', { drawAt: T0 + 5 * MINUTE + 5 }, T0 + 4.5 * MINUTE + 5],
    ['at its draw with a beacon', { drawAt: T0 + DAY, beacon: drand }, T0 + DAY],
    ['at its draw by rules 1', { drawAt: T0 + DAY, rules: 1 as const }, T0 + DAY],
  ])('closes %s', (_, asked, closesAt) => {
    const house = houseAfter(...aliceHolds);
    const giveawayId = openRoom(house, aliceHosts(undefined, asked));
    expect(roomOf(house, giveawayId).closesAt).toBe(closesAt);
    expect(timersOf(house, giveawayId)).toEqual({ 'giveaway-draw': closesAt });
  });

  it('sorts its prizes by falling value, equal ones by their id', () => {
    const house = houseAfter(...aliceHolds);
    const giveawayId = openRoom(house, aliceHosts([itemNumber(2), itemNumber(3), itemNumber(1)]));
    const order = [itemNumber(1), itemNumber(3), itemNumber(2)];
    expect(roomOf(house, giveawayId).prizes.map(({ itemId }) => itemId)).toEqual(order);
  });

  it('may open later and may be locked', () => {
    const house = houseAfter(...aliceHolds);
    const startsAt = T0 + 7 * DAY;
    const command = aliceHosts(undefined, { startsAt, drawAt: startsAt + 30 * DAY, locked: true });
    expect(roomOf(house, openRoom(house, command))).toMatchObject({
      startsAt,
      drawAt: startsAt + 30 * DAY,
      locked: true,
    });
  });

  it('is refused for who never registered', () =>
    expect(given(termsAre()).when(aliceHosts())).toBeRefused('PLAYER_NOT_FOUND'));

  it('is refused while giveaways are stopped', () =>
    expect(given(...aliceHolds, stopped('giveaway')).when(aliceHosts())).toBeRefused('GAME_STOPPED'));

  it('is refused for items of free cases, which can only be sold', () => {
    const story = given(...aliceHolds, wonFree(alice, 77));
    expect(story.when(aliceHosts([itemNumber(1), itemOf(77)]))).toBeRefused('ITEM_SELL_ONLY', {
      itemIds: [itemOf(77)],
    });
  });

  it('is refused while the player is blocked, and open again afterwards', () => {
    const story = given(...aliceHolds).guarded(alice, { version: 1, blockedUntil: T0 + MINUTE });
    expect(story.when(aliceHosts())).toBeRefused('PLAY_NOT_ALLOWED');
    expect(story.after(MINUTE).when(aliceHosts())).toBeAccepted();
  });

  it('is refused while nothing may leave the account', () => {
    const story = given(...aliceHolds).guarded(alice, { version: 1, leavingHeldUntil: T0 + MINUTE });
    expect(story.when(aliceHosts())).toBeRefused('HELD', expect.objectContaining({ until: T0 + MINUTE }));
    expect(story.after(MINUTE).when(aliceHosts())).toBeAccepted();
  });

  it('is refused on another seed than the committed one, naming that', () => {
    const other = mustBe(isHexHash, hashOf('other'));
    const host = { kind: 'player', playerId: alice, seedHash: other, itemIds: [itemNumber(1)] } as const;
    expect(given(...aliceHolds).when({ ...aliceHosts(), host })).toBeRefused('SEED_CHANGED', { seedHash });
  });

  it('is refused before any seed was committed, with none to name', () => {
    const story = given(termsAre(), registered(alice), holds(alice, 1, '900'));
    expect(story.when(aliceHosts())).toBeRefused('SEED_CHANGED', {});
  });

  it('uses a seed once', () => {
    const house = houseAfter(...aliceHolds);
    openRoom(house, aliceHosts([itemNumber(1)]));
    expect(house.decide(aliceHosts([itemNumber(2)]))).toBeRefused('SEED_CHANGED');
  });

  it.each([
    ['no item', []],
    ['four items', [1, 2, 3, 4]],
  ])('is refused with %s', (_, numbers) =>
    expect(given(...aliceHolds).when(aliceHosts(numbers.map(itemNumber)))).toBeRefused(
      'INPUT_INVALID',
      expect.objectContaining({ field: 'itemIds' }),
    ),
  );

  it('is refused with items that are not in the backpack, naming them', () => {
    const story = given(...aliceHolds, registered(bob, 3), holds(bob, 9, '500'));
    expect(story.when(aliceHosts([itemNumber(1), itemNumber(9)]))).toBeRefused('ITEM_NOT_HELD', {
      itemIds: [itemNumber(9)],
    });
  });

  it('is refused with the same item twice', () =>
    expect(given(...aliceHolds).when(aliceHosts([itemNumber(1), itemNumber(1)]))).toBeRefused(
      'ITEM_NOT_HELD',
      expect.objectContaining({ itemIds: [itemNumber(1)] }),
    ));

  it('is refused with an item that waits in another room', () => {
    const house = houseAfter(...aliceHolds);
    openRoom(house, aliceHosts([itemNumber(1)]));
    const next = playerOf(house, alice).hostSeeds?.giveaway.publicHash ?? seedHash;
    const host = { kind: 'player', playerId: alice, seedHash: next, itemIds: [itemNumber(1)] } as const;
    expect(house.decide({ ...aliceHosts(), host })).toBeRefused('ITEM_NOT_HELD');
  });

  it('is refused while three own rooms are open', () => {
    const house = houseAfter(...aliceHolds);
    const host = (n: number) => {
      const next = playerOf(house, alice).hostSeeds?.giveaway.publicHash ?? seedHash;
      return {
        ...aliceHosts(),
        host: { kind: 'player', playerId: alice, seedHash: next, itemIds: [itemNumber(n)] },
      } as const;
    };
    for (const n of [1, 2, 3]) openRoom(house, host(n));
    expect(house.decide(host(4))).toBeRefused('TOO_MANY_ROOMS', { limit: 3 });
  });

  it.each([
    ['starts in the past', { startsAt: T0 - 1 }, 'startsAt'],
    ['starts after more than a week', { startsAt: T0 + 7 * DAY + 1, drawAt: T0 + 8 * DAY }, 'startsAt'],
    ['is drawn within five minutes', { drawAt: T0 + 5 * MINUTE - 1 }, 'drawAt'],
    ['is drawn within five minutes of its start', { startsAt: T0 + DAY, drawAt: T0 + DAY + 1 }, 'drawAt'],
    ['is drawn after more than 30 days', { drawAt: T0 + 30 * DAY + 1 }, 'drawAt'],
  ])('is refused when it %s', (_, times, field) =>
    expect(given(...aliceHolds).when(aliceHosts(undefined, times))).toBeRefused(
      'INPUT_INVALID',
      expect.objectContaining({ field }),
    ),
  );

  it('may be drawn after exactly five minutes', () =>
    expect(given(...aliceHolds).when(aliceHosts(undefined, { drawAt: T0 + 5 * MINUTE }))).toBeAccepted());
});

describe("the house's giveaway", () => {
  it('makes its prizes at catalog values, the middle of the wear for a float, the dearest first', () => {
    const house = houseAfter(...aliceHolds);
    const giveawayId = openRoom(house, houseHosts());
    const { seed, prizes, host, title: named } = roomOf(house, giveawayId);
    expect(giveawayId).toBe(giveawayIdOf(nodeHashing, null, seed.publicHash, entropyNumber(0)));
    expect({ host, named }).toEqual({ host: null, named: title });
    expect(prizes).toEqual([
      { itemId: null, skin: kestrel, wear: 'FN', float: 35_000, value: '5000' },
      { itemId: null, skin: vulture, wear: 'FT', float: 265_000, value: '60' },
      { itemId: null, skin: charm, wear: '', float: null, value: '20' },
    ]);
    expect(timersOf(house, giveawayId)).toEqual({ 'giveaway-draw': T0 + 9 * MINUTE });
  });

  it('writes nothing into any player stream', () =>
    expect(acceptedEvents(given(...aliceHolds).when(houseHosts())).map(({ type }) => type)).toEqual([
      'GiveawayCreated',
    ]));

  it('may give the same skin more than once', () => {
    const house = houseAfter(...aliceHolds);
    const prize = { skin: charm, wear: '' } as const;
    const giveawayId = openRoom(house, houseHosts([prize, prize]));
    expect(roomOf(house, giveawayId).prizes.map(({ skin }) => skin)).toEqual([charm, charm]);
  });

  it('names the first beacon round that is due 30 seconds or more after the draw', () => {
    const named = (drawAt: number) => {
      const house = houseAfter(...aliceHolds);
      return roomOf(house, openRoom(house, houseHosts(undefined, { beacon: drand, drawAt }))).beaconRound;
    };
    // Ten minutes and thirty seconds are 210 periods of three seconds; round 1 comes at T0.
    expect(named(T0 + 10 * MINUTE)).toBe(211);
    expect(named(T0 + 10 * MINUTE + 1)).toBe(212);
  });

  it('may be as short as ten seconds, no shorter', () => {
    const story = given(...aliceHolds);
    expect(story.when(houseHosts(undefined, { drawAt: T0 + 10_000 }))).toBeAccepted();
    expect(story.when(houseHosts(undefined, { drawAt: T0 + 9_999 }))).toBeRefused('INPUT_INVALID');
  });

  it.each([0, 21])('is refused with %i prizes', (n) => {
    const prizes = Array.from({ length: n }, () => ({ skin: charm, wear: '' }) as const);
    expect(given(...aliceHolds).when(houseHosts(prizes))).toBeRefused(
      'INPUT_INVALID',
      expect.objectContaining({ field: 'prizes' }),
    );
  });

  it('is refused with a skin or a wear that the catalog lacks', () => {
    const story = given(...aliceHolds);
    const unknown = mustBe(isSkinId, 'no-such-skin');
    expect(story.when(houseHosts([{ skin: unknown, wear: '' }]))).toBeRefused('TARGET_NOT_FOUND', {
      skin: unknown,
      wear: '',
    });
    expect(story.when(houseHosts([{ skin: charm, wear: 'FN' }]))).toBeRefused('TARGET_NOT_FOUND');
  });

  it('is refused while giveaways are stopped', () =>
    expect(given(...aliceHolds, stopped('giveaway')).when(houseHosts())).toBeRefused('GAME_STOPPED'));
});

describe('opening a giveaway', () => {
  it('names everything it reads and writes beforehand', () =>
    expect(unnamedBy(houseAfter(...aliceHolds), aliceHosts())).toEqual([]));

  it('can not name the room of the house, whose id follows from a seed that is made with it', () => {
    const [stream, ...rest] = unnamedBy(houseAfter(...aliceHolds), houseHosts());
    expect(rest).toEqual([]);
    expect(stream).toMatch(/^giveaway-/);
  });
});
