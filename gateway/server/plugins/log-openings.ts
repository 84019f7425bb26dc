import type { FastifyInstance } from 'fastify';
import { db, runQuery } from '../../../engine/database/queries.ts';
import type { SqlClient } from '../../../engine/database/sql.ts';
import type { Opening } from '../../../engine/log/commitment.ts';
import { TILE_WIDTH } from '../../../engine/log/merkle.ts';
import { encodeOpenings } from '../../../engine/log/openings.ts';
import { publishedSize } from '../../../engine/log/tile-store.ts';
import { OPENINGS_FOLDER, parseLogPath, tilePath } from '../../../engine/log/tiles.ts';
import type { GatewayPorts } from '../../ports.ts';
import type { Auditors } from '../../site/auditors/auditors.ts';
import { mayRead, refuseAuditor } from './auditor-rights.ts';
import { notFound } from './failures.ts';

/** The openings of `width` entries from the position `from`; null for an entry without one. */
export const openingsIn = async (sql: SqlClient, from: number, width: number): Promise<readonly (Opening | null)[]> => {
  const openings = db.selectFrom('opening').select(['position', 'salt', 'entry']);
  const asked = openings.where('position', '>=', from).where('position', '<', from + width);
  const found = new Map((await runQuery(sql, asked)).map(({ position, ...opening }) => [position, opening]));
  return Array.from({ length: width }, (_, at) => found.get(from + at) ?? null);
};

/** Serves the openings of each published bundle to auditors with the right to them. See `docs/audit-format.md`. */
export const servedOpenings = (
  app: FastifyInstance,
  { tiles, sql, auditors }: Pick<GatewayPorts, 'tiles' | 'sql'> & { readonly auditors: Auditors },
): void => {
  app.get<{ Params: { '*': string } }>(`/log/${OPENINGS_FOLDER}/*`, async (request, reply) => {
    reply.header('cache-control', 'no-store');
    if (!(await mayRead(request, auditors, 'openings'))) return refuseAuditor(reply);
    const resource = parseLogPath(`${OPENINGS_FOLDER}/${request.params['*']}`);
    if (resource?.kind !== 'openings') return notFound(request, reply);
    const { index, width } = resource;
    // Entries that no checkpoint covers yet aren't published; nor are their openings.
    if (index * TILE_WIDTH + width > (await publishedSize(tiles))) return notFound(request, reply);
    if ((await tiles.read(tilePath(0, index, width))) === null) return notFound(request, reply);
    const bytes = encodeOpenings(await openingsIn(sql, index * TILE_WIDTH, width));
    return reply.type('application/octet-stream').send(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length));
  });
};
