import fastify, { type FastifyBaseLogger } from 'fastify';
import type { Configuration } from './site/configuration/environment.ts';

/** Where a header or a body could ever come along by accident. */
const NEVER_LOGGED = [
  'req.headers',
  'headers.authorization',
  'headers.cookie',
  'err.config',
  '*.password',
  '*.token',
  '*.smsCode',
  '*.phone',
  '*.serverSeed',
  '*.salt',
];

/** JSON lines on standard error: ids and reasons. A request is its method and path, without address or query. */
export const loggerOf = (level: Configuration['GLASSCASE_LOG_LEVEL']): FastifyBaseLogger =>
  fastify({
    logger: {
      level,
      stream: process.stderr,
      base: null,
      redact: NEVER_LOGGED,
      serializers: {
        req: (request) => ({ method: request.method, path: request.url?.split('?', 1)[0] }),
      },
    },
  }).log;
