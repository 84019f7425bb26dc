import { z } from 'zod';
import { integerColumn, rowsAs, type SqlClient } from './sql.ts';

const head = z
  .object({ position: integerColumn, last_at: integerColumn })
  .transform((row) => ({ size: row.position, lastAt: row.last_at }));

/** How many events the log has, and when the newest was written, in milliseconds since 1970; 0 of an empty log. */
export const logHead = async (sql: SqlClient): Promise<{ readonly size: number; readonly lastAt: number }> => {
  const [row] = rowsAs(head, await sql.query('SELECT position, last_at FROM log_head WHERE id = 1'));
  return row ?? { size: 0, lastAt: 0 };
};
