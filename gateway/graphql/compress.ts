import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { onSendAsyncHookHandler } from 'fastify';

const zip = promisify(gzip);

/** Shorter answers fit into a few packets as they are. */
const WORTH_IT = 4_096;

/** The catalog is text that repeats itself: a phone gets a tenth of it. */
export const compressLong: onSendAsyncHookHandler = async (request, reply, payload) => {
  if (typeof payload !== 'string' || payload.length < WORTH_IT) return payload;
  reply.header('vary', 'accept-encoding');
  if (!/\bgzip\b/.test(request.headers['accept-encoding'] ?? '')) return payload;
  reply.header('content-encoding', 'gzip');
  return zip(payload, { level: 4 });
};
