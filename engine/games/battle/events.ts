import { z } from 'zod';
import { entropyPattern } from '../../fairness/seed-pair.ts';
import {
  battleId,
  beaconChoice,
  caseSlug,
  commandId,
  committedPair,
  count,
  hexHash,
  itemFacts,
  money,
  playerId,
  positiveMoney,
  revealedSeed,
  roundIdText,
  skinId,
  wear,
} from '../../kernel/event-codec.ts';

const entropy = z.string().regex(entropyPattern);
const instant = z.int().min(0).describe('milliseconds since 1970, UTC');
const seatNumber = z.int().min(1).max(4);

export const battleMode = z.enum(['classic', 'underdog']);
export type BattleMode = z.infer<typeof battleMode>;

/** Who sits there: a player of the log, or a declared bot of the house (`bot-1` …). */
export const occupant = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('player'), playerId }),
  z.strictObject({ kind: z.literal('bot'), bot: z.string().regex(/^bot-[1-9][0-9]?$/) }),
]);
export type Occupant = z.infer<typeof occupant>;

export const battleBox = z.strictObject({
  case: caseSlug,
  caseVersion: count,
  oddsHash: hexHash,
  price: positiveMoney,
});
export type BattleBox = z.infer<typeof battleBox>;

/** A room was opened. Its server seed's hash was in the log before; here it says which. */
export const battleCreated = z.strictObject({
  type: z.literal('BattleCreated'),
  schemaVersion: z.literal(1),
  data: z.strictObject({
    commandId,
    battleId,
    creator: playerId.nullable().describe('null for a room of the house'),
    seed: committedPair,
    entropy: entropy.describe("the creator's; seat 1 plays with it where a player created the room"),
    mode: battleMode,
    seatCount: z.int().min(2).max(4),
    teams: z.boolean().describe('seats 1 and 2 against 3 and 4'),
    private: z.boolean(),
    boxes: z.array(battleBox).min(1).max(20),
    cost: positiveMoney.describe('of one seat'),
    beacon: beaconChoice,
    expiresAt: instant,
  }),
});

export const seatTaken = z.strictObject({
  type: z.literal('SeatTaken'),
  schemaVersion: z.literal(1),
  data: z.strictObject({ commandId, battleId, seat: seatNumber, occupant, entropy }),
});

/** The room is full: everything is fixed. `lockHash` is over all of it, see docs/fairness.md. */
export const battleLocked = z.strictObject({
  type: z.literal('BattleLocked'),
  schemaVersion: z.literal(1),
  data: z.strictObject({
    commandId,
    battleId,
    seats: z
      .array(z.strictObject({ seat: seatNumber, occupant, entropy }))
      .min(2)
      .max(4),
    beaconRound: z.int().min(1).nullable().describe('a drand round that does not exist yet; null without a beacon'),
    lockHash: hexHash,
    firstRoundAt: instant.describe('with a beacon the time at which it is due'),
  }),
});

/** The awaited beacon round came, verified. Rounds follow. */
export const beaconArrived = z.strictObject({
  type: z.literal('BattleBeaconArrived'),
  schemaVersion: z.literal(1),
  data: z.strictObject({
    commandId,
    battleId,
    round: z.int().min(1),
    signature: z.string().regex(/^[0-9a-f]{96,192}$/),
    randomness: hexHash.describe('SHA-256 of the signature'),
    firstRoundAt: instant,
  }),
});

export const battleDraw = z.strictObject({
  seat: seatNumber,
  ticket: count,
  entry: count.describe('index in the odds table'),
  skin: skinId,
  wear,
  float: z.int().min(0).max(999_999).nullable().describe('millionths'),
  value: money,
});
export type BattleDraw = z.infer<typeof battleDraw>;

/** One box, opened by every seat. Drawn when the round starts, never earlier. */
export const battleRoundPlayed = z.strictObject({
  type: z.literal('BattleRoundPlayed'),
  schemaVersion: z.literal(1),
  data: z.strictObject({
    commandId,
    battleId,
    round: z.int().min(1).max(20),
    oddsHash: hexHash,
    draws: z.array(battleDraw).min(2).max(4).describe('in the order of the seats'),
    nextRoundAt: instant.nullable(),
  }),
});

const tie = z.strictObject({
  between: z.array(seatNumber).min(2).max(4).describe('tied seats in order; sides 1 and 2 where two play against two'),
  ticket: count.describe('index in `between`'),
});
export type BattleTie = z.infer<typeof tie>;

/** Who won what, with the reveal of the seed: comes with the last round. */
export const battleSettled = z.strictObject({
  type: z.literal('BattleSettled'),
  schemaVersion: z.literal(1),
  data: z.strictObject({
    commandId,
    battleId,
    totals: z.array(money).min(2).max(4).describe('in the order of the seats'),
    winners: z.array(seatNumber).min(1).max(2),
    tie: tie.nullable(),
    dealTie: tie.nullable().describe('seats of the winning side that own the same: who is dealt first'),
    awards: z
      .array(z.strictObject({ seat: seatNumber, itemIds: z.array(roundIdText), value: money }))
      .min(1)
      .max(2),
    revealed: revealedSeed,
  }),
});

/** The room was given up while it waited; every seat was refunded, and the seed is revealed all the same. */
export const battleDissolved = z.strictObject({
  type: z.literal('BattleDissolved'),
  schemaVersion: z.literal(1),
  data: z.strictObject({
    commandId,
    battleId,
    reason: z.enum(['creator', 'expired', 'operator']),
    revealed: revealedSeed,
  }),
});

export const battleEvent = z.discriminatedUnion('type', [
  battleCreated,
  seatTaken,
  battleLocked,
  beaconArrived,
  battleRoundPlayed,
  battleSettled,
  battleDissolved,
]);
export type BattleEvent = z.infer<typeof battleEvent>;
export type BattleCreated = z.infer<typeof battleCreated>;
export type BattleLocked = z.infer<typeof battleLocked>;
export type BattleRoundPlayed = z.infer<typeof battleRoundPlayed>;
export type BattleSettled = z.infer<typeof battleSettled>;
export type BattleDissolved = z.infer<typeof battleDissolved>;

/** In the player's stream: a seat was paid for; the coin waits in `escrow`. */
export const battleEntered = z.strictObject({
  type: z.literal('BattleEntered'),
  schemaVersion: z.literal(1),
  data: z.strictObject({
    commandId,
    playerId,
    battleId,
    seat: seatNumber,
    cost: positiveMoney,
    nextSeed: committedPair.nullable().describe("commits the player's next battle seed where this one was used up"),
  }),
});

export const battleRefunded = z.strictObject({
  type: z.literal('BattleRefunded'),
  schemaVersion: z.literal(1),
  data: z.strictObject({ commandId, playerId, battleId, amount: positiveMoney }),
});

/** The battle is over for this player: what they won, which may be nothing. */
export const battleConcluded = z.strictObject({
  type: z.literal('BattleConcluded'),
  schemaVersion: z.literal(1),
  data: z.strictObject({
    commandId,
    playerId,
    battleId,
    seat: seatNumber,
    cost: positiveMoney,
    won: z.boolean(),
    items: z.array(itemFacts).max(80),
  }),
});
export type BattleEntered = z.infer<typeof battleEntered>;
export type BattleConcluded = z.infer<typeof battleConcluded>;
export type SeatTaken = z.infer<typeof seatTaken>;
export type BattleRefunded = z.infer<typeof battleRefunded>;
export type BattleBeaconArrived = z.infer<typeof beaconArrived>;
