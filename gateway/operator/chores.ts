import { db, runQuery } from '../../engine/database/queries.ts';
import type { SqlClient } from '../../engine/database/sql.ts';
import type { Instant } from '../../engine/kernel/decision.ts';

/** Takes a run of periodic work for this process; false where another process has it, or it isn't due. The next run is due `everyMs` later. */
export const takeRun = async (sql: SqlClient, name: string, now: Instant, everyMs: number): Promise<boolean> => {
  const nextAt = now + everyMs;
  const taking = db
    .insertInto('siteChore')
    .values({ name, nextAt })
    .onConflict((conflict) =>
      conflict
        .column('name')
        .doUpdateSet({ nextAt })
        // A clock that was set back may have left a run that is too far away.
        .where(({ or, eb }) => or([eb('siteChore.nextAt', '<=', now), eb('siteChore.nextAt', '>', nextAt)])),
    )
    .returning('name');
  return (await runQuery(sql, taking)).length > 0;
};
