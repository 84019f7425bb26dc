import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { alice, charm, kestrel, playerNumber, registered, vulture } from '../../../test/cast.ts';
import { type House, hashOf, playerOf } from '../../../test/deciders.ts';
import {
  aliceHolds,
  aliceHosts,
  drand,
  enter,
  entropyNumber,
  houseAfter,
  houseHosts,
  itemNumber,
  MINUTE,
  openRoom,
  roomOf,
} from '../../../test/giveaways.ts';
import type { Command } from '../../commands.ts';
import { glasscaseEvent } from '../../events.ts';
import { fromHex, toHex } from '../../fairness/bytes.ts';
import { type GiveawayId, isHexHash, mustBe } from '../../kernel/ids.ts';
import { nodeHashing } from '../../node-hashing.ts';

const PLAYERS = 12;
const players = Array.from({ length: PLAYERS }, (_, index) => playerNumber(index + 1));
const signature = '5a'.repeat(48);
const randomness = mustBe(isHexHash, toHex(nodeHashing.sha256(fromHex(signature))));

/** A request to one room; a story has them in any order, lawful or not. */
type Step =
  | { readonly ask: 'enter'; readonly by: number }
  | { readonly ask: 'draw' | 'award' | 'beacon' | 'cancel' }
  | { readonly ask: 'wait'; readonly ms: number };

const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 8, arbitrary: fc.record({ ask: fc.constant('enter'), by: fc.nat(PLAYERS) } as const) },
  { weight: 3, arbitrary: fc.record({ ask: fc.constantFrom('draw', 'award', 'beacon') } as const) },
  { weight: 1, arbitrary: fc.record({ ask: fc.constant('cancel') } as const) },
  { weight: 3, arbitrary: fc.record({ ask: fc.constant('wait'), ms: fc.nat(4 * MINUTE) } as const) },
);
const stories = fc.record({
  byHouse: fc.boolean(),
  prizes: fc.integer({ min: 1, max: 3 }),
  withBeacon: fc.boolean(),
  steps: fc.array(step, { maxLength: 40 }),
});

const commandOf = (house: House, giveawayId: GiveawayId, asked: Exclude<Step, { ask: 'wait' }>): Command => {
  switch (asked.ask) {
    case 'enter':
      // Number 0 is the host.
      return enter(players[asked.by - 1] ?? alice, giveawayId, entropyNumber(asked.by));
    case 'draw':
      return { type: 'DrawGiveaway', giveawayId };
    case 'award':
      return { type: 'AwardPrizes', giveawayId };
    case 'cancel':
      return { type: 'CancelGiveaway', giveawayId };
    case 'beacon': {
      const round = roomOf(house, giveawayId).beaconRound ?? 1;
      return { type: 'DeliverGiveawayBeacon', giveawayId, round, signature, randomness };
    }
  }
};

const record = ({
  byHouse,
  prizes,
  withBeacon,
  steps,
}: typeof stories extends fc.Arbitrary<infer Story> ? Story : never) => {
  const house = houseAfter(...aliceHolds, ...players.map((player) => registered(player, 7)));
  const beacon = withBeacon ? drand : ({ kind: 'none' } as const);
  const skins = [
    { skin: kestrel, wear: 'FT' },
    { skin: vulture, wear: 'FT' },
    { skin: charm, wear: '' },
  ] as const;
  const create = byHouse
    ? houseHosts(skins.slice(0, prizes), { beacon })
    : aliceHosts([1, 2, 4].slice(0, prizes).map(itemNumber), { beacon });
  const giveawayId = openRoom(house, create);
  for (const one of steps) {
    if (one.ask === 'wait') house.wait(one.ms);
    else house.submit(commandOf(house, giveawayId, one));
  }
  return { house, giveawayId };
};

/** Lets the room come to its end by its own deadlines. */
const finish = (house: House, giveawayId: GiveawayId): void => {
  house.wait(20 * MINUTE);
  for (let n = 0; n < 2; n += 1) house.submit(commandOf(house, giveawayId, { ask: 'draw' }));
  house.wait(MINUTE);
  house.submit(commandOf(house, giveawayId, { ask: 'beacon' }));
  house.submit(commandOf(house, giveawayId, { ask: 'award' }));
};

const placesOf = (house: House, itemId: string): readonly string[] =>
  [alice, ...players].flatMap((id) => {
    const { items, escrow } = playerOf(house, id);
    const holds = (among: typeof items) => [...among.keys()].some((one) => one === itemId);
    return [...(holds(items) ? [`${id} holds`] : []), ...(holds(escrow) ? [`${id} escrowed`] : [])];
  });

describe('whatever happens to a giveaway', () => {
  it('codes count from 1 without gaps, and each player has one', () => {
    fc.assert(
      fc.property(stories, (story) => {
        const { house, giveawayId } = record(story);
        const entered = house.recorded.flatMap(({ event }) => (event.type === 'GiveawayEntered' ? [event.data] : []));
        expect(entered.map(({ code }) => code)).toEqual(entered.map((_, index) => index + 1));
        expect(new Set(entered.map(({ playerId }) => playerId)).size).toBe(entered.length);
        expect(entered.some(({ playerId }) => playerId === roomOf(house, giveawayId).host)).toBe(false);
      }),
      { numRuns: 60 },
    );
  });

  it('the lock is over the entries by player id, whatever order they came in', () => {
    fc.assert(
      fc.property(stories, (story) => {
        const { house, giveawayId } = record(story);
        finish(house, giveawayId);
        const { lock, entries } = roomOf(house, giveawayId);
        const pairs = entries.map(({ playerId, entropy }) => [playerId, entropy]).toArray();
        const row = pairs.sort(([a = ''], [b = '']) => Buffer.compare(Buffer.from(a), Buffer.from(b)));
        if (lock !== null) expect(lock.entriesHash).toBe(hashOf(JSON.stringify(row)));
      }),
      { numRuns: 60 },
    );
  });

  it("every item of a host is in exactly one place, and in the end a winner's or the host's again", () => {
    fc.assert(
      fc.property(stories, (story) => {
        const { house, giveawayId } = record({ ...story, byHouse: false });
        for (const n of [1, 2, 3, 4]) expect(placesOf(house, itemNumber(n))).toHaveLength(1);
        finish(house, giveawayId);
        const { prizes, drawn } = roomOf(house, giveawayId);
        for (const [index, { itemId }] of prizes.entries()) {
          const winner = drawn?.winners.find(({ prize }) => prize === index)?.playerId ?? alice;
          expect(placesOf(house, itemId ?? '')).toEqual([`${winner} holds`]);
        }
        expect(playerOf(house, alice).giveaways.size).toBe(0);
      }),
      { numRuns: 60 },
    );
  });

  it('it ends once: cancelled, or drawn and awarded, with as many winners as codes or prizes allow', () => {
    fc.assert(
      fc.property(stories, (story) => {
        const { house, giveawayId } = record(story);
        finish(house, giveawayId);
        const room = roomOf(house, giveawayId);
        const count = (type: string) => house.recorded.filter(({ event }) => event.type === type).length;
        // Alice's four items came with events of the same type.
        const prizesWon = count('PrizeWon') - 4;
        if (room.status === 'cancelled') {
          expect([count('GiveawayCancelled'), count('GiveawayDrawn'), count('GiveawayAwarded')]).toEqual([1, 0, 0]);
          expect(prizesWon).toBe(0);
        } else {
          const winners = Math.min(room.entries.size, room.prizes.length);
          expect(room).toMatchObject({ status: 'drawn', drawn: { winners: { length: winners } } });
          expect([count('GiveawayLocked'), count('GiveawayDrawn'), count('GiveawayAwarded')]).toEqual([1, 1, 1]);
          expect(prizesWon).toBe(winners);
        }
        expect(house.timers.size).toBe(0);
        expect(room.revealed).not.toBeNull();
      }),
      { numRuns: 60 },
    );
  });

  it('nobody enters once the room has closed, and nothing is drawn before its time', () => {
    fc.assert(
      fc.property(stories, (story) => {
        const { house, giveawayId } = record(story);
        const { closesAt, drawAt } = roomOf(house, giveawayId);
        for (const { event, at } of house.recorded) {
          if (event.type === 'GiveawayEntered') expect(at).toBeLessThan(closesAt);
          if (event.type === 'GiveawayLocked') expect(at).toBeGreaterThanOrEqual(closesAt);
          if (event.type === 'GiveawayDrawn') expect(at).toBeGreaterThanOrEqual(drawAt);
        }
      }),
      { numRuns: 60 },
    );
  });

  it('every event is as its schema says', () => {
    fc.assert(
      fc.property(stories, (story) => {
        const { house, giveawayId } = record(story);
        finish(house, giveawayId);
        for (const { event } of house.recorded) expect(glasscaseEvent.safeParse(event).error).toBeUndefined();
      }),
      { numRuns: 30 },
    );
  });
});

describe('the stories told', () => {
  it('do reach draws with and without a beacon, and rooms cancelled either way', () => {
    const seen = new Set<string>();
    for (const story of fc.sample(stories, { numRuns: 200, seed: 7 })) {
      const { house, giveawayId } = record(story);
      finish(house, giveawayId);
      const { status, beacon, cancelledBy } = roomOf(house, giveawayId);
      seen.add(`${status} ${status === 'drawn' ? beacon.kind : cancelledBy}`);
    }
    expect([...seen].sort()).toEqual(['cancelled no-entries', 'cancelled operator', 'drawn drand', 'drawn none']);
  });
});
