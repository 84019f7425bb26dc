import type { Kysely } from 'kysely';
import type { QueryResult, QueryResultRow } from 'pg';
import type { Tables } from './tables.ts';

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
export interface Session extends Queryable {
  /** Kysely on this very connection, so that it takes part in the transaction, if there is one. */
  kysely<Own = unknown>(): Kysely<Tables & Own>;
}
