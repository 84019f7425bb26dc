import { logHead } from '../database/log-head.ts';
import { db, fragment, runQuery } from '../database/queries.ts';
import type { SqlClient } from '../database/sql.ts';

/** A restored database has sealed entries without their openings: no program could say what these did. The message is one line. */
export class OpeningsMissing extends Error {
  override readonly name = 'OpeningsMissing';
}

/** So many entries at either end of the log are looked at: a table that wasn't restored, or not to its end, shows there. */
const LOOKED_AT = 10_000;

/** Bytes that a sealed entry alone holds: within canonical JSON, quotes of other texts are escaped. */
const SEALED = Buffer.from('"type":"Sealed"');

/**
 * Refuses a database whose openings were lost on its way through a backup, before anything is decided from what is left.
 * @throws OpeningsMissing
 */
export const refuseMissingOpenings = async (sql: SqlClient): Promise<void> => {
  const { size } = await logHead(sql);
  // Each end is a range of its own: of one condition for both the planner would make a look at the whole log.
  const entries = db.selectFrom('event').select(['position', 'entry']);
  const ends = entries
    .where('position', '<', LOOKED_AT)
    .unionAll(entries.where('position', '>=', size - LOOKED_AT))
    .as('ends');
  const unopened = db
    .selectFrom(ends)
    .select('position')
    .where(fragment<boolean>`position(${SEALED}::bytea IN entry) > 0`)
    .where(fragment<boolean>`NOT EXISTS (SELECT FROM opening WHERE opening.position = ends.position)`)
    .orderBy('position');
  for (const { position } of await runQuery(sql, unopened.limit(1))) {
    throw new OpeningsMissing(
      `entry ${position} is sealed, and the table opening doesn't hold what opens it: restore that table with the others (docs/operations.md)`,
    );
  }
};
