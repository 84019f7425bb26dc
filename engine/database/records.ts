import type { z } from 'zod';
import type { SqlClient } from './sql.ts';

/*
 * Rows in the words of the program: the column `player_id` is the field `playerId`. So a row's columns stand in its schema
 * alone, and in the type that follows from it.
 */

/** `player_id` of `playerId`. */
export const columnOf = (field: string): string => field.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
/** `playerId` of `player_id`. */
export const fieldOf = (column: string): string =>
  column.replaceAll(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());

/** The columns of a schema's fields, as SELECT lists them. */
export const columnsOf = (schema: z.ZodObject): string => Object.keys(schema.shape).map(columnOf).join(', ');

/** @throws z.ZodError when the database holds what the program never wrote. */
export const recordsAs = <Row>(
  schema: z.ZodType<Row>,
  { rows }: { readonly rows: readonly unknown[] },
): readonly Row[] => {
  const columns = Object.keys(rows[0] ?? {}).map((column) => [column, fieldOf(column)] as const);
  const fields = (row: unknown) => columns.map(([column, field]) => [field, Reflect.get(Object(row), column)]);
  return rows.map((row) => schema.parse(Object.fromEntries(fields(row))));
};

/**
 * Inserts one row, of any kind of value. The SQL in `behind` follows the values and may call the row that is there `old`.
 * Answers the rows that it returns.
 */
export const insertRecord = (sql: SqlClient, table: string, record: object, behind = '') => {
  const fields = Object.keys(record);
  const places = fields.map((_, index) => `$${index + 1}`);
  const text = `INSERT INTO ${table} AS old (${fields.map(columnOf).join(', ')}) VALUES (${places.join(', ')}) ${behind}`;
  return sql.query(text, Object.values(record));
};

/** The `behind` of a row that takes the place of the row with the same key, in those fields. */
export const replacing = (key: string, ...fields: readonly string[]): string =>
  `ON CONFLICT (${columnOf(key)}) DO UPDATE SET ${fields.map((field) => `${columnOf(field)} = excluded.${columnOf(field)}`).join(', ')}`;

const SQL_TYPES: Readonly<Record<string, string>> = {
  string: 'text[]',
  number: 'bigint[]',
  bigint: 'numeric[]',
  boolean: 'boolean[]',
};

/**
 * Inserts rows of text, whole numbers, truth values and nulls with one statement; all have the fields of the first. The SQL in
 * `behind` follows the values and may call the row that is there `old`. @throws RangeError for a value of another kind
 */
export const insertRecords = async (
  sql: SqlClient,
  table: string,
  rows: readonly object[],
  behind = '',
): Promise<void> => {
  const [first] = rows;
  if (first === undefined) return;
  const fields = Object.keys(first);
  const values: (readonly unknown[])[] = [];
  const selected = fields.map((field) => {
    const column = rows.map((row): unknown => Reflect.get(row, field));
    const known = column.find((value) => value !== null);
    if (known === undefined) return 'NULL';
    const type = SQL_TYPES[typeof known];
    if (type === undefined) throw new RangeError(`${field} is neither text nor a whole number nor a truth value`);
    return `unnest($${values.push(column)}::${type})`;
  });
  await sql.query(
    `INSERT INTO ${table} AS old (${fields.map(columnOf).join(', ')}) SELECT ${selected.join(', ')} ${behind}`,
    values,
  );
};
