import { z } from 'zod';
import { logHead } from '../database/log-head.ts';
import { integerColumn, rowsAs, type SqlClient } from '../database/sql.ts';

/** A restored database has sealed entries without their openings: no program could say what these did. The message is one line. */
export class OpeningsMissing extends Error {
  override readonly name = 'OpeningsMissing';
}

/** So many entries at either end of the log are looked at: a table that wasn't restored, or not to its end, shows there. */
const LOOKED_AT = 10_000;

/** Bytes that a sealed entry alone holds: within canonical JSON, quotes of other texts are escaped. */
const SEALED = Buffer.from('"type":"Sealed"');

const row = z.object({ position: integerColumn });

/**
 * Refuses a database whose openings were lost on its way through a backup, before anything is decided from what is left.
 * @throws OpeningsMissing
 */
export const refuseMissingOpenings = async (sql: SqlClient): Promise<void> => {
  const { size } = await logHead(sql);
  // Each end is a range of its own: of one condition for both the planner would make a look at the whole log.
  const found = await sql.query(
    `SELECT position FROM (
       SELECT position, entry FROM event WHERE position < $1
       UNION ALL SELECT position, entry FROM event WHERE position >= $2) AS ends
      WHERE position($3::bytea IN entry) > 0
        AND NOT EXISTS (SELECT FROM opening WHERE opening.position = ends.position)
      ORDER BY position LIMIT 1`,
    [LOOKED_AT, size - LOOKED_AT, SEALED],
  );
  for (const { position } of rowsAs(row, found)) {
    throw new OpeningsMissing(
      `entry ${position} is sealed, and the table opening doesn't hold what opens it: restore that table with the others (docs/operations.md)`,
    );
  }
};
