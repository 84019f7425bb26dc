import type { StreamEvent } from '../engine/glasscase-decision.ts';
import type { Instant } from '../engine/kernel/decision.ts';
import {
  isListingId,
  isToken128,
  itemIdOf,
  listingStream,
  mustBe,
  type PlayerId,
  playerStream,
  type RoundId,
  roundId,
  type Token128,
} from '../engine/kernel/ids.ts';
import type { RewardTerms } from '../engine/rewards/rewards-section.ts';
import { alice, dawn, deposited, itemOf, kestrel, kestrelDraw, registered, skinsPublished, won } from './cast.ts';
import { commandIdNumber, pairNumber } from './deciders.ts';
import { caseTerms, rewardsTerms, shopTerms, TERMS, termsAre } from './terms-cast.ts';

const commandId = commandIdNumber(99);

/** The shop's kestrels, Field Tested. */
export const kestrels = mustBe(isListingId, 'kestrels');
export const token = (n: number): Token128 => mustBe(isToken128, `token-${String(n).padStart(16, '0')}`);

export const stocked = (added: number, balance: 'coin' | 'points' = 'coin'): StreamEvent => ({
  stream: listingStream(kestrels),
  event: {
    type: 'ListingStocked',
    schemaVersion: 1,
    data: { commandId, listing: kestrels, skin: kestrel, wear: 'FT', balance, added },
  },
});
export const listingClosed: StreamEvent = {
  stream: listingStream(kestrels),
  event: { type: 'ListingClosed', schemaVersion: 1, data: { commandId, listing: kestrels } },
};

/** The operator gave some balance. */
export const credited = (playerId: PlayerId, balance: 'coin' | 'points' | 'locked', amount: string): StreamEvent => ({
  stream: playerStream(playerId),
  event: {
    type: 'BalanceAdjusted',
    schemaVersion: 1,
    data: { commandId, playerId, balance, direction: 'credit', amount, reason: 'compensation' },
  },
});

/** Won the Field Tested kestrel of 900 in a free round: it can only be sold. */
export const wonFree = (playerId: PlayerId, roundNo: number, day = 0): StreamEvent => ({
  stream: playerStream(playerId),
  event: {
    type: 'FreeCaseOpened',
    schemaVersion: 2,
    data: {
      commandId,
      playerId,
      terms: caseTerms,
      grant: { kind: 'daily', terms: rewardsTerms, day, grade: 0 },
      ...kestrelDraw(playerId, roundNo),
    },
  },
});

/** Alice holds two kestrels of 900, which were rounds 1 and 2, and 800 coin. */
export const aliceHoldsTwo: readonly StreamEvent[] = [
  termsAre(),
  ...skinsPublished,
  registered(alice),
  deposited(alice, '1000'),
  won(alice, 1),
  won(alice, 2),
];

/** Has so many Field Tested kestrels of 900 from the shop, for 945 each. */
export const bought = (playerId: PlayerId, quantity: number, n = 1): StreamEvent => ({
  stream: playerStream(playerId),
  event: {
    type: 'ShopPurchased',
    schemaVersion: 1,
    data: {
      commandId,
      playerId,
      listing: kestrels,
      terms: shopTerms,
      purchaseId: token(n),
      balance: 'coin',
      items: Array.from({ length: quantity }, (_, index) => ({
        itemId: itemIdOf(playerId, 1_000 + n, index + 1),
        skin: kestrel,
        wear: 'FT',
        float: null,
        value: '900',
      })),
      expectedTotal: String(945 * quantity),
      total: String(945 * quantity),
    },
  },
});

/** The n-th retrieval of a story: of the item that a round of pair 1 won. */
export const retrievalNumber = (n: number): RoundId => roundId(pairNumber(30).pairId, n);
export const retrieving = (playerId: PlayerId, n: number, roundNo = n): StreamEvent => ({
  stream: playerStream(playerId),
  event: {
    type: 'RetrievalRequested',
    schemaVersion: 1,
    data: {
      commandId,
      playerId,
      retrievalId: retrievalNumber(n),
      item: { itemId: itemOf(roundNo), skin: kestrel, wear: 'FT', float: 200_000, value: '900' },
    },
  },
});
export const retrievalIs = (
  playerId: PlayerId,
  n: number,
  state: 'awaiting-shipment' | 'awaiting-receipt' | 'succeeded' | 'failed',
): StreamEvent => ({
  stream: playerStream(playerId),
  event: {
    type: 'RetrievalAdvanced',
    schemaVersion: 1,
    data: { commandId, playerId, retrievalId: retrievalNumber(n), itemId: itemOf(n), state },
  },
});

/** No bonuses, and a free dawn a day from grade 0 on. */
export const freeDawnTerms: RewardTerms = { ...TERMS.rewards, freeCases: [{ grade: 0, case: dawn }] };
export const freeCoupon = (playerId: PlayerId, n: number, expiresAt: Instant): StreamEvent => ({
  stream: playerStream(playerId),
  event: {
    type: 'CouponGranted',
    schemaVersion: 1,
    data: { commandId, playerId, couponId: token(n), terms: { kind: 'free-case', case: dawn }, expiresAt },
  },
});
