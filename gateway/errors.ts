import { GraphQLError } from 'graphql';
import { REJECTIONS, type RejectionCode } from '../engine/kernel/rejections.ts';
import type { Rejection } from '../engine/kernel/result.ts';
import type { SignedRefusal } from './refusals.ts';

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

const meanings: Readonly<Record<ErrorCode, string>> = { ...REJECTIONS, ...edge };

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
  rules: table(REJECTIONS),
  edge: table(edge),
});
