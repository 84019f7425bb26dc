import { z } from 'zod';
import type { Database } from '../../engine/database/open-database.ts';
import { rowsAs, type SqlClient } from '../../engine/database/sql.ts';
import type { LogSource } from '../../engine/log/log-source.ts';
import { logSize } from '../../engine/projections/read-log.ts';

const entryRow = z.object({ entry: z.instanceof(Uint8Array) });

/** The log as the sealer reads it: in the background, behind clients that wait for an answer. */
export const logSourceOf = (database: Database): LogSource => {
  const sql: SqlClient = {
    query: (text, values) => database.run('background', (session) => session.query(text, values)),
  };
  return {
    head: () => logSize(sql),
    readEntries: async (from, limit) => {
      const text = 'SELECT entry FROM event WHERE position >= $1 ORDER BY position LIMIT $2';
      return rowsAs(entryRow, await sql.query(text, [from, limit])).map(({ entry }) => entry);
    },
    durable: () => database.durable(),
  };
};
