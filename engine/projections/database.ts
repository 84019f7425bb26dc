import { createHash } from 'node:crypto';
import type { Priority } from '../database/gate.ts';
import type { Database } from '../database/open-database.ts';
import type { Session } from '../database/session.ts';
import type { SqlClient } from '../database/sql.ts';

/** The database as read models use it. */
export interface ReadModelDatabase extends SqlClient {
  /** One connection for all, as the embedded database has: a transaction holds all other callers up. */
  readonly hasOneConnection: boolean;
  /** How many connections have broken: after one more, what was folded last may be gone. */
  readonly breaks: () => number;
  /** Runs `work` in one READ COMMITTED transaction and commits it, or rolls back and throws. */
  transaction<Result>(work: (sql: SqlClient) => Promise<Result>): Promise<Result>;
  /** The same with the rights to make and rename tables, and without a time limit. */
  ownerTransaction<Result>(work: (sql: SqlClient) => Promise<Result>): Promise<Result>;
}

/**
 * Far more than the texts of all read models. The limit keeps a caller that composes ever new texts from filling a
 * server's memory with plans.
 */
const MAX_NAMED = 1_000;

/**
 * Gives statements names, by which each connection parses and plans them once: parsing costs more than most of them. A name
 * follows from the text, since connections are shared and know statements by it.
 */
const namedStatements = (): ((session: Session) => SqlClient) => {
  const names = new Map<string, string>();
  const nameOf = (text: string): string | null => {
    const known = names.get(text);
    if (known !== undefined) return known;
    if (names.size >= MAX_NAMED) return null;
    const name = createHash('sha256').update(text).digest('base64url');
    names.set(text, name);
    return name;
  };
  return (session) => ({
    query: (text, values = []) => {
      const name = nameOf(text);
      return name === null ? session.query(text, values) : session.query({ name, text, values: [...values] });
    },
  });
};

/**
 * Statements of followers wait behind commits, timers and requests, unless `priority` says otherwise. The owner's
 * statements run once and have no names.
 */
export const readModelDatabase = (database: Database, priority: Priority = 'background'): ReadModelDatabase => {
  const named = namedStatements();
  return {
    hasOneConnection: database.kind === 'embedded',
    breaks: database.breaks,
    query: (text, values) => database.run(priority, (session) => named(session).query(text, values)),
    transaction: (work) => database.transaction(priority, (session) => work(named(session))),
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
  };
};
