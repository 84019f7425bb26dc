import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { db, defineQuery, fragment, type Given } from '../../../engine/database/queries.ts';
import type { SqlClient } from '../../../engine/database/sql.ts';
import { isPlayerId } from '../../../engine/kernel/ids.ts';
import type { Auditors } from '../../site/auditors/auditors.ts';
import { PRICES } from '../work/prices.ts';
import { mayRead, refuseAuditor } from './auditor-rights.ts';

export const MAX_ROWS = 500;

const stateQuery = z.strictObject({
  after: z.string().refine(isPlayerId).optional(),
  limit: z
    .string()
    .regex(/^[1-9]\d{0,2}$/)
    .transform(Number)
    .refine((limit) => limit <= MAX_ROWS)
    .optional(),
});

const playerRow = z.object({
  playerId: z.string(),
  version: z.string().transform(Number),
  coin: z.string(),
  points: z.string(),
  locked: z.string(),
  items: z.string().transform(Number),
  backpack: z.string(),
});

/** One statement, so that everything in a page is of one moment. */
const statePage = defineQuery((given: Given<{ after: string; limit: number }>) =>
  db.selectNoFrom([
    fragment<number>`(SELECT position FROM log_head WHERE id = 1)`.as('position'),
    fragment<string | null>`
      (SELECT json_object_agg(account || '/' || balance, amount::text) FROM house_account)::text`.as('house'),
    fragment<string | null>`(SELECT json_agg(page) FROM (
      SELECT substr(s.stream_id, 8) AS "playerId", s.version::text AS version,
             coalesce(w.coin, 0)::text AS coin, coalesce(w.points, 0)::text AS points,
             coalesce(w.locked, 0)::text AS locked,
             held.items::text AS items, encode(sha256(convert_to(held.lines, 'UTF8')), 'hex') AS backpack
        FROM stream s
        LEFT JOIN wallet w ON w.player_id = substr(s.stream_id, 8)
        CROSS JOIN LATERAL (
          SELECT count(*) AS items,
                 coalesce(string_agg(i.item_id || '|' || i.skin_id || '|' || i.wear || '|'
                   || coalesce(i.float::text, '') || '|' || i.value || chr(10), ''
                   ORDER BY i.item_id), '') AS lines
            FROM item i WHERE i.player_id = substr(s.stream_id, 8) AND i.state = 'held') held
       WHERE s.stream_id LIKE 'player-%' AND s.stream_id > 'player-' || ${given('after')}
       ORDER BY s.stream_id LIMIT ${given('limit')}) page)::text`.as('rows'),
  ]),
);

type House = Record<string, Record<string, string>>;

const houseFrom = (text: string | null): House => {
  const house: House = {};
  for (const [key, amount] of Object.entries(z.record(z.string(), z.string()).parse(JSON.parse(text ?? '{}')))) {
    const [account = '', balance = ''] = key.split('/');
    house[account] = { ...house[account], [balance]: amount };
  }
  return house;
};

/** A page of players behind one, as auditors get it. */
export const readState = async (sql: SqlClient, after: string, limit: number) => {
  const [row] = await statePage(sql, { after, limit: limit + 1 });
  if (row === undefined) throw new Error('the state has no row');
  const players = z.array(playerRow).parse(JSON.parse(row.rows ?? '[]'));
  return {
    position: row.position,
    house: houseFrom(row.house),
    rows: players.slice(0, limit),
    more: players.length > limit,
  };
};

/**
 * Serves the state that the site shows to auditors with the right to it, who compare it with the log. See
 * `docs/audit-format.md`.
 */
export const servedState = (app: FastifyInstance, sql: SqlClient, auditors: Auditors): void => {
  app.get('/log/state', { config: { work: PRICES.statePage } }, async (request, reply) => {
    reply.header('cache-control', 'no-store');
    if (!(await mayRead(request, auditors, 'state'))) return refuseAuditor(reply);
    const query = stateQuery.safeParse(request.query);
    if (!query.success) return reply.code(400).send({ error: 'INVALID_INPUT' });
    return readState(sql, query.data.after ?? '', query.data.limit ?? MAX_ROWS);
  });
};
