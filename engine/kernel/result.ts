/** Every reason for which a command is refused by the rules. Stable: `docs/errors.md` lists them. */
export type RejectionCode =
  | 'ALREADY_REGISTERED'
  | 'CASE_CHANGED'
  | 'CASE_NOT_FOUND'
  | 'CASE_RETIRED'
  | 'CATALOG_INVALID'
  | 'GAME_STOPPED'
  | 'INSUFFICIENT_FUNDS'
  | 'BALANCE_LIMIT'
  | 'ITEM_NOT_HELD'
  | 'NOTHING_TO_DO'
  | 'PLAYER_NOT_FOUND'
  | 'PLAY_NOT_ALLOWED'
  | 'PRICE_CHANGED';

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
