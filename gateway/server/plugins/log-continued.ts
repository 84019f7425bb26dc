import { db, runQuery } from '../../../engine/database/queries.ts';
import type { SqlClient } from '../../../engine/database/sql.ts';
import { siteLogStream } from '../../../engine/kernel/ids.ts';
import { statementOf } from '../../../engine/log/continuation.ts';
import { decodeEntry } from '../../../engine/log/entry.ts';
import { joinNotes, MAX_KEY_CHANGES } from '../../../engine/log/key-history.ts';
import { nodeHashing } from '../../../engine/node-hashing.ts';
import type { LogContinued } from '../../../engine/site/events.ts';

/** A loss that the log tells of, and where its entry stands. */
export interface LossInLog {
  readonly position: number;
  readonly data: LogContinued['data'];
}

/** Losses that the first so many entries tell of, oldest first. */
export const lossesIn = async (sql: SqlClient, entries: number): Promise<readonly LossInLog[]> => {
  const told = db
    .selectFrom('event')
    .select(['position', 'entry'])
    .where('streamId', '=', siteLogStream)
    .where('type', '=', 'LogContinued')
    .where('position', '<', entries)
    .orderBy('version')
    .limit(MAX_KEY_CHANGES);
  return (await runQuery(sql, told)).flatMap(({ position, entry }) => {
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
