import cors from '@fastify/cors';
import type { FastifyInstance } from 'fastify';
import { LOG_POSITION, MIN_POSITION } from '../../graphql/read-position.ts';

/** The headers that clients on other hosts may send. */
const SENT = [
  'authorization',
  'content-type',
  'idempotency-key',
  'lang',
  MIN_POSITION,
  'token',
  'traceparent',
  'x-request-id',
];
/** The headers that clients on other hosts may read. */
const READ = [
  LOG_POSITION,
  'retry-after',
  'x-api-version',
  'x-ratelimit-limit',
  'x-ratelimit-remaining',
  'x-ratelimit-reset',
  'x-request-id',
];
/** Seconds for which browsers remember what may be asked: the most that Chromium does. */
const REMEMBERED_SECONDS = 7_200;

/** The routes of the log set their own headers, for pages of all origins. */
const isLog = (url: string): boolean => /^\/log(\/|\?|$)/.test(url);
const isPicture = (url: string): boolean => /^\/(art|avatars)\//.test(url);

/**
 * Lets pages of the configured origins call the API. The one cookie, an operator's, is for pages of the site itself, so no
 * credentials are allowed, and pages of any other origin get no header at all.
 */
export const crossOrigin = async (app: FastifyInstance, allowedOrigins: readonly string[]): Promise<void> => {
  if (allowedOrigins.length === 0) return;
  const allowed = new Set(allowedOrigins);
  app.addHook('onRequest', ({ url }, reply, done) => {
    if (isPicture(url)) reply.header('cross-origin-resource-policy', 'cross-origin');
    done();
  });
  await app.register(cors, {
    delegator: ({ url, headers: { origin } }, answer) =>
      answer(null, {
        origin: origin !== undefined && allowed.has(origin) && !isLog(url ?? '') ? origin : false,
        methods: ['GET', 'HEAD', 'POST'],
        allowedHeaders: SENT,
        exposedHeaders: READ,
        maxAge: REMEMBERED_SECONDS,
      }),
  });
};
