import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { utf8 } from '../../../engine/fairness/bytes.ts';
import { TILE_WIDTH } from '../../../engine/log/merkle.ts';
import { receiptOf } from '../../../engine/log/receipt.ts';
import { formatReplayed, REPLAYED_PATH } from '../../../engine/log/replayed.ts';
import { publishedSize } from '../../../engine/log/tile-store.ts';
import {
  CONTINUED_PATH,
  KEYS_PATH,
  type LogResource,
  PROMISE_KEYS_PATH,
  parseLogPath,
  WITNESSED_SIZE_PATH,
  WITNESSES_PATH,
} from '../../../engine/log/tiles.ts';
import { formatSize } from '../../../engine/log/witness/add-checkpoint.ts';
import { nodeHashing } from '../../../engine/node-hashing.ts';
import type { GatewayPorts } from '../../ports.ts';
import { auditorsIn } from '../../site/auditors/auditors.ts';
import { replaysIn } from '../../site/auditors/replays.ts';
import { compressed } from '../compression.ts';
import { PRICES } from '../work/prices.ts';
import { notFound } from './failures.ts';
import { statementsIn } from './log-continued.ts';
import { servedOpenings } from './log-openings.ts';
import { takenReplays } from './log-replayed.ts';
import { servedState } from './log-state.ts';

const IMMUTABLE = 'public, max-age=31536000, immutable';
/** The bytes of a partial tile never change, but no client asks for it once the full tile is there. */
const PARTIAL = 'public, max-age=86400, immutable';
/** Clients keep a growing resource, too, but ask for it again each time; mostly the answer is 304. */
const GROWING = 'no-cache';

const TEXT = 'text/plain; charset=utf-8';
const BYTES = 'application/octet-stream';
const JSON_TEXT = 'application/json; charset=utf-8';

interface Served {
  readonly bytes: Uint8Array;
  readonly type: string;
  readonly caching: string;
  /** Entries and notes are text that repeats itself; hashes aren't. */
  readonly compressible: boolean;
}

const servedAs = (resource: LogResource, bytes: Uint8Array): Served =>
  'width' in resource
    ? {
        bytes,
        type: BYTES,
        caching: resource.width === TILE_WIDTH ? IMMUTABLE : PARTIAL,
        compressible: resource.kind !== 'tile',
      }
    : { bytes, type: TEXT, caching: GROWING, compressible: false };

/** The bytes of lists that are still empty: a client gets an empty list, not a refusal. */
const EMPTY_LISTS: Readonly<Partial<Record<LogResource['kind'], Uint8Array>>> = {
  [KEYS_PATH]: new Uint8Array(0),
  [PROMISE_KEYS_PATH]: new Uint8Array(0),
  [WITNESSES_PATH]: new Uint8Array(0),
  [WITNESSED_SIZE_PATH]: utf8(formatSize(0)),
};

/** Weak, because it is the same for the compressed bytes. */
const tagOf = (bytes: Uint8Array): string =>
  `W/"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`;

const knows = (request: FastifyRequest, tag: string): boolean => {
  const known = request.headers['if-none-match'] ?? '';
  return known === '*' || known.split(',').some((one) => one.trim() === tag);
};

const serve = async (request: FastifyRequest, reply: FastifyReply, served: Served): Promise<FastifyReply> => {
  const { bytes, type, caching, compressible } = served;
  const tag = tagOf(bytes);
  reply.header('cache-control', caching).header('etag', tag);
  if (compressible) reply.header('vary', 'accept-encoding');
  if (knows(request, tag)) return reply.code(304).send();
  reply.type(type);
  const whole = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
  return reply.send(compressible ? await compressed(request, reply, whole) : whole);
};

/** The published log, readable from any page. See `docs/audit-format.md`. */
export const publishedLog = (app: FastifyInstance, { tiles, sql, sealed, randomBytes }: GatewayPorts): void => {
  /**
   * A bundle is written before its checkpoint: until a published checkpoint covers it, no client may read its seeds.
   */
  const isPublished = async (resource: LogResource): Promise<boolean> => {
    if (resource.kind !== 'bundle') return true;
    const end = resource.index * TILE_WIDTH + resource.width;
    if (end <= sealed().size) return true;
    return end <= (await publishedSize(tiles));
  };

  app.addHook('onRequest', async (request, reply) => {
    if (request.url.startsWith('/log/')) {
      reply
        .header('access-control-allow-origin', '*')
        .header('access-control-expose-headers', 'etag, retry-after')
        .header('cross-origin-resource-policy', 'cross-origin');
    }
  });

  const auditors = auditorsIn(sql, randomBytes);
  servedState(app, sql, auditors);
  servedOpenings(app, { tiles, sql, auditors });
  const replays = replaysIn(sql);
  takenReplays(app, { tiles, auditors, replays });
  app.get(`/log/${REPLAYED_PATH}`, async (request, reply) => {
    const bytes = formatReplayed(await replays.published());
    return serve(request, reply, { bytes, type: JSON_TEXT, caching: GROWING, compressible: false });
  });

  app.get<{ Params: { position: string } }>(
    '/log/proof/:position',
    { config: { work: PRICES.receipt } },
    async (request, reply) => {
      const { position } = request.params;
      const asked = /^(0|[1-9][0-9]{0,14})$/.test(position);
      const receipt = asked ? await receiptOf(nodeHashing, (path) => tiles.read(path), Number(position)) : null;
      if (receipt === null) return notFound(request, reply);
      const { bytes, witnessed } = receipt;
      reply.header('content-disposition', `inline; filename="${position}.tlog-proof"`);
      return serve(request, reply, { bytes, type: TEXT, caching: witnessed ? PARTIAL : GROWING, compressible: false });
    },
  );

  app.get(`/log/${CONTINUED_PATH}`, async (request, reply) => {
    const bytes = await statementsIn(sql, await publishedSize(tiles));
    return serve(request, reply, { bytes, type: TEXT, caching: GROWING, compressible: false });
  });

  app.get<{ Params: { '*': string } }>('/log/*', async (request, reply) => {
    const path = request.params['*'];
    const resource = parseLogPath(path);
    if (resource === null || resource.kind === 'openings') return notFound(request, reply);
    if (!(await isPublished(resource))) return notFound(request, reply);
    const bytes = (await tiles.read(path)) ?? EMPTY_LISTS[resource.kind] ?? null;
    if (bytes === null) return notFound(request, reply);
    return serve(request, reply, servedAs(resource, bytes));
  });
};
