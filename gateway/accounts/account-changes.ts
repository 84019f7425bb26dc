import { z } from 'zod';
import { rowsAs, type SqlClient } from '../../engine/database/sql.ts';

/** Where to read on: a transaction of the database, as text. */
export type ChangesRead = string;

export interface AccountChanges {
  /**
   * The accounts that changed, or lost a session or key, in transactions that weren't over at `since`; none at the first look, for
   * which `since` is null. Some may be told again, none is missed.
   */
  since(since: ChangesRead | null): Promise<{ readonly accountIds: readonly string[]; readonly next: ChangesRead }>;
}

const changesRow = z.object({ next: z.string(), changed: z.string().nullable() });

/** Reads the changes that the database notes itself, of every writer: this gateway, another one, or the operator. */
export const accountChangesIn = (sql: SqlClient): AccountChanges => ({
  since: async (since) => {
    const found = await sql.query(
      `SELECT pg_snapshot_xmin(pg_current_snapshot())::text AS next,
         (SELECT string_agg(account_id::text, ' ') FROM account_change WHERE changed_in >= $1::xid8) AS changed`,
      [since],
    );
    const [row] = rowsAs(changesRow, found);
    if (row === undefined) throw new Error('a select without a row');
    return { accountIds: row.changed?.split(' ') ?? [], next: row.next };
  },
});
