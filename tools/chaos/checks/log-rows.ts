import type pg from 'pg';
import { z } from 'zod';

/** A row of the log, read without the site's own code. */
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
  stream_id: z.string(),
  version: z.coerce.number(),
  entry: z.instanceof(Buffer),
  leaf_hash: z.instanceof(Buffer),
});
const envelope = z.object({
  stream: z.string(),
  type: z.string(),
  at: z.iso.datetime({ precision: 3 }),
  data: z.object({ commandId: z.string().optional() }),
});

const CHUNK = 5_000;

/** The whole log in the order of its positions. `sql` parses no types of its own. */
export const readRows = async (sql: pg.Client): Promise<readonly LogRow[]> => {
  const rows: LogRow[] = [];
  for (;;) {
    const { rows: found } = await sql.query(
      `SELECT event.position, stream_id, version, coalesce(opening.entry, event.entry) AS entry, leaf_hash
         FROM event LEFT JOIN opening USING (position) WHERE event.position > $1 ORDER BY event.position LIMIT $2`,
      [rows.at(-1)?.position ?? -1, CHUNK],
    );
    for (const one of found) {
      const { position, stream_id, version, entry, leaf_hash } = row.parse(one);
      const { stream, type, at, data } = envelope.parse(JSON.parse(entry.toString()));
      if (stream !== stream_id) throw new Error(`position ${position} contradicts its entry`);
      const commandId = data.commandId ?? null;
      rows.push({ position, stream, version, type, at: Date.parse(at), commandId, entry, leaf: leaf_hash });
    }
    if (found.length < CHUNK) return rows;
  }
};
