import type { FastifyReply, FastifyRequest } from 'fastify';
import { type ErrorCode, GatewayError } from '../errors.ts';
import { type FormattedError, formatError } from '../graphql/error-format.ts';
import { RestFailure } from './ask.ts';
import { failed } from './envelope.ts';
import { localeOf } from './locale.ts';

/** Answers that HTTP has a status for; every other business error is 200. */
const HTTP_STATUSES: Readonly<Partial<Record<ErrorCode, number>>> = {
  BAD_REQUEST: 400,
  UNAUTHENTICATED: 401,
  METHOD_NOT_ALLOWED: 405,
  BODY_TOO_LARGE: 413,
  SHOWN_REQUIRED: 428,
  RATE_LIMITED: 429,
  INTERNAL: 500,
};

const httpStatusOf = (code: ErrorCode): number => HTTP_STATUSES[code] ?? 200;

/** The codes of Fastify's own refusals, by HTTP status. */
const FRAMEWORK: Readonly<Record<number, ErrorCode>> = {
  400: 'BAD_REQUEST',
  404: 'NOT_FOUND',
  408: 'BAD_REQUEST',
  413: 'BODY_TOO_LARGE',
  415: 'BAD_REQUEST',
  429: 'RATE_LIMITED',
  503: 'BUSY',
};

export interface Refusal {
  readonly http: number;
  readonly formatted: FormattedError;
}

const frameworkStatus = (error: unknown): number | null =>
  error instanceof Error && 'statusCode' in error && typeof error.statusCode === 'number' ? error.statusCode : null;

/** HTTP status and content of an error. An unforeseen error is masked, and logged with the request's id. */
export const refusalOf = (error: unknown, request: FastifyRequest, retryAfter: number): Refusal => {
  if (error instanceof RestFailure) {
    return { http: httpStatusOf(error.formatted.extensions.code), formatted: error.formatted };
  }
  const known = error instanceof GatewayError ? null : frameworkStatus(error);
  const code = known === null ? undefined : FRAMEWORK[known];
  if (known !== null && code !== undefined) {
    const details = code === 'RATE_LIMITED' && retryAfter > 0 ? { retryAfterSeconds: retryAfter } : {};
    return { http: known, formatted: formatError(new GatewayError(code, details), request.log, request.id) };
  }
  const formatted = formatError(error, request.log, request.id);
  return { http: httpStatusOf(formatted.extensions.code), formatted };
};

const retryAfterIn = (details: object): number | null =>
  'retryAfterSeconds' in details && typeof details.retryAfterSeconds === 'number' ? details.retryAfterSeconds : null;

/** The time to wait as HTTP says it, where an error names one. */
export const setRetryAfterHeader = (reply: FastifyReply, { http, formatted }: Refusal): void => {
  const wait = retryAfterIn(formatted.extensions.details);
  if (http === 429 && wait !== null) reply.header('retry-after', wait);
};

/** Answers with the envelope of an error. */
export const sendRefusal = (request: FastifyRequest, reply: FastifyReply, refusal: Refusal): FastifyReply => {
  const { http, formatted } = refusal;
  setRetryAfterHeader(reply, refusal);
  return reply.code(http).send(failed(formatted, localeOf(request.headers.lang)));
};
