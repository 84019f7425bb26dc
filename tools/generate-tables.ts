import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { ColumnMetadata, TableMetadata } from 'kysely';
import { kyselyOver } from '../engine/database/kysely-dialect.ts';
import { openDatabase } from '../engine/database/open-database.ts';
import { db, fragment, runQuery } from '../engine/database/queries.ts';
import { columnOf, fieldOf } from '../engine/database/records.ts';
import type { SqlClient } from '../engine/database/sql.ts';
import { readCommandLine } from '../scripts/command-line.ts';

/**
 * `node tools/generate-tables.ts` migrates a database in memory, reads its catalog and writes the types of all tables. With
 * `--check` it writes nothing and fails when it would write something else.
 */
const folder = fileURLToPath(new URL('../migrations/', import.meta.url));
const target = new URL('../engine/database/generated/tables.ts', import.meta.url);

/**
 * Columns of 64 bits that hold money and are `bigint` to the program. Every other column of 64 bits holds a position, a count or
 * a moment, and is a `number`. A name means one of the two in all tables.
 */
const MONEY = new Set(
  (
    'after amount bonus coin cost day_value day_won deposit given_back locked month_value month_won most pay_amount points price ' +
    'receivable reversed score staked total value week_value week_won won worth'
  ).split(' '),
);

/** A view has no column that is declared NOT NULL. In these views no column is ever null. */
const WITHOUT_NULLS: ReadonlySet<string> = new Set(['whole_event']);

const TYPES: Readonly<Record<string, string>> = {
  bool: 'boolean',
  bytea: 'Uint8Array',
  int2: 'number',
  int4: 'number',
  numeric: 'string',
  text: 'string',
  timestamptz: 'Date',
  uuid: 'string',
  xid8: 'string',
  _int4: 'readonly number[]',
  _text: 'readonly string[]',
};

/** A check that a column of text is one of a list, as PostgreSQL writes it, and each text of the list. */
const ONE_OF = /^CHECK \(\((\w+) = ANY \(ARRAY\[((?:'(?:[^']|'')*'::text(?:, )?)+)\]\)\)\)$/;
const LISTED = /'((?:[^']|'')*)'::text/g;

/** The columns that are read here of the catalog of PostgreSQL. */
const catalog = db.withTables<{
  pg_constraint: { contype: string; conrelid: number };
  pg_attribute: { attname: string; attidentity: string };
}>();

const checksIn = async (sql: SqlClient): Promise<ReadonlyMap<string, readonly string[]>> => {
  const reading = catalog
    .selectFrom('pg_constraint')
    .select(fragment<string>`conrelid::regclass::text`.as('table'))
    .select(fragment<string>`pg_get_constraintdef(oid)`.as('definition'))
    .where('contype', '=', 'c')
    .where('conrelid', '<>', 0);
  return new Map(
    (await runQuery(sql, reading)).flatMap(({ table, definition }) => {
      const [, column, list] = ONE_OF.exec(definition) ?? [];
      if (column === undefined || list === undefined) return [];
      const texts = [...list.matchAll(LISTED)].map(([, one = '']) => one.replaceAll("''", "'"));
      return [[`${table}.${column}`, texts] as const];
    }),
  );
};

/** Columns that the database alone writes. */
const identitiesIn = async (sql: SqlClient): Promise<ReadonlySet<string>> => {
  const reading = catalog
    .selectFrom('pg_attribute')
    .select([fragment<string>`attrelid::regclass::text`.as('table'), 'attname as column'])
    .where('attidentity', '=', 'a');
  return new Set((await runQuery(sql, reading)).map(({ table, column }) => `${table}.${column}`));
};

const readCatalog = async () => {
  const database = await openDatabase({});
  try {
    await database.migrate(folder);
    return await database.asOwner(async (session) => ({
      tables: await kyselyOver(session).introspection.getTables(),
      checks: await checksIn(session),
      identities: await identitiesIn(session),
    }));
  } finally {
    await database.close();
  }
};

const { tables, checks, identities } = await readCatalog();

const plainType = (table: TableMetadata, { name, dataType }: ColumnMetadata): string => {
  const texts = checks.get(`${table.name}.${name}`);
  if (texts !== undefined) return texts.map((text) => JSON.stringify(text)).join(' | ');
  const type = dataType === 'int8' ? (MONEY.has(name) ? 'bigint' : 'number') : TYPES[dataType];
  if (type === undefined)
    throw new Error(`${table.name}.${name} is of type ${dataType}, which tools/generate-tables.ts must know`);
  return type;
};

const columnType = (table: TableMetadata, column: ColumnMetadata): string => {
  const isNullable = column.isNullable && !WITHOUT_NULLS.has(table.name);
  const type = `${plainType(table, column)}${isNullable ? ' | null' : ''}`;
  if (identities.has(`${table.name}.${column.name}`)) return `GeneratedAlways<${type}>`;
  return column.hasDefaultValue ? `Generated<${type}>` : type;
};

for (const name of tables.flatMap((table) => [table.name, ...table.columns.map((column) => column.name)])) {
  if (columnOf(fieldOf(name)) !== name) throw new Error(`${name} isn't found again by its name in the program`);
}

const wide = new Set(
  tables.flatMap(({ columns }) => columns.filter(({ dataType }) => dataType === 'int8').map(({ name }) => name)),
);
for (const name of MONEY) if (!wide.has(name)) throw new Error(`no table has a column ${name} of 64 bits`);
const names = (isMoney: boolean) =>
  `new Set(\n  '${[...wide]
    .filter((name) => MONEY.has(name) === isMoney)
    .map(fieldOf)
    .toSorted()
    .join(' ')}'.split(' '),\n)`;

/** Queries answer the whole rows of this table: a new column of an item belongs to each of them. */
const READ_WHOLE = 'item';
const columnsOf = (name: string): string => {
  const columns = tables.find((table) => table.name === name)?.columns ?? [];
  const listed = columns.map((column) => `  '${fieldOf(column.name)}',\n`).join('');
  return `\n/** In the order of the table. */\nexport const ${name.toUpperCase()}_COLUMNS = [\n${listed}] as const;\n`;
};

const interfaces = tables
  .toSorted((a, b) => (a.name < b.name ? -1 : 1))
  .map((table) => {
    const columns = table.columns.map((column) => `    ${fieldOf(column.name)}: ${columnType(table, column)};`);
    return `  ${fieldOf(table.name)}: {\n${columns.join('\n')}\n  };`;
  });

const text = `// Made by npm run codegen from the migrated database.
import type { Generated, GeneratedAlways } from 'kysely';

/** Every table and view, with names as the program spells them. */
export interface Tables {
${interfaces.join('\n')}
}

/** Columns of 64 bits that hold money. */
export const MONEY_COLUMNS: ReadonlySet<string> = ${names(true)};

/** Columns of 64 bits that hold positions, counts and moments. */
export const INTEGER_COLUMNS: ReadonlySet<string> = ${names(false)};
${columnsOf(READ_WHOLE)}`;

const { values } = readCommandLine(process.argv.slice(2), { options: { check: { type: 'boolean', default: false } } });
if (!values.check) await writeFile(target, text);
else if ((await readFile(target, 'utf8').catch(() => '')) !== text) {
  process.stderr.write(`${fileURLToPath(target)} is stale: npm run codegen\n`);
  process.exitCode = 1;
}
