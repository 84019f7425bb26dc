/** Every reason for which a command is refused by the rules. Stable: `docs/errors.md` lists them. */
export type RejectionCode =
  | 'ACCOUNT_IN_USE'
  | 'ALREADY_ENTERED'
  | 'ALREADY_REGISTERED'
  | 'ALREADY_SEATED'
  | 'AMOUNT_MISMATCH'
  | 'BALANCE_LIMIT'
  | 'BATTLE_FULL'
  | 'BATTLE_NOT_FOUND'
  | 'BATTLE_OVER'
  | 'BATTLE_STARTED'
  | 'BLOCKED'
  | 'CASE_CHANGED'
  | 'CASE_NOT_FOUND'
  | 'CASE_RETIRED'
  | 'CATALOG_INVALID'
  | 'CHANCE_OUT_OF_RANGE'
  | 'CODE_EXPIRED'
  | 'CODE_REDEEMED'
  | 'CODE_UNKNOWN'
  | 'CODE_USED_UP'
  | 'CONDITION_NOT_MET'
  | 'COUPON_NOT_USABLE'
  | 'DEPOSIT_CLOSED'
  | 'FREE_CASE_TAKEN'
  | 'GAME_STOPPED'
  | 'GIVEAWAY_CLOSED'
  | 'GIVEAWAY_FULL'
  | 'GIVEAWAY_NOT_FOUND'
  | 'GIVEAWAY_NOT_OPEN'
  | 'HELD'
  | 'INPUT_INVALID'
  | 'INSUFFICIENT_FUNDS'
  | 'ITEM_NOT_HELD'
  | 'ITEM_SELL_ONLY'
  | 'LIMIT_REACHED'
  | 'LISTING_NOT_FOUND'
  | 'NOTHING_TO_DO'
  | 'NOT_YOURS'
  | 'OUT_OF_STOCK'
  | 'OWN_CODE'
  | 'OWN_GIVEAWAY'
  | 'PLAYER_NOT_FOUND'
  | 'PLAY_NOT_ALLOWED'
  | 'PRICE_CHANGED'
  | 'REFERRER_BOUND'
  | 'REFERRER_TOO_NEW'
  | 'RETRIEVAL_NOT_FOUND'
  | 'REWARD_CLAIMED'
  | 'REWARD_NOT_REACHED'
  | 'SEAT_TAKEN'
  | 'SEED_CHANGED'
  | 'TARGET_NOT_FOUND'
  | 'TOO_FAST'
  | 'TOO_MANY_COUPONS'
  | 'TOO_MANY_DEPOSITS'
  | 'TOO_MANY_RETRIEVALS'
  | 'TOO_MANY_ROOMS';

export interface Rejection {
  readonly kind: 'rejected';
  readonly code: RejectionCode;
  /** Public facts that help the caller, e.g. the new `oddsHash`. Never secrets or personal data. */
  readonly details: Readonly<Record<string, string | number | readonly string[]>>;
}

export const reject = (code: RejectionCode, details: Rejection['details'] = {}): Rejection => ({
  kind: 'rejected',
  code,
  details,
});
