import { db, defineQuery } from './queries.ts';
import type { SqlClient } from './sql.ts';

const head = defineQuery(() => db.selectFrom('logHead').select(['position as size', 'lastAt']).where('id', '=', 1));

/** How many events the log has, and when the newest was written, in milliseconds since 1970; 0 of an empty log. */
export const logHead = async (sql: SqlClient): Promise<{ readonly size: number; readonly lastAt: number }> =>
  (await head(sql, {}))[0] ?? { size: 0, lastAt: 0 };
