import { Map as PersistentMap } from 'immutable';
import { z } from 'zod';
import { type HeldItem, heldItemFields } from '../facts/facts.ts';
import { userSeedPattern } from '../fairness/seed-pair.ts';
import {
  amount,
  battleId,
  committedPair,
  count,
  giveawayId,
  hexHash,
  orderId,
  pairId,
  playerId,
  roundIdText,
  token128,
} from '../kernel/event-codec.ts';
import type { ItemId } from '../kernel/ids.ts';
import type { RegisteredPlayer } from '../player/state.ts';
import { couponTerms } from '../rewards/coupon-terms.ts';
import { mapOf, setOf, snapshotOf, unnamed } from './snapshot.ts';

/** A backpack may hold thousands. */
const heldItem = unnamed(heldItemFields);

const items = z.codec(z.array(heldItem), z.custom<RegisteredPlayer['items']>(PersistentMap.isMap), {
  decode: (held) => PersistentMap(held.map((item): [ItemId, HeldItem] => [item.itemId, item])),
  encode: (held) => held.valueSeq().toArray(),
});

const ownPair = committedPair.extend({ committedAt: z.int() });
const pairInUse = ownPair.extend({ seq: z.int().min(1), startedAt: z.int(), roundCount: count });
const lane = pairInUse.extend({
  userSeed: z.string().regex(userSeedPattern),
  key: z.string(),
  step: count,
  link: z.string(),
  usedAt: z.int(),
});
const period = z.strictObject({ period: z.int(), deposited: amount, staked: amount, won: amount });

const deposit = z.strictObject({
  amount,
  terms: hexHash.nullable(),
  couponId: token128.nullable(),
  oneTimeRewards: z.boolean(),
  requestedAt: z.int(),
  cancelled: z.boolean(),
});

const paid = z.strictObject({ amount, bonus: amount, reversed: amount, rebated: z.boolean(), paidAt: z.int() });

const rewards = z.strictObject({
  bonus: z.strictObject({ locked: amount, progress: amount }),
  promotion: z.strictObject({
    inviterId: playerId.nullable(),
    untold: z.strictObject({
      joinedAt: z.int().nullable(),
      payments: z.array(z.strictObject({ depositId: orderId, amount, terms: hexHash, paidAt: z.int() })).readonly(),
      reversals: z.array(z.strictObject({ depositId: orderId, amount, reversedAt: z.int() })).readonly(),
    }),
    invited: count,
    deposits: amount,
    rewards: amount,
    claimable: amount,
    owed: amount,
    rebated: mapOf(z.tuple([orderId, z.strictObject({ deposit: amount, ratio: z.int(), earnedAt: z.int() })])),
  }),
  vipClaimed: setOf(z.int()),
  daily: z.strictObject({ day: z.int(), deposited: amount, tiers: z.array(z.int()).readonly() }),
  freeCaseDay: z.int(),
  coupons: mapOf(z.tuple([token128, z.strictObject({ terms: couponTerms, expiresAt: z.int() })])),
});

export const playerSnapshot = snapshotOf<RegisteredPlayer>(
  10,
  z.strictObject({
    status: z.literal('registered'),
    playerId,
    openEntries: count,
    coin: amount,
    points: amount,
    userSeed: z.string().regex(userSeedPattern),
    current: pairInUse,
    next: ownPair,
    keys: mapOf(z.tuple([z.string(), z.strictObject({ addedAt: z.int(), rooted: z.boolean() })])),
    keyChanges: count,
    lanes: mapOf(z.tuple([pairId, lane])),
    lanesOpened: count,
    hostSeeds: z.strictObject({ battle: committedPair, giveaway: committedPair }).nullable(),
    items,
    escrow: items,
    battles: setOf(battleId),
    giveaways: setOf(giveawayId),
    wagered: amount,
    lastDepositAt: z.int().nullable(),
    registeredAt: z.int(),
    depositCount: count,
    deposits: mapOf(z.tuple([orderId, deposit])),
    paid: mapOf(z.tuple([orderId, paid])),
    receivable: amount,
    retrievals: mapOf(
      z.tuple([
        roundIdText,
        z.strictObject({ item: heldItem, state: z.enum(['retrieving', 'awaiting-shipment', 'awaiting-receipt']) }),
      ]),
    ),
    rewards,
    activity: z.strictObject({ day: period, week: period, month: period }),
    lastPlayAt: z.int().nullable(),
  }),
);
