import type pg from 'pg';
import { z } from 'zod';
import { db, runQuery } from '../../../engine/database/queries.ts';

/** A row of the log, read without the site’s own readers of the log. */
export interface LogRow {
  readonly position: number;
  readonly stream: string;
  readonly version: number;
  readonly type: string;
  /** Milliseconds. */
  readonly at: number;
  /** Null where an event doesn't name one. */
  readonly commandId: string | null;
  /** Whole, also of a sealed one. */
  readonly entry: Buffer;
  readonly leaf: Buffer;
}

const row = z.object({
  position: z.string().transform(Number),
  streamId: z.string(),
  version: z.coerce.number(),
  entry: z.instanceof(Buffer),
  leafHash: z.instanceof(Buffer),
});
const envelope = z.object({
  stream: z.string(),
  type: z.string(),
  at: z.iso.datetime({ precision: 3 }),
  data: z.object({ commandId: z.string().optional() }),
});

const CHUNK = 5_000;

const whole = db
  .selectFrom('event')
  .leftJoin('opening', 'opening.position', 'event.position')
  .select(['event.position', 'event.streamId', 'event.version', 'event.leafHash'])
  .select(({ fn }) => fn.coalesce('opening.entry', 'event.entry').as('entry'));

/** The whole log in the order of its positions. `sql` parses no types of its own. */
export const readRows = async (sql: pg.Client): Promise<readonly LogRow[]> => {
  const rows: LogRow[] = [];
  for (;;) {
    const further = whole.where('event.position', '>', rows.at(-1)?.position ?? -1);
    const found = await runQuery(sql, further.orderBy('event.position').limit(CHUNK));
    for (const one of found) {
      const { position, streamId, version, entry, leafHash: leaf } = row.parse(one);
      const { stream, type, at, data } = envelope.parse(JSON.parse(entry.toString()));
      if (stream !== streamId) throw new Error(`position ${position} contradicts its entry`);
      const commandId = data.commandId ?? null;
      rows.push({ position, stream, version, type, at: Date.parse(at), commandId, entry, leaf });
    }
    if (found.length < CHUNK) return rows;
  }
};
