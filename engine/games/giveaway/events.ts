import { z } from 'zod';
import { entropyPattern } from '../../fairness/seed-pair.ts';
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
} from '../../kernel/event-codec.ts';

const entropy = z.string().regex(entropyPattern);
const instant = z.int().min(0).describe('milliseconds since 1970, UTC');
const rollCode = z.int().min(1).max(10_000);

export const giveawayConditions = z.strictObject({
  depositDays: z.int().min(1).max(90).nullable().describe('a deposit within so many days before entering'),
  vipGrade: z.int().min(0).max(20),
});
export type GiveawayConditions = z.infer<typeof giveawayConditions>;

/** A room was opened. Prizes are in the order they are drawn in, the most valuable first. */
export const giveawayCreated = z.strictObject({
  type: z.literal('GiveawayCreated'),
  schemaVersion: z.literal(1),
  data: z.strictObject({
    commandId,
    giveawayId,
    host: playerId.nullable().describe('null for a room of the house'),
    title: names.nullable().describe('only the house names its rooms'),
    seed: committedPair,
    entropy: entropy.describe("the host's"),
    prizes: z.array(itemFacts).min(1).max(20).describe('escrowed items of the host, or new ones of the house'),
    startsAt: instant,
    drawAt: instant,
    locked: z.boolean().describe('takes a password, which is kept elsewhere'),
    conditions: giveawayConditions,
    beacon: beaconChoice,
  }),
});

export const giveawayEntered = z.strictObject({
  type: z.literal('GiveawayEntered'),
  schemaVersion: z.literal(1),
  data: z.strictObject({
    commandId,
    giveawayId,
    playerId,
    code: rollCode,
    entropy,
    entriesHash: hexHash.describe('SHA-256(previous ‖ code ‖ player ‖ entropy), see docs/fairness.md'),
  }),
});

/** Its time came: nobody enters any more. */
export const giveawayLocked = z.strictObject({
  type: z.literal('GiveawayLocked'),
  schemaVersion: z.literal(1),
  data: z.strictObject({
    commandId,
    giveawayId,
    entries: count,
    entriesHash: hexHash,
    beaconRound: z.int().min(1).nullable(),
    lockHash: hexHash,
  }),
});

/** The winners, by partial Fisher–Yates over the codes in order. */
export const giveawayDrawn = z.strictObject({
  type: z.literal('GiveawayDrawn'),
  schemaVersion: z.literal(1),
  data: z.strictObject({
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
  }),
});

/** Over without a draw; prizes went back. */
export const giveawayCancelled = z.strictObject({
  type: z.literal('GiveawayCancelled'),
  schemaVersion: z.literal(1),
  data: z.strictObject({
    commandId,
    giveawayId,
    reason: z.enum(['no-entries', 'operator']),
    revealed: revealedSeed,
  }),
});

/** The prizes of a drawn room reached their winners: comes with their `PrizeWon`, so exactly once. */
export const giveawayAwarded = z.strictObject({
  type: z.literal('GiveawayAwarded'),
  schemaVersion: z.literal(1),
  data: z.strictObject({ commandId, giveawayId }),
});

export const giveawayEvent = z.discriminatedUnion('type', [
  giveawayCreated,
  giveawayEntered,
  giveawayLocked,
  giveawayDrawn,
  giveawayCancelled,
  giveawayAwarded,
]);
export type GiveawayEvent = z.infer<typeof giveawayEvent>;
export type GiveawayCreated = z.infer<typeof giveawayCreated>;
export type GiveawayEntered = z.infer<typeof giveawayEntered>;
export type GiveawayLocked = z.infer<typeof giveawayLocked>;
export type GiveawayDrawn = z.infer<typeof giveawayDrawn>;

/** In the host's stream: items left the backpack to wait as prizes. */
export const itemsEscrowed = z.strictObject({
  type: z.literal('ItemsEscrowed'),
  schemaVersion: z.literal(1),
  data: z.strictObject({
    commandId,
    playerId,
    giveawayId,
    items: z.array(itemFacts).min(1).max(3),
    nextSeed: committedPair.describe("commits the player's next giveaway seed"),
  }),
});

/** In the host's stream: what became of them. */
export const escrowReleased = z.strictObject({
  type: z.literal('EscrowReleased'),
  schemaVersion: z.literal(1),
  data: z.strictObject({
    commandId,
    playerId,
    giveawayId,
    given: z.array(itemFacts).max(3).describe('to winners'),
    returned: z.array(itemFacts).max(3).describe('to the backpack'),
  }),
});

/** In the winner's stream. */
export const prizeWon = z.strictObject({
  type: z.literal('PrizeWon'),
  schemaVersion: z.literal(1),
  data: z.strictObject({
    commandId,
    playerId,
    giveawayId,
    code: rollCode,
    item: itemFacts,
    from: playerId.nullable().describe('the host whose item it was; null where the house made it'),
    acquiredAt: instant.describe('when it was first won: its value stays committed for 24 h from then'),
  }),
});
export type ItemsEscrowed = z.infer<typeof itemsEscrowed>;
export type EscrowReleased = z.infer<typeof escrowReleased>;
export type PrizeWon = z.infer<typeof prizeWon>;
export type GiveawayCancelled = z.infer<typeof giveawayCancelled>;
export type GiveawayAwarded = z.infer<typeof giveawayAwarded>;
