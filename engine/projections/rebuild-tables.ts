import { z } from 'zod';
import { rowsAs, type SqlClient } from '../database/sql.ts';
import type { Projection, TableName } from './projection.ts';

/** Tables of a rebuild stand beside the live ones until they take their names. */
export const besideTable: TableName = (table) => `${table}_rebuild`;

const wholeAfterwards = (projection: Projection, table: string): boolean =>
  projection.appendOnly?.includes(table) === true;

const optionsRow = z.object({ options: z.string().nullable() });

/** Storage parameters of the table, such as how full its pages become: LIKE doesn't copy them. */
const optionsOf = async (sql: SqlClient, table: string): Promise<string> => {
  const text = `SELECT array_to_string(reloptions, ', ') AS options FROM pg_class WHERE oid = $1::regclass`;
  const options = rowsAs(optionsRow, await sql.query(text, [table]))[0]?.options ?? null;
  return options === null ? '' : `WITH (${options})`;
};

/** Empty tables of the live ones' shape; an interrupted rebuild's are thrown away. */
export const createBeside = async (sql: SqlClient, projection: Projection): Promise<void> => {
  for (const table of projection.tables) {
    const except = wholeAfterwards(projection, table) ? 'EXCLUDING INDEXES' : '';
    await sql.query(`DROP TABLE IF EXISTS ${besideTable(table)}`);
    const options = await optionsOf(sql, table);
    await sql.query(`CREATE TABLE ${besideTable(table)} (LIKE ${table} INCLUDING ALL ${except}) ${options}`);
  }
};

const indexRow = z.object({ definition: z.string(), constraint: z.string().nullable() });

/** Gives append-only tables the live ones' indexes: made at once they cost a third of growing with every row. */
export const indexBeside = async (sql: SqlClient, projection: Projection): Promise<void> => {
  for (const table of projection.appendOnly ?? []) {
    const result = await sql.query(
      `SELECT pg_get_indexdef(i.indexrelid) AS definition, pg_get_constraintdef(c.oid) AS constraint
       FROM pg_index i LEFT JOIN pg_constraint c ON c.conindid = i.indexrelid AND c.conrelid = i.indrelid
       WHERE i.indrelid = $1::regclass ORDER BY i.indexrelid`,
      [table],
    );
    for (const { definition, constraint } of rowsAs(indexRow, result)) {
      const unique = definition.startsWith('CREATE UNIQUE') ? 'UNIQUE' : '';
      await sql.query(
        constraint === null
          ? `CREATE ${unique} INDEX ON ${besideTable(table)} ${definition.slice(definition.indexOf(' USING '))}`
          : `ALTER TABLE ${besideTable(table)} ADD ${constraint}`,
      );
    }
  }
};

/** The new tables take the live ones' names. Readers wait for the commit and then see the new rows. */
export const renameBeside = async (sql: SqlClient, projection: Projection): Promise<void> => {
  for (const table of projection.tables) {
    await sql.query(`DROP TABLE ${table}`);
    await sql.query(`ALTER TABLE ${besideTable(table)} RENAME TO ${table}`);
  }
};
