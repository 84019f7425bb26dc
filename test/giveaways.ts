import type { CreateGiveaway, GiveawayHost } from '../engine/games/giveaway/create-giveaway.ts';
import type { OpenedGiveaway } from '../engine/games/giveaway/state.ts';
import type { StreamEvent } from '../engine/glasscase-decision.ts';
import type { Instant } from '../engine/kernel/decision.ts';
import type { BeaconChoice } from '../engine/kernel/event-codec.ts';
import {
  type GiveawayId,
  giveawayStream,
  type ItemId,
  isGiveawayId,
  isHexHash,
  itemIdOf,
  mustBe,
  type PlayerId,
} from '../engine/kernel/ids.ts';
import { alice, charm, kestrel, registered, skinsPublished, vulture } from './cast.ts';
import { acceptedEvents, createHouse, type House, hashOf, pairNumber, playerEvent, T0 } from './deciders.ts';
import { giveawayTerms, termsAre } from './terms-cast.ts';

/** Stories about giveaways: alice hosts what she won, players enter, time passes. */
export const MINUTE = 60_000;
export const DAY = 24 * 60 * MINUTE;

const pair = (n: number) => {
  const { pairId, publicHash } = pairNumber(n);
  return { pairId, publicHash };
};

/** The public hash of alice's first giveaway seed: pair 6. */
export const seedHash = pairNumber(6).publicHash;
const hostSeedsCommitted = (playerId: PlayerId, first = 5): StreamEvent =>
  playerEvent(playerId, 'HostSeedsCommitted', { battle: pair(first), giveaway: pair(first + 1) });

export const itemNumber = (n: number): ItemId => itemIdOf(alice, 1_000 + n, 1);
/** Holds an item of that value, first won at `acquiredAt`. */
export const holds = (playerId: PlayerId, n: number, value: string, acquiredAt: Instant = T0 - DAY): StreamEvent =>
  playerEvent(playerId, 'PrizeWon', {
    giveawayId: mustBe(isGiveawayId, 'elsewhere-------------'),
    code: 1,
    item: { itemId: itemNumber(n), skin: kestrel, wear: 'FT', float: 200_000 + n, value },
    from: null,
    acquiredAt,
  });

/** The catalog and the terms, and alice with her seeds for rooms committed and items 1 to 4 of 900, 60, 900 and 20. */
export const aliceHolds: readonly StreamEvent[] = [
  ...skinsPublished,
  termsAre(),
  registered(alice),
  hostSeedsCommitted(alice),
  holds(alice, 1, '900'),
  holds(alice, 2, '60'),
  holds(alice, 3, '900'),
  holds(alice, 4, '20'),
];

export const entropyNumber = (n: number): string => hashOf(`entropy ${n}`).slice(0, 32);

export const drand: BeaconChoice = {
  kind: 'drand',
  chain: mustBe(isHexHash, '0d'.repeat(32)),
  genesisAt: T0,
  periodMs: 3000,
};

type Asked = Partial<Omit<CreateGiveaway, 'type' | 'host'>>;
const room = (host: GiveawayHost, asked: Asked): CreateGiveaway => ({
  type: 'CreateGiveaway',
  host,
  terms: giveawayTerms,
  entropy: entropyNumber(0),
  startsAt: null,
  drawAt: T0 + 10 * MINUTE,
  locked: false,
  conditions: { depositDays: null, vipGrade: 0 },
  beacon: { kind: 'none' },
  ...asked,
});
export const aliceHosts = (
  itemIds: readonly ItemId[] = [itemNumber(1), itemNumber(2)],
  asked: Asked = {},
): CreateGiveaway => room({ kind: 'player', playerId: alice, seedHash, itemIds }, asked);

export const title = { 'zh-CN': '周末', 'zh-TW': '週末', en: 'Weekend' };
export const houseHosts = (
  prizes: Extract<GiveawayHost, { kind: 'house' }>['prizes'] = [
    { skin: charm, wear: '' },
    { skin: kestrel, wear: 'FN' },
    { skin: vulture, wear: 'FT' },
  ],
  asked: Asked = {},
): CreateGiveaway => room({ kind: 'house', title, prizes }, asked);

/** A house where that happened; fresh pairs count from 41. */
export const houseAfter = (...events: readonly StreamEvent[]): House => {
  const house = createHouse(40);
  house.given(events);
  return house;
};

/** Opens the room and answers its id. */
export const openRoom = (house: House, command: CreateGiveaway): GiveawayId => {
  for (const event of acceptedEvents(house.submit(command))) {
    if (event.type === 'GiveawayCreated') return event.data.giveawayId;
  }
  throw new Error('no room was opened');
};

export const enter = (playerId: PlayerId, giveawayId: GiveawayId, entropy = entropyNumber(1)) =>
  ({ type: 'EnterGiveaway', playerId, giveawayId, entropy }) as const;

export const roomOf = (house: House, giveawayId: GiveawayId): OpenedGiveaway => {
  const state = house.world().giveaway(giveawayId);
  if (state.status === 'absent') throw new Error('the room is absent');
  return state;
};

/** The deadlines of the room's timers, by kind. */
export const timersOf = (house: House, giveawayId: GiveawayId): Readonly<Record<string, Instant>> =>
  Object.fromEntries(
    [...house.timers.values()].flatMap((one) =>
      one.change === 'set' && one.timer.stream === giveawayStream(giveawayId) ? [[one.timer.kind, one.dueAt]] : [],
    ),
  );
