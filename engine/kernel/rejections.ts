/** Every reason for which a command is refused by the rules, and what it tells the caller. Stable: `docs/errors.md` lists them. */
export const REJECTIONS = {
  ACCOUNT_IN_USE:
    'The account has something open: a room, an order, a retrieval or items in the backpack; `details` says what.',
  ALREADY_ENTERED: 'This player has a roll code in this giveaway already; `details.code` is it.',
  ALREADY_REGISTERED: 'This player is in the log already.',
  ALREADY_SEATED: 'This player sits in this battle already.',
  AMOUNT_MISMATCH: 'Another amount was paid than was ordered. Nothing was credited.',
  BALANCE_LIMIT: 'The balance would pass its largest possible amount.',
  BATTLE_FULL: 'Somebody else took the last seat. Nothing was charged.',
  BATTLE_NOT_FOUND: 'There is no such battle.',
  BATTLE_OVER: 'The battle is finished or dissolved.',
  BATTLE_STARTED: 'The battle is full and runs by itself.',
  BLOCKED:
    'The operator has blocked plays and deposits for this player until `details.until` (milliseconds since 1970).',
  CASE_CHANGED: 'The case has new odds; `details.oddsHash` names them. Show them and ask again with a new command id.',
  CASE_NOT_FOUND: 'There is no such case.',
  CASE_RETIRED: 'The case is no longer offered.',
  CATALOG_INVALID: 'The catalog command contradicts itself; `details` says where.',
  CHANCE_OUT_OF_RANGE: 'The chance is outside what the game allows; `details` has `winTickets`, `min` and `max`.',
  CODE_EXPIRED: 'The time of this Golden Code is over.',
  CODE_REDEEMED: 'This player has redeemed this Golden Code already.',
  CODE_UNKNOWN: 'There is no such code.',
  CODE_USED_UP: 'This Golden Code has been redeemed as often as it could be.',
  CONDITION_NOT_MET:
    'A condition of the giveaway is not met; `details.condition` names it, `details.needed` what it takes.',
  COUPON_NOT_USABLE: "This coupon is not the player's, used, withdrawn, expired, or not for this.",
  DEPOSIT_CLOSED: 'This order is paid or given up already.',
  FREE_CASE_TAKEN: 'The free case of today is open already; `details` says when the next one comes.',
  GAME_STOPPED: 'The operator has stopped this game for now.',
  GIVEAWAY_CLOSED: 'The time to enter is over.',
  GIVEAWAY_FULL: 'The giveaway has as many entries as it can hold.',
  GIVEAWAY_NOT_FOUND: 'There is no such giveaway.',
  GIVEAWAY_NOT_OPEN: 'The giveaway has not begun.',
  HELD: 'What the account holds stays there until `details.until` (milliseconds since 1970).',
  INPUT_INVALID: 'The rules do not know such a game: a number is outside its range; `details` says which.',
  INSUFFICIENT_FUNDS: 'Not enough coin; `details.cost` is what it takes.',
  ITEM_NOT_HELD: 'These items are not in the backpack (any more); `details.itemIds` names them.',
  ITEM_SELL_ONLY: 'These items come from a free case and can only be sold; `details.itemIds` names them.',
  LIMIT_REACHED: 'A limit of safer play would be passed; `details` names it.',
  LISTING_NOT_FOUND: 'The shop has no such listing.',
  NOTHING_TO_DO: 'The command would change nothing.',
  NOT_YOURS: 'Only the creator of the room may do that.',
  OUT_OF_STOCK: 'The shop has fewer of it than that; `details.left` is what it has.',
  OWN_CODE: "One's own invitation code can't be used.",
  OWN_GIVEAWAY: 'The host cannot enter.',
  PLAYER_NOT_FOUND: 'There is no such player.',
  PLAY_NOT_ALLOWED: 'Plays and deposits are off for this player for now: their own time-out or exclusion.',
  PRICE_CHANGED: 'Values are no longer what was shown; `details` has them as they are now.',
  REFERRER_BOUND: 'This player has a referrer already.',
  REFERRER_TOO_NEW: "A referrer's account has to be older than the invited one.",
  RETRIEVAL_NOT_FOUND: 'There is no such retrieval.',
  REWARD_CLAIMED: 'This reward was claimed already.',
  REWARD_NOT_REACHED: 'This reward is not reached yet.',
  SEAT_TAKEN: 'Somebody sits there already.',
  SEED_CHANGED:
    'Another server seed is committed by now; `details.seedHash` names it. Take fresh entropy and a new command id.',
  TARGET_NOT_FOUND: 'The catalog has no such skin in this wear.',
  TERMS_CHANGED:
    'Other terms are in force than were shown; `details` has their `section`, their hash as `terms` and their `values` as JSON.',
  TERMS_REFUSED: 'These terms may not be published; `details` has the `section` and the `rule` that it breaks.',
  TOO_FAST:
    "Plays follow each other faster than the player's jurisdiction allows; `details` says when the next may come.",
  TOO_MANY_COUPONS: 'This player has as many coupons as one may have.',
  TOO_MANY_DEPOSITS: 'This player has as many unpaid orders as one may have: pay or cancel one of them.',
  TOO_MANY_RETRIEVALS: 'This player has as many items on their way as one may have.',
  TOO_MANY_ROOMS: 'This player has as many open rooms as one may have.',
} as const;

export type RejectionCode = keyof typeof REJECTIONS;

/** For what comes from outside of this process: a receipt, a message. */
export const isRejectionCode = (text: string): text is RejectionCode => Object.hasOwn(REJECTIONS, text);
