/** Every reason for which a command is refused by the rules. Stable: `docs/errors.md` lists them. */
export type RejectionCode =
  | 'ALREADY_ENTERED'
  | 'ALREADY_REGISTERED'
  | 'ALREADY_SEATED'
  | 'BATTLE_FULL'
  | 'BATTLE_NOT_FOUND'
  | 'BATTLE_OVER'
  | 'BATTLE_STARTED'
  | 'CASE_CHANGED'
  | 'CASE_NOT_FOUND'
  | 'CASE_RETIRED'
  | 'CATALOG_INVALID'
  | 'CHANCE_OUT_OF_RANGE'
  | 'CONDITION_NOT_MET'
  | 'GAME_STOPPED'
  | 'GIVEAWAY_CLOSED'
  | 'GIVEAWAY_FULL'
  | 'GIVEAWAY_NOT_FOUND'
  | 'GIVEAWAY_NOT_OPEN'
  | 'INPUT_INVALID'
  | 'INSUFFICIENT_FUNDS'
  | 'BALANCE_LIMIT'
  | 'ITEM_NOT_HELD'
  | 'NOTHING_TO_DO'
  | 'NOT_YOURS'
  | 'OWN_GIVEAWAY'
  | 'PLAYER_NOT_FOUND'
  | 'PLAY_NOT_ALLOWED'
  | 'PRICE_CHANGED'
  | 'SEAT_TAKEN'
  | 'SEED_CHANGED'
  | 'TARGET_NOT_FOUND'
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
