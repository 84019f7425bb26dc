import type { StreamEvent } from '../engine/glasscase-decision.ts';
import type { Instant } from '../engine/kernel/decision.ts';
import {
  isListingId,
  isToken128,
  itemIdOf,
  listingStream,
  mustBe,
  type PlayerId,
  type RoundId,
  roundId,
  type Token128,
} from '../engine/kernel/ids.ts';
import type { RewardTerms } from '../engine/rewards/rewards-section.ts';
import { alice, dawn, deposited, itemOf, kestrel, kestrelDraw, registered, skinsPublished, won } from './cast.ts';
import { eventIn, pairNumber, playerEvent } from './deciders.ts';
import { caseTerms, rewardsTerms, shopTerms, TERMS, termsAre } from './terms-cast.ts';

/** The shop's kestrels, Field Tested. */
export const kestrels = mustBe(isListingId, 'kestrels');
export const token = (n: number): Token128 => mustBe(isToken128, `token-${String(n).padStart(16, '0')}`);

export const stocked = (added: number, balance: 'coin' | 'points' = 'coin'): StreamEvent =>
  eventIn(listingStream(kestrels), 'ListingStocked', { listing: kestrels, skin: kestrel, wear: 'FT', balance, added });
export const listingClosed: StreamEvent = eventIn(listingStream(kestrels), 'ListingClosed', { listing: kestrels });

/** The operator gave some balance. */
export const credited = (playerId: PlayerId, balance: 'coin' | 'points' | 'locked', amount: string): StreamEvent =>
  playerEvent(playerId, 'BalanceAdjusted', { balance, direction: 'credit', amount, reason: 'compensation' });

/** Won the Field Tested kestrel of 900 in a free round: it can only be sold. */
export const wonFree = (playerId: PlayerId, roundNo: number, day = 0): StreamEvent =>
  playerEvent(playerId, 'FreeCaseOpened', {
    terms: caseTerms,
    grant: { kind: 'daily', terms: rewardsTerms, day, grade: 0 },
    ...kestrelDraw(playerId, roundNo),
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
export const bought = (playerId: PlayerId, quantity: number, n = 1): StreamEvent =>
  playerEvent(playerId, 'ShopPurchased', {
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
  });

/** The n-th retrieval of a story: of the item that a round of pair 1 won. */
export const retrievalNumber = (n: number): RoundId => roundId(pairNumber(30).pairId, n);
export const retrieving = (playerId: PlayerId, n: number, roundNo = n): StreamEvent =>
  playerEvent(playerId, 'RetrievalRequested', {
    retrievalId: retrievalNumber(n),
    item: { itemId: itemOf(roundNo), skin: kestrel, wear: 'FT', float: 200_000, value: '900' },
  });
export const retrievalIs = (
  playerId: PlayerId,
  n: number,
  state: 'awaiting-shipment' | 'awaiting-receipt' | 'succeeded' | 'failed',
): StreamEvent =>
  playerEvent(playerId, 'RetrievalAdvanced', { retrievalId: retrievalNumber(n), itemId: itemOf(n), state });

/** No bonuses, and a free dawn a day from grade 0 on. */
export const freeDawnTerms: RewardTerms = { ...TERMS.rewards, freeCases: [{ grade: 0, case: dawn }] };
export const freeCoupon = (playerId: PlayerId, n: number, expiresAt: Instant): StreamEvent =>
  playerEvent(playerId, 'CouponGranted', { couponId: token(n), terms: { kind: 'free-case', case: dawn }, expiresAt });
