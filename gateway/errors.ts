import { GraphQLError } from 'graphql';
import { REJECTIONS, type RejectionCode } from '../engine/kernel/rejections.ts';
import type { Rejection } from '../engine/kernel/result.ts';

/**
 * The gateway's own errors, before or after the rules decide: the number and the message for the caller. Append-only,
 * like the reasons of the rules. Numbers below 1000 are HTTP's own; numbers from 2001 on are about the account, as in
 * the rules.
 */
const edge = {
  ACCOUNT_FROZEN: [1060, 'The account is frozen: one can look, sign in and thaw it, and nothing else.'],
  ALREADY_DISPUTED: [1032, 'There is a support ticket about this retrieval already.'],
  BAD_REQUEST: [400, 'The request is not well-formed (HTTP 400 or 415).'],
  BEACON_CHANGED: [
    1063,
    'Rooms wait for another beacon than the player was shown; `details.beacon` is the one of now.',
  ],
  BODY_TOO_LARGE: [413, 'The request body is larger than 64 KiB, or a picture than 2 MiB (HTTP 413).'],
  BUSY: [
    1002,
    'Too much is going on right now. Nothing was done; the same command id may be sent again, after `details.retryAfterSeconds` where it is told.',
  ],
  CREDENTIALS_INVALID: [1010, 'Phone and password do not belong together.'],
  DOCUMENT_REQUIRED: [
    1072,
    'No documents are taken but those of the own client, each by its id: nowhere on this site, or not over a socket without a session or an API key.',
  ],
  GRAPHQL_PARSE_FAILED: [1008, 'The document is not GraphQL.'],
  GRAPHQL_VALIDATION_FAILED: [1009, 'The document does not fit the schema.'],
  IDEMPOTENCY_CONFLICT: [1004, 'This command id was used before for something else.'],
  INSUFFICIENT_POINTS: [2017, 'Not enough points; `details.cost` is what it takes, where something has a price.'],
  INTERNAL: [500, 'Something went wrong on the server; `details.requestId` finds it in the log.'],
  INVITE_CODE_INVALID: [1019, 'An invitation code is 6 to 15 letters or digits.'],
  INVITE_CODE_TAKEN: [1020, 'Another player has this code, or this player chose one before.'],
  INVITE_CODE_UNKNOWN: [1021, 'No player has this invitation code.'],
  INVALID_INPUT: [1001, 'A value is outside what the field accepts; `details.field` names it where one does.'],
  ITEM_LOCKED: [1070, 'The player locked these items against leaving the backpack; `details.itemIds` names them.'],
  KEY_INVALID: [1022, 'This battle is private: its link carries the key.'],
  LINK_INVALID: [1061, 'The link is used up, too old or wrong.'],
  METHOD_NOT_ALLOWED: [405, 'Operations are sent by POST; GET only opens subscriptions (HTTP 405).'],
  LAST_OWNER: [1073, 'The site needs an owner who can sign in: this is the last one. Make another one first.'],
  NICKNAME_RESERVED: [1054, 'This name, or one that looks like it, stands for the site and its people.'],
  NO_REBATE: [2808, 'No rebate is due: there is nothing to claim.'],
  NOT_FOUND: [404, 'There is nothing at this address (HTTP 404).'],
  ORIGIN_NOT_ALLOWED: [
    1006,
    'Pages of this origin may not do this here: subscribe, or act for an operator (HTTP 403).',
  ],
  OUTCOME_UNKNOWN: [
    1003,
    'The answer did not come in time. Send the same command id again to learn it; `details.commandId` is it.',
  ],
  OWN_ROLES: [1074, 'No operator gives themselves a role: another owner does.'],
  PASSKEY_REFUSED: [1038, 'The passkey was not confirmed; `details.reason` says why.'],
  PASSWORD_INVALID: [
    1023,
    'The password of this giveaway is another one. After five tries of a player in a minute, or 20 wrong ones of all players in an hour at one room, the answer is `RATE_LIMITED`.',
  ],
  PASSWORD_WEAK: [
    1039,
    'The password is too easy to guess; `details.reason` says why: `common`, `phone`, `repeated` or `sequence`.',
  ],
  PERSISTED_QUERY_NOT_FOUND: [1071, 'No document has this id here. Send the document itself, with or without its id.'],
  PHONE_NOT_SERVED: [
    1052,
    'No text messages are sent to this number: of its country, or because it is no ordinary mobile number.',
  ],
  PHONE_TAKEN: [1011, 'An account with this phone exists.'],
  PICTURE_INVALID: [1024, 'The upload is no PNG, JPEG or WebP picture.'],
  PICTURE_TOO_LARGE: [1025, 'The picture has more than 2 MiB or 16 million pixels.'],
  PROOF_INVALID: [1050, 'The proof of work is wrong, or of another slider. Ask for a new slider.'],
  PROOF_MISSING: [
    1051,
    'The request brings no proof of work, and as many without one as an hour may have are sent; `details.retryAfterSeconds` says how long to wait.',
  ],
  PROVIDER_DISABLED: [1026, 'The provider that this takes is switched off here.'],
  PROVIDER_UNAVAILABLE: [
    1027,
    'The provider does not answer right now. Nothing was charged; the same command id may be sent again.',
  ],
  QUERY_TOO_COMPLEX: [1007, 'The document is too deep, too long or too expensive; `details.limit` names the bound.'],
  RATE_LIMITED: [
    429,
    'Too many requests (HTTP 429 where the whole address is over); `details.retryAfterSeconds` says how long to wait.',
  ],
  RECIPIENT_NOT_FOUND: [1028, "Points can't be sent to that nickname."],
  SCOPE_MISSING: [
    1005,
    'The API key or the operator may not do this; `details.scope` is what is lacking, `none` where no key will do.',
  ],
  SECOND_FACTOR_INVALID: [1036, 'The code of the authenticator or the recovery code is wrong, or was used.'],
  SECOND_FACTOR_REQUIRED: [1035, 'The account has an authenticator: its code, or a recovery code, is needed as well.'],
  SHOWN_REQUIRED: [
    1034,
    'A play says what it is drawn from, as the player was shown it, and a seat or entry brings randomness of its own; `details.fields` names what is missing (HTTP 428 over REST). Nothing was done.',
  ],
  SLIDER_INVALID: [1012, 'The slider is wrong, used, too old or of another phone or address. Ask for a new one.'],
  SMS_CODE_INVALID: [1013, 'The code is wrong, too old or used up; `details.triesLeft` is what remains.'],
  SMS_LOCKED: [1014, 'A code was sent a moment ago; `details.lockSeconds` until the next.'],
  SMS_EXHAUSTED: [
    1053,
    'The site has sent as many text messages as it may for now; `details.retryAfterSeconds` says how long to wait.',
  ],
  STEAM_ANOMALY: [
    1040,
    'Something is wrong with the Steam account: Steam answered, but did not vouch for it, or it takes no items.',
  ],
  STEAM_REFUSED: [
    1015,
    'Steam did not confirm this sign-in, or it was used before; `details.reason` says what is wrong.',
  ],
  STEAM_TAKEN: [1016, 'This Steam account is linked to another account.'],
  STEP_UP_REQUIRED: [1037, 'The account has a stronger proof than this one; `details.methods` names what is taken.'],
  TICKET_CLOSED: [1033, 'This support ticket is closed.'],
  TICKET_INVALID: [1017, 'The ticket is wrong, too old or of another account.'],
  TOO_MANY: [1018, 'There are as many as there may be; `details.max` is how many.'],
  TRADE_LINK_INVALID: [1029, 'This is no trade link of Steam.'],
  TRADE_LINK_MISSING: [1030, 'The account has no Steam trade link to send items to.'],
  TRANSFER_DISABLED: [1031, "Players can't send points or items to each other on this site."],
  UNAUTHENTICATED: [401, 'The token is missing, expired or revoked.'],
  VERIFICATION_REQUIRED: [
    1062,
    'Above a sum of a day, players have to verify their identity first; `details.above` is the sum in minor units.',
  ],
} as const;

export type EdgeCode = keyof typeof edge;
export type ErrorCode = RejectionCode | EdgeCode;

/** The number and the meaning of every code. */
export const ERRORS: Readonly<Record<ErrorCode, readonly [status: number, meaning: string]>> = {
  ...REJECTIONS,
  ...edge,
};

export const isErrorCode = (code: unknown): code is ErrorCode =>
  typeof code === 'string' && Object.hasOwn(ERRORS, code);

/** Answers that leave open what becomes of the command, or that none could be read from what was sent. */
const OPEN_ENDED = [
  'BUSY',
  'INTERNAL',
  'INVALID_INPUT',
  'OUTCOME_UNKNOWN',
  'RATE_LIMITED',
  'SHOWN_REQUIRED',
  'UNAUTHENTICATED',
] as const satisfies readonly EdgeCode[];

/** Says no to a command for good, as it was sent. */
export type DefiniteCode = Exclude<ErrorCode, (typeof OPEN_ENDED)[number]>;

const openEnded: ReadonlySet<string> = new Set(OPEN_ENDED);
export const isDefinite = (code: ErrorCode): code is DefiniteCode => !openEnded.has(code);

/** The signed note of a refusal, for the player to keep. */
export interface SignedRefusal {
  /** A signed note (c2sp.org/signed-note), to be kept byte for byte. */
  readonly text: string;
  /** The verifier key it was signed for, as `/log/promise-keys` certifies it. */
  readonly key: string;
}

export type ErrorDetails = Rejection['details'];

/** An error that the caller may see unchanged. Every other error is masked as `INTERNAL`. */
export class GatewayError extends GraphQLError {
  override readonly name = 'GatewayError';
  readonly code: ErrorCode;
  readonly details: ErrorDetails;
  /** Only of a definite no to what bears on draws. */
  readonly refusal: SignedRefusal | null;

  constructor(
    code: ErrorCode,
    details: ErrorDetails = {},
    message: string = ERRORS[code][1],
    refusal: SignedRefusal | null = null,
  ) {
    super(message, { extensions: { code, details, ...(refusal === null ? {} : { refusal }) } });
    this.code = code;
    this.details = details;
    this.refusal = refusal;
  }
}

export const invalidInput = (field: string, problem: string): GatewayError =>
  new GatewayError('INVALID_INPUT', { field }, `${field} ${problem}`);
