import { z } from 'zod';
import { integerColumn, rowsAs, type SqlClient } from '../../engine/database/sql.ts';

/** A table or an index, with what lies beside a table because it is too long for its pages. */
export interface OnDisk {
  readonly name: string;
  /** Of an index, its table; null for a table. */
  readonly of: string | null;
  readonly bytes: number;
  /** Of an index, how often it was looked into since the database was made. */
  readonly scans: number;
}

const onDiskRow = z.object({ name: z.string(), of: z.string().nullable(), bytes: integerColumn, scans: integerColumn });

/** Every table and every index that takes room, the largest first. */
export const onDisk = async (sql: SqlClient): Promise<readonly OnDisk[]> =>
  rowsAs(
    onDiskRow,
    await sql.query(
      `SELECT c.relname::text AS name, t.relname::text AS of, coalesce(s.idx_scan, 0) AS scans,
         CASE c.relkind WHEN 'r' THEN pg_table_size(c.oid) ELSE pg_relation_size(c.oid) END AS bytes
       FROM pg_class c LEFT JOIN pg_index i ON i.indexrelid = c.oid LEFT JOIN pg_class t ON t.oid = i.indrelid
       LEFT JOIN pg_stat_user_indexes s ON s.indexrelid = c.oid
       WHERE c.relnamespace = 'public'::regnamespace AND c.relkind IN ('r', 'i')
       ORDER BY bytes DESC, name`,
    ),
  );

const unreadRow = z.object({
  name: z.string(),
  definition: z.string(),
  /** The index of a key: its purpose may be to enforce the key. */
  unique: z.boolean(),
  bytes: integerColumn,
});
/** An index that nothing looked into. */
export type UnreadIndex = Readonly<z.infer<typeof unreadRow>>;

/** Of tables that hold rows: of an empty one no index is read. */
export const unreadIndexes = async (sql: SqlClient): Promise<readonly UnreadIndex[]> =>
  rowsAs(
    unreadRow,
    await sql.query(
      `SELECT s.indexrelname::text AS name, pg_get_indexdef(s.indexrelid) AS definition, i.indisunique AS unique,
         pg_relation_size(s.indexrelid) AS bytes
       FROM pg_stat_user_indexes s JOIN pg_index i USING (indexrelid) JOIN pg_class t ON t.oid = s.relid
       WHERE s.idx_scan = 0 AND t.relpages > 0
       ORDER BY bytes DESC`,
    ),
  );
