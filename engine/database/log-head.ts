import { db, defineQuery } from './queries.ts';
import type { SqlClient } from './sql.ts';

const head = defineQuery(() => db.selectFrom('logHead').select(['position as size', 'lastAt']).where('id', '=', 1));

/**
 * The number of events in the log, and the moment of the newest, in milliseconds since 1970; 0 of an empty log.
 * @throws Error where the row that a migration writes is gone
 */
export const logHead = async (sql: SqlClient): Promise<{ readonly size: number; readonly lastAt: number }> => {
  const [found] = await head(sql, {});
  if (found === undefined) throw new Error('log_head has no row: the database is damaged');
  return found;
};
