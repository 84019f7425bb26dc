import {
  type DatabaseConnection,
  type Driver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
} from 'kysely';
import type { QueryResult } from 'pg';

/** The `Queryable` that Kysely's statements go to. */
interface Client {
  query(text: string, values?: readonly unknown[]): Promise<QueryResult>;
}

const connectionOver = (client: Client): DatabaseConnection => ({
  executeQuery: async (query) => {
    const result = await client.query(query.sql, query.parameters);
    // Several statements in one text, as migrations are, give a list of results; no caller asks for their rows.
    if (Array.isArray(result)) return { rows: [] };
    const { command, rowCount, rows } = result;
    return command === 'SELECT' || rowCount === null ? { rows } : { rows, numAffectedRows: BigInt(rowCount) };
  },
  streamQuery: () => {
    throw new Error('streaming is not offered: read in chunks of at most 1,000 rows');
  },
});

const driverOver = (client: Client): Driver => {
  const connection = connectionOver(client);
  const send = async (words: string): Promise<void> => {
    await client.query(words);
  };
  return {
    init: async () => undefined,
    acquireConnection: async () => connection,
    beginTransaction: () => send('begin'),
    commitTransaction: () => send('commit'),
    rollbackTransaction: () => send('rollback'),
    releaseConnection: async () => undefined,
    destroy: async () => undefined,
  };
};

/** Kysely on this very client, so that it takes part in the transaction, if there is one. */
export const kyselyOver = <Schema>(client: Client): Kysely<Schema> =>
  new Kysely<Schema>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => driverOver(client),
      createIntrospector: (db) => new PostgresIntrospector(db),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
  });
