import type { ErrorCode } from '../errors.ts';

/** Answers that HTTP has a status for; every other business error is 200. */
const HTTP_STATUSES: Readonly<Partial<Record<ErrorCode, number>>> = {
  BAD_REQUEST: 400,
  UNAUTHENTICATED: 401,
  METHOD_NOT_ALLOWED: 405,
  BODY_TOO_LARGE: 413,
  RATE_LIMITED: 429,
  INTERNAL: 500,
};

export const httpStatusOf = (code: ErrorCode): number => HTTP_STATUSES[code] ?? 200;
