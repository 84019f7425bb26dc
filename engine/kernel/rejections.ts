/**
 * Every reason for which a command is refused by the rules: its number, from 2001, and what it tells the caller. Append-only:
 * clients keep both. `docs/errors.md` lists them.
 */
export const REJECTIONS = {
  ACCOUNT_IN_USE: [
    2008,
    'The account has something open: a room, an order, a retrieval or items in the backpack; `details` says what.',
  ],
  ACT_CHANGED: [
    2025,
    'The effect is another than the proposed one, or would no longer do exactly that. Propose it again.',
  ],
  ACT_CLOSED: [2023, 'The act is open no more; `details.state` says whether it is approved, refused or expired.'],
  ACT_NEEDED: [
    2021,
    'The terms ask two people for this: one operator proposes it as an act, another approves it; `details.kind` names the kind of act.',
  ],
  ACT_NOT_FOUND: [2022, 'This act does not exist.'],
  ACT_OWN: [
    2024,
    "Another person than the proposer has to do that; the command line on the site's own machine does not count as one.",
  ],
  ALREADY_ENTERED: [2505, 'This player has a roll code in this giveaway already; `details.code` is it.'],
  ALREADY_REGISTERED: [2007, 'This player is in the log already.'],
  ALREADY_SEATED: [2405, 'This player sits in this battle already.'],
  AMOUNT_MISMATCH: [2801, 'Another amount was paid than was ordered. Nothing was credited.'],
  BALANCE_LIMIT: [2002, 'The balance would pass its largest possible amount.'],
  BATTLE_FULL: [2402, 'The last seat is taken already. Nothing was charged.'],
  BATTLE_NOT_FOUND: [2401, 'This battle does not exist.'],
  BATTLE_OVER: [2404, 'The battle is finished or dissolved.'],
  BATTLE_STARTED: [2403, 'The battle is full and runs by itself.'],
  BLOCKED: [
    2015,
    'The operator has blocked plays and deposits for this player until `details.until` (milliseconds since 1970).',
  ],
  CASE_CHANGED: [
    2101,
    'The case has new odds; `details.oddsHash` names them. Show them and ask again with a new command id.',
  ],
  CASE_NOT_FOUND: [2102, 'This case does not exist.'],
  CASE_RETIRED: [2103, 'The case is no longer offered.'],
  CATALOG_INVALID: [
    2014,
    'The catalog command contradicts itself, or has a value fall faster than the terms allow (`details.lowest` is the least); `details` says where.',
  ],
  CHANCE_OUT_OF_RANGE: [
    2302,
    'The chance is outside what the game allows; `details` has `winTickets`, `min` and `max`.',
  ],
  CODE_EXPIRED: [2905, 'The time of this Golden Code is over.'],
  CODE_REDEEMED: [2907, 'This player has redeemed this Golden Code already.'],
  CODE_UNKNOWN: [2904, 'This Golden Code does not exist.'],
  CODE_USED_UP: [2906, 'This Golden Code has been redeemed as often as it could be.'],
  CONDITION_NOT_MET: [
    2507,
    'A condition of the giveaway is not met; `details.condition` names it, `details.needed` what it takes.',
  ],
  CONTEST_BEGUN: [2811, 'The contest has begun: nothing changes it any more.'],
  CONTEST_EXISTS: [2810, 'There is a contest of this name already, or there was one.'],
  CONTEST_NOT_FOUND: [2809, 'This contest does not exist.'],
  CONTEST_NOT_OVER: [2812, 'The contest is not over.'],
  CONTEST_REFUSED: [2813, 'This may not be announced, or paid; `details.rule` names the rule that it breaks.'],
  COUPON_NOT_USABLE: [2804, "This coupon is not the player's, used, withdrawn, expired, or not for this."],
  DEPOSIT_CLOSED: [2802, 'This order is paid or given up already.'],
  DEPOSIT_NOT_PAID: [2814, 'This order was not paid, or so long ago that it can no longer be reversed.'],
  FREE_CASE_TAKEN: [2104, 'The free case of today is open already; `details` says when the next one comes.'],
  GAME_STOPPED: [2012, 'The operator has stopped this game for now.'],
  GIVEAWAY_CLOSED: [2503, 'The time to enter is over.'],
  GIVEAWAY_FULL: [2504, 'The giveaway has as many entries as it can hold.'],
  GIVEAWAY_NOT_FOUND: [2501, 'This giveaway does not exist.'],
  GIVEAWAY_NOT_OPEN: [2502, 'The giveaway has not begun.'],
  HELD: [2016, 'Nothing leaves the account until `details.until` (milliseconds since 1970).'],
  INPUT_INVALID: [
    2005,
    'The rules do not know this kind of game: a number is outside its range; `details` says which.',
  ],
  INSUFFICIENT_FUNDS: [2001, 'Not enough coin; `details.cost` is what it takes.'],
  ITEM_NOT_HELD: [2201, 'These items are not in the backpack (any more); `details.itemIds` names them.'],
  ITEM_SELL_ONLY: [2202, 'These items come from a free case and can only be sold; `details.itemIds` names them.'],
  KEY_REFUSED: [2305, 'The device key may not do this, or did not sign it; `details.reason` says what is wrong.'],
  LANE_CLOSED: [
    2306,
    'The pair is no open lane of this player, came of age, or has too few rounds left. Open another lane, and close this one where it is open.',
  ],
  LIMIT_REACHED: [2010, 'A limit of safer play would be passed; `details` names it.'],
  LINK_REFUSED: [2307, 'The link does not lead to the last one of the lane; `details` has the lane as it is now.'],
  LISTING_NOT_FOUND: [2601, 'The shop does not have this listing.'],
  NOTHING_TO_DO: [2004, 'The command would change nothing.'],
  NOT_WITNESSED: [2020, 'The room waits for a cosigned checkpoint before its beacon round counts.'],
  NOT_YOURS: [2013, 'Only the creator of the room may do that.'],
  NO_TABLE: [
    2304,
    'The catalog has nothing to win or nothing to lose for this stake; `details.stake` is what the items count.',
  ],
  OUT_OF_STOCK: [2602, 'The shop has fewer of it than that; `details.left` is what it has.'],
  OWN_CODE: [2901, "One's own invitation code can't be used."],
  OWN_GIVEAWAY: [2506, 'The host cannot enter.'],
  PLAYER_NOT_FOUND: [2006, 'This player does not exist.'],
  PLAY_NOT_ALLOWED: [2009, 'Plays and deposits are off for this player for now: their own time-out or exclusion.'],
  PRICE_CHANGED: [2003, 'Values are no longer what was shown; `details` has them as they are now.'],
  RECEIVABLE_OPEN: [
    2026,
    'The player owes something for a payment that was given back; `details.amount` is how much. Nothing leaves the account until it is paid.',
  ],
  REFERRER_BOUND: [2902, 'This player has a referrer already.'],
  REFERRER_TOO_NEW: [2903, "A referrer's account has to be older than the invited one."],
  RETRIEVAL_NOT_FOUND: [2701, 'This retrieval does not exist.'],
  REWARD_CLAIMED: [2806, 'This reward was claimed already.'],
  REWARD_NOT_REACHED: [2807, 'This reward is not reached yet.'],
  SEAT_TAKEN: [2406, 'This seat is taken already.'],
  SEED_CHANGED: [
    2303,
    'Another seed is in use than was shown, or another round is next. `details` has those of now: `seedHash` of a room, `pairId`, `userSeed` and `roundNo` of a play, and `step` of a lane. A loose play takes fresh entropy and a new command id.',
  ],
  TARGET_NOT_FOUND: [2301, 'The catalog does not have this skin in this wear.'],
  TERMS_CHANGED: [
    2018,
    'Other terms are in force than were shown; `details` has their `section`, their hash as `terms` and their `values` as JSON.',
  ],
  TERMS_REFUSED: [2019, 'These terms may not be published; `details` has the `section` and the `rule` that it breaks.'],
  TOO_FAST: [
    2011,
    "Plays follow each other faster than the player's jurisdiction allows; `details` says when the next may come.",
  ],
  TOO_MANY_COUPONS: [2805, 'This player has as many coupons as one may have.'],
  TOO_MANY_DEPOSITS: [2803, 'This player has as many unpaid orders as one may have: pay or cancel one of them.'],
  TOO_MANY_KEYS: [2308, 'This player has as many device keys as one may have; `details.max` is how many.'],
  TOO_MANY_LANES: [
    2309,
    'This player has as many open lanes as one may have, all used within a day; `details.max` is how many.',
  ],
  TOO_MANY_RETRIEVALS: [2702, 'This player has as many items on their way as one may have.'],
  TOO_MANY_ROOMS: [2407, 'This player has as many open rooms as one may have.'],
} as const;

export type RejectionCode = keyof typeof REJECTIONS;

/** For what comes from outside of this process: a receipt, a message. */
export const isRejectionCode = (text: string): text is RejectionCode => Object.hasOwn(REJECTIONS, text);
