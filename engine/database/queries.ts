import {
  CamelCasePlugin,
  type Compilable,
  type DeleteResult,
  DummyDriver,
  type Expression,
  ExpressionWrapper,
  sql as fragment,
  type InsertResult,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type Selectable,
  type SelectQueryBuilder,
  type Simplify,
  type UpdateResult,
  ValueNode,
} from 'kysely';
import type { Tables } from './generated/tables.ts';
import { type AnswerColumn, answerColumns, readRow } from './query-columns.ts';
import type { NamedStatement } from './session.ts';
import type { SqlClient } from './sql.ts';

/** Any part of a query. */
export type { Expression };
/** A piece of SQL inside a query, where the builder has no words for it. */
export { fragment };

/** Builds queries over all tables, and sends none: `defineQuery` and `runQuery` do. */
export const db = new Kysely<Tables>({
  dialect: {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (kysely) => new PostgresIntrospector(kysely),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  },
  plugins: [new CamelCasePlugin()],
});

/** A row of a table, or those columns of it, as the program holds it. */
export type Row<Table extends keyof Tables, Columns extends readonly (keyof Selectable<Tables[Table]>)[]> = Readonly<
  Pick<Selectable<Tables[Table]>, Columns[number]>
>;

/** The builder's results of a write that returns no column. The client answers no row for it. */
type Unanswered = InsertResult | UpdateResult | DeleteResult;
export type Answer<Output> = readonly (Output extends Unanswered ? never : Readonly<Simplify<Output>>)[];

/** Where a value goes that a query is given when it runs. */
class Slot {
  readonly name: PropertyKey;
  constructor(name: PropertyKey) {
    this.name = name;
  }
}

/** Names a value that a query is given when it runs. */
export type Given<Values extends object> = <Name extends keyof Values>(
  name: Name,
) => ExpressionWrapper<Tables, never, Values[Name]>;

/** Names values of the parts of a query, as `defineQuery` does of the whole. */
export const givenOf =
  <Values extends object>(): Given<Values> =>
  (name) =>
    new ExpressionWrapper(ValueNode.create(new Slot(name)));

const send = async <Output>(
  sql: SqlClient,
  text: string,
  values: readonly unknown[],
  columns: readonly AnswerColumn[],
): Promise<Answer<Output>> => {
  const { rows } = await sql.query(text, values);
  const read: readonly unknown[] = columns.length === 0 ? [] : rows.map((row) => readRow(columns, row));
  return read as Answer<Output>; // The builder derives the type from the same columns.
};

/** A query that is compiled once, here, and sent with the values of each call. */
export const defineQuery = <Values extends object, Output>(
  build: (given: Given<Values>) => Compilable<Output>,
): ((sql: SqlClient, values: Values) => Promise<Answer<Output>>) => {
  // The tree of the query, many times as large as its text, is garbage from here on.
  const { sql: text, parameters, query } = build(givenOf()).compile();
  const columns = answerColumns(query);
  return (sql, values) => {
    const sent = parameters.map((value) => (value instanceof Slot ? Reflect.get(values, value.name) : value));
    return send(sql, text, sent, columns);
  };
};

/** A client that prepares statements, as sessions and pools do. */
interface PreparingClient {
  query(statement: NamedStatement): Promise<{ readonly rows: readonly unknown[] }>;
}

/** A query that is compiled once, and that each connection parses and plans once, under that name. */
export const prepareQuery = <Values extends object, Output>(
  name: string,
  build: (given: Given<Values>) => Compilable<Output>,
): ((sql: PreparingClient, values: Values) => Promise<Answer<Output>>) => {
  const query = defineQuery(build);
  return (sql, values) => query({ query: (text, sent = []) => sql.query({ name, text, values: [...sent] }) }, values);
};

/** Rows that a statement is given, each column as one array of that type: its text is the same for any number of them. */
export const givenRows = <Column extends string>(
  types: Readonly<Record<Column, 'bigint' | 'bytea' | 'int' | 'smallint' | 'text'>>,
  rows: readonly Readonly<Record<NoInfer<Column>, unknown>>[],
) => {
  const arrays = Object.entries<string>(types).map(
    ([column, type]) => fragment`${rows.map((row): unknown => Reflect.get(row, column))}::${fragment.raw(type)}[]`,
  );
  const columns = Object.keys(types).map((column) => fragment.ref(column));
  return fragment<Record<Column, unknown>>`unnest(${fragment.join(arrays)})`.as<'given'>(
    fragment`given (${fragment.join(columns)})`,
  );
};

/** Sends a query that is put together for this call. */
export const runQuery = <Output>(sql: SqlClient, query: Compilable<Output>): Promise<Answer<Output>> => {
  const { sql: text, parameters, query: tree } = query.compile();
  return send(sql, text, parameters, answerColumns(tree));
};

/** The number of rows that a query finds. */
export const countRows = async <From extends keyof Tables>(
  sql: SqlClient,
  found: SelectQueryBuilder<Tables, From, object>,
): Promise<number> => (await runQuery(sql, found.select(fragment<number>`count(*)`.as('count'))))[0]?.count ?? 0;
