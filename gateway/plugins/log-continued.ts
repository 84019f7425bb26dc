import { z } from 'zod';
import { rowsAs, type SqlClient } from '../../engine/database/sql.ts';
import { siteLogStream } from '../../engine/kernel/ids.ts';
import { statementOf } from '../../engine/log/continuation.ts';
import { decodeEntry } from '../../engine/log/entry.ts';
import { joinNotes, MAX_KEY_CHANGES } from '../../engine/log/key-history.ts';
import { nodeHashing } from '../../engine/node-hashing.ts';

const row = z.object({ entry: z.instanceof(Uint8Array) });

/** What the old keys stated of losses, among the entries that are published: oldest first, joined like changes of the key. */
export const statementsIn = async (sql: SqlClient, published: number): Promise<Uint8Array> => {
  const found = await sql.query(
    `SELECT entry FROM event WHERE stream_id = $1 AND type = 'LogContinued' AND position < $2 ORDER BY version LIMIT $3`,
    [siteLogStream, published, MAX_KEY_CHANGES],
  );
  const notes = rowsAs(row, found).flatMap(({ entry }) => {
    const { event } = decodeEntry(entry);
    const statement = event.type === 'LogContinued' ? statementOf(nodeHashing, event.data) : null;
    return statement === null ? [] : [statement.note];
  });
  return joinNotes(notes);
};
