import { z } from 'zod';
import { integerColumn, rowsAs, type SqlClient } from '../../engine/database/sql.ts';
import { siteLogStream } from '../../engine/kernel/ids.ts';
import { statementOf } from '../../engine/log/continuation.ts';
import { decodeEntry } from '../../engine/log/entry.ts';
import { joinNotes, MAX_KEY_CHANGES } from '../../engine/log/key-history.ts';
import { nodeHashing } from '../../engine/node-hashing.ts';
import type { LogContinued } from '../../engine/site/events.ts';

const row = z.object({ position: integerColumn, entry: z.instanceof(Uint8Array) });

/** A loss that the log tells of, and where its entry stands. */
export interface LossInLog {
  readonly position: number;
  readonly data: LogContinued['data'];
}

/** Losses that the first so many entries tell of, oldest first. */
export const lossesIn = async (sql: SqlClient, entries: number): Promise<readonly LossInLog[]> => {
  const found = await sql.query(
    `SELECT position, entry FROM event WHERE stream_id = $1 AND type = 'LogContinued' AND position < $2 ORDER BY version LIMIT $3`,
    [siteLogStream, entries, MAX_KEY_CHANGES],
  );
  return rowsAs(row, found).flatMap(({ position, entry }) => {
    const { event } = decodeEntry(entry);
    return event.type === 'LogContinued' ? [{ position, data: event.data }] : [];
  });
};

/** The old keys' statements of losses in the published entries: oldest first, joined like changes of the key. */
export const statementsIn = async (sql: SqlClient, published: number): Promise<Uint8Array> =>
  joinNotes(
    (await lossesIn(sql, published)).flatMap(({ data }) => {
      const statement = statementOf(nodeHashing, data);
      return statement === null ? [] : [statement.note];
    }),
  );
