import { z } from 'zod';
import { type ConsolationTable, consolationTable } from '../../catalog/consolation/events.ts';
import { integerColumn, rowsAs, type SqlClient } from '../../database/sql.ts';

/** One version of the table that lost dreams draw from. */
export interface ConsolationVersion {
  readonly version: number;
  readonly tableHash: string;
  /** RFC 8785 JSON of `table`: the text that `tableHash` is the hash of. */
  readonly tableText: string;
  readonly table: ConsolationTable;
  /** Of its publication. */
  readonly position: number;
}

const versionRow = z
  .object({ version: integerColumn, table_hash: z.string(), table_text: z.string(), position: integerColumn })
  .transform(
    (row): ConsolationVersion => ({
      version: row.version,
      tableHash: row.table_hash,
      tableText: row.table_text,
      table: consolationTable.parse(JSON.parse(row.table_text)),
      position: row.position,
    }),
  );

const columns = 'version, table_hash, table_text, position';

/** The table that dreams draw from now; null before the first was published. */
export const consolationNow = async (sql: SqlClient): Promise<ConsolationVersion | null> => {
  const text = `SELECT ${columns} FROM consolation_version ORDER BY version DESC LIMIT 1`;
  return rowsAs(versionRow, await sql.query(text))[0] ?? null;
};

/** Any version that there ever was; null for an unknown hash. */
export const consolationByHash = async (sql: SqlClient, tableHash: string): Promise<ConsolationVersion | null> => {
  const text = `SELECT ${columns} FROM consolation_version WHERE table_hash = $1`;
  return rowsAs(versionRow, await sql.query(text, [tableHash]))[0] ?? null;
};
