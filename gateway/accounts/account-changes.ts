import { db, defineQuery, fragment, type Given } from '../../engine/database/queries.ts';
import type { SqlClient } from '../../engine/database/sql.ts';

/** Where to read on: a transaction of the database, as text. */
export type ChangesRead = string;

export interface AccountChanges {
  /**
   * The accounts that changed, or lost a session or key, in transactions that weren't over at `since`; none at the first look, for
   * which `since` is null. Some may be told again, none is missed.
   */
  since(since: ChangesRead | null): Promise<{ readonly accountIds: readonly string[]; readonly next: ChangesRead }>;
}

const changed = defineQuery((given: Given<{ since: ChangesRead | null }>) =>
  db.selectNoFrom(({ selectFrom }) => [
    fragment<ChangesRead>`pg_snapshot_xmin(pg_current_snapshot())::text`.as('next'),
    selectFrom('accountChange')
      .select(fragment<string | null>`string_agg(account_id::text, ' ')`.as('ids'))
      .where(fragment<boolean>`changed_in >= ${given('since')}::xid8`)
      .as('changed'),
  ]),
);

/** Reads the changes that the database notes itself, of every writer: this gateway, another one, or the operator. */
export const accountChangesIn = (sql: SqlClient): AccountChanges => ({
  since: async (since) => {
    const [row] = await changed(sql, { since });
    if (row === undefined) throw new Error('a select without a row');
    return { accountIds: row.changed?.split(' ') ?? [], next: row.next };
  },
});
