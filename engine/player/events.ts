import { z } from 'zod';
import { depositCancelled, depositRequested, paymentSettled, rebateEarned } from '../deposits/events.ts';
import { entropyPattern, userSeedPattern } from '../fairness/seed-pair.ts';
import { battleConcluded, battleEntered, battleRefunded } from '../games/battle/events.ts';
import { dreamChased } from '../games/dream/events.ts';
import { escrowReleased, itemsEscrowed, prizeWon } from '../games/giveaway/events.ts';
import { upgradePlayed } from '../games/upgrade/events.ts';
import {
  bonusReleased,
  codeRewarded,
  couponGranted,
  couponRevoked,
  dailyRewardClaimed,
  freeCaseOpened,
  inviteeJoined,
  inviterBound,
  rebateClaimed,
  vipRewardClaimed,
} from '../growth/events.ts';
import {
  caseSlug,
  commandId,
  committedPair,
  count,
  hexHash,
  money,
  pairId,
  playerId,
  positiveMoney,
  roundIdText,
  skinId,
  wear,
} from '../kernel/event-codec.ts';
import { freeItemsSold, itemsExchanged, pointsReceived, pointsSent, pointsTransferred } from '../points/events.ts';
import { retrievalAdvanced, retrievalRequested } from '../retrieval/events.ts';
import { shopPurchased } from '../shop/events.ts';
import { balanceAdjusted, playerErased } from './account-events.ts';

const userSeed = z.string().regex(userSeedPattern);

/** A player entered the log, with the first pair in use and the hash of the one that follows. */
export const playerRegistered = z.strictObject({
  type: z.literal('PlayerRegistered'),
  schemaVersion: z.literal(1),
  data: z.strictObject({ commandId, playerId, userSeed, current: committedPair, next: committedPair }),
});

/** Coin was bought; the counter-account is `deposits`. */
export const depositSettled = z.strictObject({
  type: z.literal('DepositSettled'),
  schemaVersion: z.literal(1),
  data: z.strictObject({
    commandId,
    playerId,
    depositId: z.string().max(64),
    provider: z.string().max(32),
    amount: positiveMoney,
  }),
});

/** One round: what was staked, drawn and won. Carries every public input, so that anyone can decide it again. */
export const caseOpened = z.strictObject({
  type: z.literal('CaseOpened'),
  schemaVersion: z.literal(1),
  data: z.strictObject({
    commandId,
    playerId,
    case: caseSlug,
    caseVersion: count,
    oddsHash: hexHash,
    price: money,
    quantity: z.int().min(1).max(10),
    play: z.int().min(1).max(10).describe('1 to quantity, in order'),
    pairId,
    roundNo: z.int().min(1),
    userSeed,
    entropy: z.string().regex(entropyPattern),
    ticket: count,
    entry: count.describe('index in the odds table'),
    skin: skinId,
    wear,
    float: z.int().min(0).max(999_999).nullable().describe('millionths'),
    value: money,
  }),
});

/** Items went back to the house for coin. `current` is the catalog's value where the lock was over, else null. */
export const itemsSold = z.strictObject({
  type: z.literal('ItemsSold'),
  schemaVersion: z.literal(1),
  data: z.strictObject({
    commandId,
    playerId,
    expectedTotal: money.nullable(),
    items: z
      .array(z.strictObject({ itemId: roundIdText, committed: money, current: money.nullable(), paid: money }))
      .min(1)
      .max(100),
    total: money,
  }),
});

/** The pair in use was revealed; the committed next one took its place, and another was committed. */
export const seedRotated = z.strictObject({
  type: z.literal('SeedRotated'),
  schemaVersion: z.literal(1),
  data: z.strictObject({
    commandId,
    playerId,
    reason: z.enum(['player', 'age', 'rounds']),
    revealed: z.strictObject({ pairId, serverSeed: hexHash, salt: hexHash, roundCount: count }),
    current: committedPair,
    next: committedPair,
    userSeed,
  }),
});

/** The hashes of the seeds that the player's next battle and next giveaway will be drawn from. */
export const hostSeedsCommitted = z.strictObject({
  type: z.literal('HostSeedsCommitted'),
  schemaVersion: z.literal(1),
  data: z.strictObject({ commandId, playerId, battle: committedPair, giveaway: committedPair }),
});

export const playerEvent = z.discriminatedUnion('type', [
  playerRegistered,
  depositSettled,
  caseOpened,
  itemsSold,
  seedRotated,
  hostSeedsCommitted,
  upgradePlayed,
  dreamChased,
  battleEntered,
  battleRefunded,
  battleConcluded,
  itemsEscrowed,
  escrowReleased,
  prizeWon,
  depositRequested,
  depositCancelled,
  paymentSettled,
  rebateEarned,
  itemsExchanged,
  freeItemsSold,
  pointsTransferred,
  pointsSent,
  pointsReceived,
  inviterBound,
  inviteeJoined,
  rebateClaimed,
  vipRewardClaimed,
  dailyRewardClaimed,
  bonusReleased,
  couponGranted,
  couponRevoked,
  codeRewarded,
  freeCaseOpened,
  shopPurchased,
  retrievalRequested,
  retrievalAdvanced,
  balanceAdjusted,
  playerErased,
]);
export type PlayerEvent = z.infer<typeof playerEvent>;
export type CaseOpened = z.infer<typeof caseOpened>;
export type SeedRotated = z.infer<typeof seedRotated>;
export type PlayerRegistered = z.infer<typeof playerRegistered>;
export type DepositSettled = z.infer<typeof depositSettled>;
export type ItemsSold = z.infer<typeof itemsSold>;
export type HostSeedsCommitted = z.infer<typeof hostSeedsCommitted>;
