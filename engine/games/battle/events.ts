import { z } from 'zod';
import { defineChangedEvent, defineEvent, type EventOf, FIRST, pastVersion } from '../../facts/define-event.ts';
import { acquires, between, gets, heldItem, pays, playedRoom } from '../../facts/facts.ts';
import { BATTLE_PACES } from '../../fairness/battle-lock.ts';
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
  roomRules,
  skinId,
  unwitnessedChoice,
  wear,
  witnessedCheckpoint,
} from '../../kernel/event-codec.ts';
import { parseMoney, sumOf } from '../../kernel/money.ts';
import { definePlayerEvent } from '../../player/state.ts';
import { battleMode } from './terms.ts';

const entropy = z.string().regex(entropyPattern);
const instant = z.int().min(0).describe('milliseconds since 1970, UTC');
const seatNumber = z.int().min(1).max(6);
const rank = z.int().min(1).max(6).describe('place among the entries of the lock');

/** The occupant of a seat: a player of the log, or a declared bot of the house (`bot-1` …). */
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

const createdShape = {
  commandId,
  battleId,
  creator: playerId.nullable().describe('null for a room of the house'),
  seed: committedPair,
  terms: hexHash.describe('of the section that the room keeps'),
  entropy: entropy.describe("the creator's; they fight with it where a player created the room"),
  mode: battleMode,
  pace: z.enum(BATTLE_PACES),
  sides: z.int().min(2).max(4),
  size: z.int().min(1).max(3).describe('how many fight together on each side'),
  private: z.boolean(),
  boxes: z.array(battleBox).min(1).max(20),
  cost: positiveMoney.describe('of one seat'),
  beacon: unwitnessedChoice,
  expiresAt: instant,
};

/** A room was opened. Its server seed's hash was in the log before; here it says which. */
export const battleCreated = defineChangedEvent(
  'BattleCreated',
  pastVersion(FIRST, createdShape, { becomes: 2, upcast: (data) => ({ ...data, rules: 1 as const }) }),
  { ...createdShape, beacon: beaconChoice, rules: roomRules },
  {
    stream: 'battle',
    visibility: 'open',
    pairs: ({ creator, seed }) => (creator === null ? { committed: [seed] } : { named: [seed] }),
  },
);

export const seatTaken = defineEvent(
  'SeatTaken',
  { commandId, battleId, seat: seatNumber, occupant, entropy },
  { stream: 'battle', visibility: 'open' },
);

/** The room is full: everything is fixed. `lockHash` is over all of it, see docs/fairness.md. */
export const battleLocked = defineEvent(
  'BattleLocked',
  {
    commandId,
    battleId,
    entries: z
      .array(
        z.strictObject({
          side: z.int().min(0).max(4).describe('0 where each fights alone'),
          occupant: z.string().describe('a player, or `bot-1` …'),
          entropy,
        }),
      )
      .min(2)
      .max(6)
      .describe('in the order of their ranks'),
    beaconRound: z.int().min(1).nullable().describe('a drand round that does not exist yet; null without a beacon'),
    lockHash: hexHash,
    firstRoundAt: instant.describe('with a beacon the time at which it is due'),
  },
  { stream: 'battle', visibility: 'open' },
);

/** The position of what fixed the room last: its lock, or the entry that locked it again. */
const lockPosition = count.describe('position in the log of the lock, or of the entry that locked again');

/** A witness saw the last lock in time: the beacon round that it names counts. */
export const battleWitnessed = defineEvent(
  'BattleWitnessed',
  { commandId, battleId, round: z.int().min(1), lock: lockPosition, checkpoint: witnessedCheckpoint },
  { stream: 'battle', visibility: 'open' },
);

/** A witness shows that it had not seen the last lock in time: the room waits for a later round. */
export const battleRelocked = defineEvent(
  'BattleRelocked',
  {
    commandId,
    battleId,
    beaconRound: z.int().min(1).describe('a drand round that does not exist yet'),
    lock: lockPosition,
    checkpoint: witnessedCheckpoint,
    firstRoundAt: instant.describe('when the round is due'),
  },
  { stream: 'battle', visibility: 'open' },
);

/** The awaited beacon round came, verified. Rounds follow. */
export const beaconArrived = defineEvent(
  'BattleBeaconArrived',
  {
    commandId,
    battleId,
    round: z.int().min(1),
    signature: z.string().regex(/^[0-9a-f]{96,192}$/),
    randomness: hexHash.describe('SHA-256 of the signature'),
    firstRoundAt: instant,
  },
  { stream: 'battle', visibility: 'open' },
);

export const battleDraw = z.strictObject({
  rank,
  ticket: count,
  entry: count.describe('index in the odds table'),
  skin: skinId,
  wear,
  float: z.int().min(0).max(999_999).nullable().describe('millionths'),
  value: money,
});
export type BattleDraw = z.infer<typeof battleDraw>;

/** One box, opened by every rank. Drawn when the round starts, never earlier. */
export const battleRoundPlayed = defineEvent(
  'BattleRoundPlayed',
  {
    commandId,
    battleId,
    round: z.int().min(1).max(20),
    oddsHash: hexHash,
    draws: z.array(battleDraw).min(2).max(6).describe('in the order of the ranks'),
    nextRoundAt: instant.nullable(),
  },
  { stream: 'battle', visibility: 'open' },
);

const tie = z.strictObject({
  between: z.array(rank).min(2).max(4).describe('in order; of tied sides the first rank of each'),
  ticket: count.describe('index in `between`'),
});
export type BattleTie = z.infer<typeof tie>;

/** The winners, their awards and the reveal of the seed: comes with the last round. */
export const battleSettled = defineEvent(
  'BattleSettled',
  {
    commandId,
    battleId,
    totals: z
      .array(money)
      .min(2)
      .max(6)
      .describe('in the order of the ranks; of a terminal battle what each drew last'),
    winners: z.array(rank).min(1).max(6).describe('of a shared battle everybody'),
    tie: tie.nullable(),
    order: z.array(tie).max(2).describe('ranks of the winning side that drew the same: who comes first in the deal'),
    awards: z
      .array(
        z.strictObject({
          rank,
          items: z.array(z.int().min(1)).describe('numbers in the battle: (round - 1) × ranks + rank of its draw'),
          value: money.describe('of its items; of a shared battle what it gets in coin'),
        }),
      )
      .min(1)
      .max(6),
    revealed: revealedSeed,
  },
  { stream: 'battle', visibility: 'open', pairs: ({ revealed }) => ({ revealed: [revealed] }) },
);

/** The room was given up while it waited; every seat was refunded, and the seed is revealed all the same. */
export const battleDissolved = defineEvent(
  'BattleDissolved',
  {
    commandId,
    battleId,
    reason: z.enum(['creator', 'expired', 'operator']),
    revealed: revealedSeed,
  },
  { stream: 'battle', visibility: 'open', pairs: ({ revealed }) => ({ revealed: [revealed] }) },
);

export const battleEvents = [
  battleCreated,
  seatTaken,
  battleLocked,
  battleWitnessed,
  battleRelocked,
  beaconArrived,
  battleRoundPlayed,
  battleSettled,
  battleDissolved,
] as const;
export type BattleEvent = EventOf<(typeof battleEvents)[number]>;
export type BattleCreated = EventOf<typeof battleCreated>;
export type BattleLocked = EventOf<typeof battleLocked>;
export type BattleWitnessed = EventOf<typeof battleWitnessed>;
export type BattleRelocked = EventOf<typeof battleRelocked>;
export type BattleRoundPlayed = EventOf<typeof battleRoundPlayed>;
export type BattleSettled = EventOf<typeof battleSettled>;
export type BattleDissolved = EventOf<typeof battleDissolved>;

/** In the player's stream: a seat was paid for; the coin waits in `escrow`. */
export const battleEntered = definePlayerEvent(
  'BattleEntered',
  {
    commandId,
    playerId,
    battleId,
    cost: positiveMoney,
    nextSeed: committedPair.nullable().describe("commits the player's next battle seed where this one was used up"),
  },
  {
    visibility: 'open',
    pairs: ({ nextSeed }) => ({ committed: nextSeed === null ? [] : [nextSeed] }),
    facts: ({ playerId, battleId, cost }) => ({
      postings: pays(playerId, 'escrow', 'BATTLE_ENTRY', cost),
      play: playedRoom({ game: 'battle', stage: 'entered', playerId, id: battleId, staked: parseMoney(cost) }),
      reference: battleId,
    }),
    fold: (player, { battleId, nextSeed }) => ({
      ...player,
      battles: player.battles.add(battleId),
      hostSeeds:
        nextSeed === null || player.hostSeeds === null ? player.hostSeeds : { ...player.hostSeeds, battle: nextSeed },
    }),
  },
);

export const battleRefunded = definePlayerEvent(
  'BattleRefunded',
  { commandId, playerId, battleId, amount: positiveMoney },
  {
    visibility: 'open',
    facts: ({ playerId, battleId, amount }) => ({
      postings: gets(playerId, 'escrow', 'BATTLE_REFUND', amount),
      play: playedRoom({ game: 'battle', stage: 'refunded', playerId, id: battleId, staked: parseMoney(amount) }),
      reference: battleId,
    }),
    fold: (player, { battleId }) => ({ ...player, battles: player.battles.remove(battleId) }),
  },
);

/** The battle is over for this player: the event has their winnings, which may be empty. */
export const battleConcluded = definePlayerEvent(
  'BattleConcluded',
  {
    commandId,
    playerId,
    battleId,
    rank,
    cost: positiveMoney,
    won: z.boolean(),
    items: z.array(itemFacts).max(120),
    coin: money.describe('share of a shared battle, else 0'),
  },
  {
    visibility: 'open',
    facts: ({ playerId, battleId, cost, won: succeeded, items, coin }, at) => {
      const drawn = items.map((item) => heldItem(item, { at, game: 'battle' }));
      const room = { game: 'battle', stage: 'concluded', playerId, id: battleId } as const;
      const won = sumOf(drawn.map(({ value }) => value)) + parseMoney(coin);
      return {
        postings: [
          between('escrow', 'house', 'BATTLE_SETTLEMENT', cost),
          ...gets(playerId, 'house', 'BATTLE_SHARE', coin),
        ],
        acquired: acquires(playerId, drawn),
        play: playedRoom({ ...room, staked: parseMoney(cost), won, succeeded }),
        reference: battleId,
      };
    },
    fold: (player, { battleId }) => ({ ...player, battles: player.battles.remove(battleId) }),
  },
);
export type BattleEntered = EventOf<typeof battleEntered>;
export type BattleConcluded = EventOf<typeof battleConcluded>;

/** Of seats, in players' streams. */
export const seatEvents = [battleEntered, battleRefunded, battleConcluded] as const;
export type SeatTaken = EventOf<typeof seatTaken>;
export type BattleRefunded = EventOf<typeof battleRefunded>;
export type BattleBeaconArrived = EventOf<typeof beaconArrived>;
