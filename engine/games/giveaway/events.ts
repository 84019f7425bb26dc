import { z } from 'zod';
import { defineChangedEvent, defineEvent, type EventOf, FIRST, pastVersion } from '../../facts/define-event.ts';
import { acquires, type HeldItem, heldItem, moves, playedRoom } from '../../facts/facts.ts';
import { entropyPattern } from '../../fairness/seed-pair.ts';
import type { Instant } from '../../kernel/decision.ts';
import {
  beaconChoice,
  commandId,
  committedPair,
  count,
  giveawayId,
  hexHash,
  itemFacts,
  names,
  playerId,
  revealedSeed,
  roomRules,
  unwitnessedChoice,
  witnessedCheckpoint,
} from '../../kernel/event-codec.ts';
import { definePlayerEvent } from '../../player/state.ts';

const entropy = z.string().regex(entropyPattern);
const instant = z.int().min(0).describe('milliseconds since 1970, UTC');
const rollCode = z.int().min(1).max(10_000).describe('from 1 in the order of coming: for display only');
const prize = itemFacts.extend({
  itemId: itemFacts.shape.itemId.nullable().describe("null for the house's, which are made when they are won"),
});
export type GiveawayPrize = z.infer<typeof prize>;

export const giveawayConditions = z.strictObject({
  depositDays: z.int().min(1).max(90).nullable().describe('a deposit within so many days before entering'),
  vipGrade: z.int().min(0).max(20),
});
export type GiveawayConditions = z.infer<typeof giveawayConditions>;

const createdShape = {
  commandId,
  giveawayId,
  host: playerId.nullable().describe('null for a room of the house'),
  title: names.nullable().describe('only the house names its rooms'),
  seed: committedPair,
  terms: hexHash.describe('of the section that the room keeps'),
  entropy: entropy.describe("the host's"),
  prizes: z.array(prize).min(1).max(20).describe('escrowed items of the host, or new ones of the house'),
  startsAt: instant,
  drawAt: instant,
  locked: z.boolean().describe('takes a password, which is kept elsewhere'),
  conditions: giveawayConditions,
  beacon: unwitnessedChoice,
  beaconRound: z
    .int()
    .min(1)
    .nullable()
    .describe(
      'due so long after drawAt as the terms say, or later; null without a beacon, and where the lock names it',
    ),
};

/** A room was opened. Prizes are in the order they are drawn in, the most valuable first. */
export const giveawayCreated = defineChangedEvent(
  'GiveawayCreated',
  pastVersion(FIRST, createdShape, {
    becomes: 2,
    upcast: (data) => ({ ...data, rules: 1 as const, closesAt: data.drawAt }),
  }),
  { ...createdShape, beacon: beaconChoice, rules: roomRules, closesAt: instant.describe('nobody enters from then on') },
  {
    stream: 'giveaway',
    visibility: 'open',
    pairs: ({ host, seed }) => (host === null ? { committed: [seed] } : { named: [seed] }),
  },
);

export const giveawayEntered = defineEvent(
  'GiveawayEntered',
  { commandId, giveawayId, playerId, code: rollCode, entropy },
  { stream: 'giveaway', visibility: 'open' },
);

const lockedShape = {
  commandId,
  giveawayId,
  entries: count,
  entriesHash: hexHash.describe('SHA-256 of all entries by player id, see docs/fairness.md'),
  lockHash: hexHash,
};

/** The room closed: no player enters any more. */
export const giveawayLocked = defineChangedEvent(
  'GiveawayLocked',
  pastVersion(FIRST, lockedShape, { becomes: 2, upcast: (data) => ({ ...data, beaconRound: null }) }),
  {
    ...lockedShape,
    beaconRound: z
      .int()
      .min(1)
      .nullable()
      .describe('a drand round that does not exist yet; null without a witness: then the room named it, if any'),
  },
  { stream: 'giveaway', visibility: 'open' },
);

/** The position of the entry that fixed the room last: its lock, or the entry that locked it again. */
const lockPosition = count.describe('position in the log of the lock, or of the entry that locked again');

/** A witness saw the last lock in time: the beacon round that it names counts. */
export const giveawayWitnessed = defineEvent(
  'GiveawayWitnessed',
  { commandId, giveawayId, round: z.int().min(1), lock: lockPosition, checkpoint: witnessedCheckpoint },
  { stream: 'giveaway', visibility: 'open' },
);

/** A witness shows that it had not seen the last lock in time: the room waits for a later round. */
export const giveawayRelocked = defineEvent(
  'GiveawayRelocked',
  {
    commandId,
    giveawayId,
    beaconRound: z.int().min(1).describe('a drand round that does not exist yet'),
    lock: lockPosition,
    checkpoint: witnessedCheckpoint,
  },
  { stream: 'giveaway', visibility: 'open' },
);

/** The winners, by partial Fisher–Yates over the entries by player id. */
export const giveawayDrawn = defineEvent(
  'GiveawayDrawn',
  {
    commandId,
    giveawayId,
    beacon: z
      .strictObject({
        round: z.int().min(1),
        signature: z.string().regex(/^[0-9a-f]{96,192}$/),
        randomness: hexHash,
      })
      .nullable(),
    winners: z
      .array(z.strictObject({ prize: count.describe('index, from 0'), ticket: count, code: rollCode, playerId }))
      .min(1)
      .max(20),
    revealed: revealedSeed,
  },
  { stream: 'giveaway', visibility: 'open', pairs: ({ revealed }) => ({ revealed: [revealed] }) },
);

/** Over without a draw; prizes went back. */
export const giveawayCancelled = defineEvent(
  'GiveawayCancelled',
  {
    commandId,
    giveawayId,
    reason: z.enum(['no-entries', 'operator']),
    revealed: revealedSeed,
  },
  { stream: 'giveaway', visibility: 'open', pairs: ({ revealed }) => ({ revealed: [revealed] }) },
);

/** The prizes of a drawn room reached their winners: comes with their `PrizeWon`, so exactly once. */
export const giveawayAwarded = defineEvent(
  'GiveawayAwarded',
  { commandId, giveawayId },
  { stream: 'giveaway', visibility: 'open' },
);

export const giveawayEvents = [
  giveawayCreated,
  giveawayEntered,
  giveawayLocked,
  giveawayWitnessed,
  giveawayRelocked,
  giveawayDrawn,
  giveawayCancelled,
  giveawayAwarded,
] as const;
export type GiveawayEvent = EventOf<(typeof giveawayEvents)[number]>;
export type GiveawayCreated = EventOf<typeof giveawayCreated>;
export type GiveawayEntered = EventOf<typeof giveawayEntered>;
export type GiveawayLocked = EventOf<typeof giveawayLocked>;
export type GiveawayWitnessed = EventOf<typeof giveawayWitnessed>;
export type GiveawayRelocked = EventOf<typeof giveawayRelocked>;
export type GiveawayDrawn = EventOf<typeof giveawayDrawn>;

/** In the host's stream: items left the backpack to wait as prizes. */
export const itemsEscrowed = definePlayerEvent(
  'ItemsEscrowed',
  {
    commandId,
    playerId,
    giveawayId,
    items: z.array(itemFacts).min(1).max(3),
    nextSeed: committedPair.describe("commits the player's next giveaway seed"),
  },
  {
    visibility: 'open',
    pairs: ({ nextSeed }) => ({ committed: [nextSeed] }),
    facts: ({ playerId, giveawayId, items }) => ({
      moved: moves(items, playerId, 'held', 'escrowed'),
      reference: giveawayId,
    }),
    fold: (player, { giveawayId, nextSeed }) => ({
      ...player,
      giveaways: player.giveaways.add(giveawayId),
      hostSeeds: player.hostSeeds === null ? null : { ...player.hostSeeds, giveaway: nextSeed },
    }),
  },
);

/** In the host's stream: the items that went to winners, and those that went back. */
export const escrowReleased = definePlayerEvent(
  'EscrowReleased',
  {
    commandId,
    playerId,
    giveawayId,
    given: z.array(itemFacts).max(3).describe('to winners'),
    returned: z.array(itemFacts).max(3).describe('to the backpack'),
  },
  {
    visibility: 'open',
    facts: ({ playerId, giveawayId, returned }) => ({
      moved: moves(returned, playerId, 'escrowed', 'held'),
      reference: giveawayId,
    }),
    // The winner's own `PrizeWon`, which alone knows both players, moves a given item to them.
    fold: (player, { giveawayId, given }) => ({
      ...player,
      escrow: player.escrow.deleteAll(given.map(({ itemId }) => itemId)),
      giveaways: player.giveaways.remove(giveawayId),
    }),
  },
);

/** An escrowed item keeps the time at which it was first won; one that the house makes is won now. */
export const keptOfPrize = (waiting: HeldItem | null, at: Instant): Pick<HeldItem, 'acquiredAt'> => ({
  acquiredAt: waiting?.acquiredAt ?? at,
});

/** In the winner's stream. */
export const prizeWon = definePlayerEvent(
  'PrizeWon',
  {
    commandId,
    playerId,
    giveawayId,
    code: rollCode,
    item: itemFacts,
    from: playerId.nullable().describe('the host whose item it was; null where the house made it'),
    acquiredAt: instant.describe('when it was first won: its value stays committed for 24 h from then'),
  },
  {
    visibility: 'open',
    facts: ({ playerId, giveawayId, item, from, acquiredAt }) => {
      const won = heldItem(item, { at: acquiredAt, game: 'giveaway' });
      const room = { game: 'giveaway', stage: 'concluded', playerId, id: giveawayId } as const;
      const play = playedRoom({ ...room, staked: 0n, won: won.value, succeeded: true, free: true });
      if (from === null) return { acquired: acquires(playerId, [won]), play, reference: giveawayId };
      const heir = { playerId, item: won };
      return {
        moved: [{ itemId: won.itemId, owner: from, from: 'escrowed', to: 'held', heir }],
        play,
        reference: giveawayId,
      };
    },
  },
);
export type ItemsEscrowed = EventOf<typeof itemsEscrowed>;
export type EscrowReleased = EventOf<typeof escrowReleased>;
export type PrizeWon = EventOf<typeof prizeWon>;

/** Of prizes, in players' streams. */
export const prizeEvents = [itemsEscrowed, escrowReleased, prizeWon] as const;
export type GiveawayCancelled = EventOf<typeof giveawayCancelled>;
export type GiveawayAwarded = EventOf<typeof giveawayAwarded>;
