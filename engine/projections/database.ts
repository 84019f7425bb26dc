import type { Database } from '../database/open-database.ts';
import type { SqlClient } from '../database/sql.ts';

/** The database as read models use it. */
export interface ReadModelDatabase extends SqlClient {
  /** Runs `work` in one READ COMMITTED transaction and commits it, or rolls back and throws. */
  transaction<Result>(work: (sql: SqlClient) => Promise<Result>): Promise<Result>;
  /** The same with the rights to make and rename tables, and without a time limit. */
  ownerTransaction<Result>(work: (sql: SqlClient) => Promise<Result>): Promise<Result>;
}

/** Everything followers do waits for commits, timers and requests. */
export const readModelDatabase = (database: Database): ReadModelDatabase => ({
  query: (text, values) => database.run('background', (session) => session.query(text, values)),
  transaction: (work) => database.transaction('background', work),
  ownerTransaction: (work) =>
    database.asOwner(async (session) => {
      await session.query('BEGIN');
      try {
        const result = await work(session);
        await session.query('COMMIT');
        return result;
      } catch (error) {
        await session.query('ROLLBACK').catch(() => undefined);
        throw error;
      }
    }),
});
