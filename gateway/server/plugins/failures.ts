import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type ErrorCode, GatewayError } from '../../errors.ts';
import { type FormattedError, formatError } from '../../graphql/error-format.ts';
import { sendRefusal, setRetryAfterHeader } from '../../rest/failure.ts';
import { API_VERSION } from '../../rest/version.ts';

/** HTTP statuses that aren't 200, by what they mean here. */
const STATUS_CODES: Readonly<Record<number, ErrorCode>> = {
  400: 'BAD_REQUEST',
  // Paths that no file can have: with `//`, a backslash or a NUL.
  403: 'NOT_FOUND',
  404: 'NOT_FOUND',
  405: 'METHOD_NOT_ALLOWED',
  408: 'BAD_REQUEST',
  413: 'BODY_TOO_LARGE',
  415: 'BAD_REQUEST',
  429: 'RATE_LIMITED',
  503: 'BUSY',
};

/** Answers of our own that HTTP has a status for; every other one is 200 where GraphQL is spoken. */
const OWN_STATUSES: Readonly<Partial<Record<ErrorCode, number>>> = {
  BAD_REQUEST: 400,
  ORIGIN_NOT_ALLOWED: 403,
  METHOD_NOT_ALLOWED: 405,
  RATE_LIMITED: 429,
};

const statusOf = (error: unknown): number | null =>
  error instanceof Error && 'statusCode' in error && typeof error.statusCode === 'number' ? error.statusCode : null;

/** Errors of GraphQL documents come bundled. */
const bundled = (error: unknown): readonly unknown[] | null =>
  error instanceof Error && 'code' in error && error.code === 'MER_ERR_GQL_VALIDATION' && 'errors' in error
    ? Array.isArray(error.errors)
      ? error.errors
      : []
    : null;

const speaksGraphql = (request: FastifyRequest): boolean =>
  ['/graphql', '/operator/graphql'].includes(request.url.split('?', 1)[0] ?? '');

const speaksRest = (request: FastifyRequest): boolean => /^\/api(\/|\?|$)/.test(request.url);

/** Outside of `/graphql` and `/api`, where codes speak, a browser and a proxy look at the status. */
const statusFor = (error: GatewayError, request: FastifyRequest): number =>
  OWN_STATUSES[error.code] ?? (error.code === 'BUSY' && !speaksGraphql(request) && !speaksRest(request) ? 503 : 200);

/** The body of a refusal: GraphQL's shape at `/graphql`, REST's below `/api`, `{"error": code}` everywhere else. */
export const sendFailure = (
  request: FastifyRequest,
  reply: FastifyReply,
  status: number,
  errors: readonly FormattedError[],
): FastifyReply => {
  const [formatted] = errors;
  reply.header('cache-control', 'no-store');
  if (formatted !== undefined && speaksRest(request)) {
    reply.headers({ 'x-api-version': API_VERSION, 'x-request-id': request.id });
    return sendRefusal(request, reply, { http: status, formatted });
  }
  if (formatted !== undefined) setRetryAfterHeader(reply, { http: status, formatted });
  const first = formatted?.extensions;
  const body = speaksGraphql(request)
    ? { data: null, errors }
    : { error: first?.code ?? 'INTERNAL', details: first?.details ?? {} };
  return reply.code(status).type('application/json; charset=utf-8').send(body);
};

/** Every way in which a request can fail ends here, with a code of `docs/errors.md`. */
export const failures = (app: FastifyInstance): void => {
  app.removeContentTypeParser('text/plain');
  app.setErrorHandler((error, request, reply) => {
    const format = (one: unknown): FormattedError => formatError(one, request.log, request.id);
    const documentErrors = bundled(error);
    if (documentErrors !== null) return sendFailure(request, reply, 200, documentErrors.slice(0, 20).map(format));
    if (error instanceof GatewayError) {
      return sendFailure(request, reply, statusFor(error, request), [format(error)]);
    }
    const status = statusOf(error);
    const code = status === null ? undefined : STATUS_CODES[status];
    if (status === null || code === undefined) {
      // A rule of graphql-js may throw what it should report.
      const formatted = format(error);
      return sendFailure(request, reply, formatted.extensions.code === 'INTERNAL' ? 500 : 200, [formatted]);
    }
    const retryAfter = Number(reply.getHeader('retry-after'));
    const details = status === 429 && retryAfter > 0 ? { retryAfterSeconds: retryAfter } : {};
    return sendFailure(request, reply, status === 403 ? 404 : status, [format(new GatewayError(code, details))]);
  });
};

export const notFound = (request: FastifyRequest, reply: FastifyReply): FastifyReply =>
  sendFailure(request, reply, 404, [formatError(new GatewayError('NOT_FOUND'), request.log, request.id)]);

/** An address that no route can be looked up for. No hook runs before it, and no page is behind it. */
export const refuseUnroutable = (error: FastifyError, request: FastifyRequest, reply: FastifyReply): void => {
  request.log.info({ reason: error.code }, 'an address that is none');
  const code = STATUS_CODES[error.statusCode ?? 400] ?? 'BAD_REQUEST';
  sendFailure(request, reply, error.statusCode ?? 400, [formatError(new GatewayError(code), request.log, request.id)]);
};
