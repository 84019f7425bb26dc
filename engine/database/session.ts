import type { QueryResult, QueryResultRow } from 'pg';

/** A statement that is prepared once per connection under its name. */
export interface NamedStatement {
  readonly name: string;
  readonly text: string;
  readonly values: unknown[];
}

/** Anything that answers SQL: the pool, or one connection for as long as its turn lasts. */
export interface Queryable {
  query<Row extends QueryResultRow = QueryResultRow>(
    statement: string | NamedStatement,
    values?: readonly unknown[],
  ): Promise<QueryResult<Row>>;
}

/** One connection, held for the length of a turn. */
export type Session = Queryable;
