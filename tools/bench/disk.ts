import { db, fragment, runQuery } from '../../engine/database/queries.ts';
import type { SqlClient } from '../../engine/database/sql.ts';

/** A table or an index, with what lies beside a table because it is too long for its pages. */
export interface OnDisk {
  readonly name: string;
  /** Of an index, its table; null for a table. */
  readonly of: string | null;
  readonly bytes: number;
  /** Of an index, how often it was looked into since the database was made. */
  readonly scans: number;
}

/** The columns that are read here of the catalog of PostgreSQL. */
const catalog = db.withTables<{
  pg_class: { oid: number; relkind: string; relpages: number };
  pg_index: { indexrelid: number; indrelid: number; indisunique: boolean };
  pg_stat_user_indexes: { relid: number; indexrelid: number; idx_scan: number };
}>();

/** Every table and every index that takes room, the largest first. */
export const onDisk = (sql: SqlClient): Promise<readonly OnDisk[]> =>
  runQuery(
    sql,
    catalog
      .selectFrom('pg_class as c')
      .leftJoin('pg_index as i', 'i.indexrelid', 'c.oid')
      .leftJoin('pg_class as t', 't.oid', 'i.indrelid')
      .leftJoin('pg_stat_user_indexes as s', 's.indexrelid', 'c.oid')
      .select([
        fragment<string>`c.relname::text`.as('name'),
        fragment<string | null>`t.relname::text`.as('of'),
        fragment<number>`coalesce(s.idx_scan, 0)`.as('scans'),
        fragment<number>`CASE c.relkind WHEN 'r' THEN pg_table_size(c.oid) ELSE pg_relation_size(c.oid) END`.as(
          'bytes',
        ),
      ])
      .where(fragment<boolean>`c.relnamespace = 'public'::regnamespace`)
      .where('c.relkind', 'in', ['r', 'i'])
      .orderBy('bytes', 'desc')
      .orderBy('name'),
  );

/** An index that nothing looked into. */
export interface UnreadIndex {
  readonly name: string;
  readonly definition: string;
  /** The index of a key: its purpose may be to enforce the key. */
  readonly unique: boolean;
  readonly bytes: number;
}

/** Of tables that hold rows: of an empty one no index is read. */
export const unreadIndexes = (sql: SqlClient): Promise<readonly UnreadIndex[]> =>
  runQuery(
    sql,
    catalog
      .selectFrom('pg_stat_user_indexes as s')
      .innerJoin('pg_index as i', 'i.indexrelid', 's.indexrelid')
      .innerJoin('pg_class as t', 't.oid', 's.relid')
      .select([
        fragment<string>`s.indexrelname::text`.as('name'),
        fragment<string>`pg_get_indexdef(s.indexrelid)`.as('definition'),
        'i.indisunique as unique',
        fragment<number>`pg_relation_size(s.indexrelid)`.as('bytes'),
      ])
      .where('s.idx_scan', '=', 0)
      .where('t.relpages', '>', 0)
      .orderBy('bytes', 'desc'),
  );
