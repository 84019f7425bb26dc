import { GraphQLError } from 'graphql';
import type { Rejection, RejectionCode } from '../engine/kernel/result.ts';
import type { SignedRefusal } from './refusals.ts';

/** What the rules may answer, and what it tells the caller. Complete by its type. */
const rejections: Readonly<Record<RejectionCode, string>> = {
  ALREADY_ENTERED: 'This player has a roll code in this giveaway already; `details.code` is it.',
  ALREADY_REGISTERED: 'This player is in the log already.',
  ALREADY_SEATED: 'This player sits in this battle already.',
  BALANCE_LIMIT: 'The balance would pass its largest possible amount.',
  BATTLE_FULL: 'Somebody else took the last seat. Nothing was charged.',
  BATTLE_NOT_FOUND: 'There is no such battle.',
  BATTLE_OVER: 'The battle is finished or dissolved.',
  BATTLE_STARTED: 'The battle is full and runs by itself.',
  CASE_CHANGED: 'The case has new odds; `details.oddsHash` names them. Show them and ask again with a new command id.',
  CASE_NOT_FOUND: 'There is no such case.',
  CASE_RETIRED: 'The case is no longer offered.',
  CATALOG_INVALID: 'The catalog command contradicts itself; `details` says where.',
  CHANCE_OUT_OF_RANGE: 'The chance is outside what the game allows; `details` has `winTickets`, `min` and `max`.',
  CONDITION_NOT_MET:
    'A condition of the giveaway is not met; `details.condition` names it, `details.needed` what it takes.',
  GAME_STOPPED: 'The operator has stopped this game for now.',
  GIVEAWAY_CLOSED: 'The time to enter is over.',
  GIVEAWAY_FULL: 'The giveaway has as many entries as it can hold.',
  GIVEAWAY_NOT_FOUND: 'There is no such giveaway.',
  GIVEAWAY_NOT_OPEN: 'The giveaway has not begun.',
  INPUT_INVALID: 'The rules do not know such a game: a number is outside its range; `details` says which.',
  INSUFFICIENT_FUNDS: 'Not enough coin; `details.cost` is what it takes.',
  ITEM_NOT_HELD: 'These items are not in the backpack (any more); `details.itemIds` names them.',
  NOTHING_TO_DO: 'The command would change nothing.',
  NOT_YOURS: 'Only the creator of the room may do that.',
  OWN_GIVEAWAY: 'The host cannot enter.',
  PLAYER_NOT_FOUND: 'There is no such player.',
  PLAY_NOT_ALLOWED: 'Plays and deposits are blocked for this player for now.',
  PRICE_CHANGED: 'Values are no longer what was shown; `details` has them as they are now.',
  SEAT_TAKEN: 'Somebody sits there already.',
  SEED_CHANGED:
    'Another server seed is committed by now; `details.seedHash` names it. Take fresh entropy and a new command id.',
  TARGET_NOT_FOUND: 'The catalog has no such skin in this wear.',
  TOO_MANY_ROOMS: 'This player has as many open rooms as one may have.',
};

/** What the edge answers, before or after the rules were asked. */
const edge = {
  BAD_REQUEST: 'The request is not well-formed (HTTP 400 or 415).',
  BODY_TOO_LARGE: 'The request body is larger than 64 KiB (HTTP 413).',
  BUSY: 'Too much is going on right now. Nothing was done; the same command id may be sent again.',
  CREDENTIALS_INVALID: 'Phone and password do not belong together.',
  GRAPHQL_PARSE_FAILED: 'The document is not GraphQL.',
  GRAPHQL_VALIDATION_FAILED: 'The document does not fit the schema.',
  IDEMPOTENCY_CONFLICT: 'This command id was used before for something else.',
  INTERNAL: 'Something went wrong on the server; `details.requestId` finds it in the log.',
  INVALID_INPUT: 'A value is outside what the field accepts; `details.field` names it where one does.',
  KEY_INVALID: 'This battle is private: its link carries the key.',
  METHOD_NOT_ALLOWED: 'Operations are sent by POST; GET only opens subscriptions (HTTP 405).',
  NOT_FOUND: 'There is nothing at this address (HTTP 404).',
  ORIGIN_NOT_ALLOWED: 'Pages of this origin may not open subscriptions here (HTTP 403).',
  OUTCOME_UNKNOWN:
    'The answer did not come in time. Send the same command id again to learn it; `details.commandId` is it.',
  PASSWORD_INVALID: 'The password of this giveaway is another one.',
  PHONE_TAKEN: 'An account with this phone exists.',
  PROVIDER_DISABLED: 'Deposits are switched off here.',
  QUERY_TOO_COMPLEX: 'The document is too deep, too long or too expensive; `details.limit` names the bound.',
  RATE_LIMITED:
    'Too many requests (HTTP 429 where the whole address is over); `details.retryAfterSeconds` says how long to wait.',
  SMS_CODE_INVALID: 'The code is wrong, too old or used up; `details.triesLeft` is what remains.',
  SMS_LOCKED: 'A code was sent a moment ago; `details.lockSeconds` until the next.',
  UNAUTHENTICATED: 'The token is missing, expired or revoked.',
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
