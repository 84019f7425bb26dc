import { GraphQLError } from 'graphql';
import type { Rejection, RejectionCode } from '../engine/kernel/result.ts';
import type { SignedRefusal } from './refusals.ts';

/** What the rules may answer, and what it tells the caller. Complete by its type. */
const rejections: Readonly<Record<RejectionCode, string>> = {
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
  TOO_FAST:
    "Plays follow each other faster than the player's jurisdiction allows; `details` says when the next may come.",
  TOO_MANY_COUPONS: 'This player has as many coupons as one may have.',
  TOO_MANY_DEPOSITS: 'This player has as many unpaid orders as one may have: pay or cancel one of them.',
  TOO_MANY_RETRIEVALS: 'This player has as many items on their way as one may have.',
  TOO_MANY_ROOMS: 'This player has as many open rooms as one may have.',
};

/** What the edge answers, before or after the rules were asked. */
const edge = {
  ACCOUNT_FROZEN: 'The account is frozen: one can look, sign in and thaw it, and nothing else.',
  ALREADY_DISPUTED: 'There is a support ticket about this retrieval already.',
  BAD_REQUEST: 'The request is not well-formed (HTTP 400 or 415).',
  BODY_TOO_LARGE: 'The request body is larger than 64 KiB, or a picture than 2 MiB (HTTP 413).',
  BUSY: 'Too much is going on right now. Nothing was done; the same command id may be sent again.',
  CREDENTIALS_INVALID: 'Phone and password do not belong together.',
  ENTROPY_REQUIRED:
    'A play brings `entropy`, or an `Idempotency-Key` that it follows from: the server must not choose it. Nothing was done.',
  GRAPHQL_PARSE_FAILED: 'The document is not GraphQL.',
  GRAPHQL_VALIDATION_FAILED: 'The document does not fit the schema.',
  IDEMPOTENCY_CONFLICT: 'This command id was used before for something else.',
  INSUFFICIENT_POINTS: 'Not enough points; `details.cost` is what it takes, where something has a price.',
  INTERNAL: 'Something went wrong on the server; `details.requestId` finds it in the log.',
  INVITE_CODE_INVALID: 'An invitation code is 6 to 15 letters or digits.',
  INVITE_CODE_TAKEN: 'Somebody else has this code, or this player chose one before.',
  INVITE_CODE_UNKNOWN: 'Nobody has this invitation code.',
  INVALID_INPUT: 'A value is outside what the field accepts; `details.field` names it where one does.',
  KEY_INVALID: 'This battle is private: its link carries the key.',
  LINK_INVALID: 'The link is used up, too old or wrong.',
  METHOD_NOT_ALLOWED: 'Operations are sent by POST; GET only opens subscriptions (HTTP 405).',
  NICKNAME_RESERVED: 'This name, or one that looks like it, stands for the site and its people.',
  NO_REBATE: 'No rebate is due: there is nothing to claim.',
  NOT_FOUND: 'There is nothing at this address (HTTP 404).',
  ORIGIN_NOT_ALLOWED: 'Pages of this origin may not open subscriptions here (HTTP 403).',
  OUTCOME_UNKNOWN:
    'The answer did not come in time. Send the same command id again to learn it; `details.commandId` is it.',
  PASSKEY_REFUSED: 'The passkey was not confirmed; `details.reason` says why.',
  PASSWORD_INVALID: 'The password of this giveaway is another one.',
  PASSWORD_WEAK:
    'The password is too easy to guess; `details.reason` says why: `common`, `phone`, `repeated` or `sequence`.',
  PHONE_NOT_SERVED:
    'No text messages are sent to this number: of its country, or because it is no ordinary mobile number.',
  PHONE_TAKEN: 'An account with this phone exists.',
  PICTURE_INVALID: 'The upload is no PNG, JPEG or WebP picture.',
  PICTURE_TOO_LARGE: 'The picture has more than 2 MiB or 16 million pixels.',
  PROOF_INVALID: 'The proof of work is wrong, or of another slider. Ask for a new slider.',
  PROOF_MISSING:
    'The request brings no proof of work, and as many without one as an hour may have are sent; `details.retryAfterSeconds` says how long to wait.',
  PROVIDER_DISABLED: 'The provider that this takes is switched off here.',
  PROVIDER_UNAVAILABLE:
    'The provider does not answer right now. Nothing was charged; the same command id may be sent again.',
  QUERY_TOO_COMPLEX: 'The document is too deep, too long or too expensive; `details.limit` names the bound.',
  RATE_LIMITED:
    'Too many requests (HTTP 429 where the whole address is over); `details.retryAfterSeconds` says how long to wait.',
  RECIPIENT_NOT_FOUND: "Points can't be sent to that nickname.",
  SCOPE_MISSING: 'The API key may not do this; `details.scope` is what it lacks, `none` where no key will do.',
  SECOND_FACTOR_INVALID: 'The code of the authenticator or the recovery code is wrong, or was used.',
  SECOND_FACTOR_REQUIRED: 'The account has an authenticator: its code, or a recovery code, is needed as well.',
  SLIDER_INVALID: 'The slider is wrong, used, too old or of another phone or address. Ask for a new one.',
  SMS_CODE_INVALID: 'The code is wrong, too old or used up; `details.triesLeft` is what remains.',
  SMS_LOCKED: 'A code was sent a moment ago; `details.lockSeconds` until the next.',
  SMS_EXHAUSTED:
    'The site has sent as many text messages as it may for now; `details.retryAfterSeconds` says how long to wait.',
  STEAM_ANOMALY:
    'Something is wrong with the Steam account: Steam answered, but did not vouch for it, or it takes no items.',
  STEAM_REFUSED: 'Steam did not confirm this sign-in, or it was used before; `details.reason` says what is wrong.',
  STEAM_TAKEN: 'This Steam account is linked to another account.',
  STEP_UP_REQUIRED: 'The account has a stronger proof than this one; `details.methods` names what is taken.',
  TICKET_CLOSED: 'This support ticket is closed.',
  TICKET_INVALID: 'The ticket is wrong, too old or of another account.',
  TOO_MANY: 'There are as many as there may be; `details.max` is how many.',
  TRADE_LINK_INVALID: 'This is no trade link of Steam.',
  TRADE_LINK_MISSING: 'The account has no Steam trade link to send items to.',
  TRANSFER_DISABLED: "Players can't send points or items to each other on this site.",
  UNAUTHENTICATED: 'The token is missing, expired or revoked.',
  VERIFICATION_REQUIRED:
    'Above a sum of a day, players have to verify their identity first; `details.above` is the sum in minor units.',
} as const;

export type EdgeCode = keyof typeof edge;
export type ErrorCode = RejectionCode | EdgeCode;

const meanings: Readonly<Record<ErrorCode, string>> = { ...rejections, ...edge };

export const isErrorCode = (code: unknown): code is ErrorCode =>
  typeof code === 'string' && Object.hasOwn(meanings, code);

export type ErrorDetails = Rejection['details'];

/** An answer that the caller may see as it is. Everything else is masked as `INTERNAL`. */
export class GatewayError extends GraphQLError {
  override readonly name = 'GatewayError';
  readonly code: ErrorCode;
  readonly details: ErrorDetails;
  /** Only of a play that the rules refused. */
  readonly refusal: SignedRefusal | null;

  constructor(
    code: ErrorCode,
    details: ErrorDetails = {},
    message: string = meanings[code],
    refusal: SignedRefusal | null = null,
  ) {
    super(message, { extensions: { code, details, ...(refusal === null ? {} : { refusal }) } });
    this.code = code;
    this.details = details;
    this.refusal = refusal;
  }
}

/** @throws GatewayError always. */
export const refuse = (code: ErrorCode, details?: ErrorDetails, message?: string): never => {
  throw new GatewayError(code, details, message);
};

export const invalidInput = (field: string, problem: string): GatewayError =>
  new GatewayError('INVALID_INPUT', { field }, `${field} ${problem}`);

const table = (codes: Readonly<Record<string, string>>): string =>
  [
    '| code | meaning |',
    '|---|---|',
    ...Object.entries(codes).map(([code, meaning]) => `| \`${code}\` | ${meaning} |`),
  ].join('\n');

/** The two tables of `docs/errors.md`. */
export const errorTables = (): { readonly rules: string; readonly edge: string } => ({
  rules: table(rejections),
  edge: table(edge),
});
