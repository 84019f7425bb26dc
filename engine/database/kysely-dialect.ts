import {
  CompiledQuery,
  type DatabaseConnection,
  type Driver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
} from 'kysely';
import type { QueryResult } from 'pg';

/** Where Kysely's statements go: one connection of ours, given back when Kysely is done with it. */
export interface Lease {
  execute(text: string, values: readonly unknown[]): Promise<QueryResult>;
  release(): void;
}

export interface LeaseSource {
  lease(): Promise<Lease>;
  /** Whether Kysely may begin a transaction itself on what it is leased. */
  readonly transactions: boolean;
}

const connectionOver = (lease: Lease): DatabaseConnection => ({
  executeQuery: async (query) => {
    const result = await lease.execute(query.sql, query.parameters);
    // Several statements in one text, as migrations are, give a list of results; nobody asks for their rows.
    if (Array.isArray(result)) return { rows: [] };
    const { command, rowCount, rows } = result;
    return command === 'SELECT' || rowCount === null ? { rows } : { rows, numAffectedRows: BigInt(rowCount) };
  },
  streamQuery: () => {
    throw new Error('streaming is not offered: read in chunks of at most 1,000 rows');
  },
});

const driverOver = (source: LeaseSource): Driver => {
  const leases = new WeakMap<DatabaseConnection, Lease>();
  const say = async (connection: DatabaseConnection, words: string): Promise<void> => {
    await connection.executeQuery(CompiledQuery.raw(words));
  };
  return {
    init: async () => undefined,
    acquireConnection: async () => {
      const lease = await source.lease();
      const connection = connectionOver(lease);
      leases.set(connection, lease);
      return connection;
    },
    beginTransaction: async (connection, { isolationLevel, accessMode }) => {
      if (!source.transactions) throw new Error('begin transactions with database.transaction(priority, work)');
      const level = isolationLevel === undefined ? '' : ` isolation level ${isolationLevel}`;
      await say(connection, `begin${level}${accessMode === undefined ? '' : ` ${accessMode}`}`);
    },
    commitTransaction: (connection) => say(connection, 'commit'),
    rollbackTransaction: (connection) => say(connection, 'rollback'),
    releaseConnection: async (connection) => leases.get(connection)?.release(),
    destroy: async () => undefined,
  };
};

export const kyselyOver = <Schema>(source: LeaseSource): Kysely<Schema> =>
  new Kysely<Schema>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => driverOver(source),
      createIntrospector: (db) => new PostgresIntrospector(db),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
  });
