import { AsyncLocalStorage } from 'node:async_hooks';
import { join } from 'node:path';
import { setImmediate as nextRound } from 'node:timers/promises';
import type { PoolClient } from 'pg';
import { createConnections, createRoles, type Role, type Source, sentValues } from './connections.ts';
import { isDiskFull, refusalOf } from './errors.ts';
import { createGate, type Priority } from './gate.ts';
import { migrateWith } from './migrate.ts';
import type { Queryable, Session } from './session.ts';

/** A second connection was asked for inside a turn. With one connection that would wait for itself for ever. */
export class NestedDatabaseRequest extends Error {
  override readonly name = 'NestedDatabaseRequest';
}

export interface Database {
  readonly kind: 'server' | 'embedded';
  /** Single statements at `request` priority. */
  readonly pool: Queryable;
  /** One connection for the length of `work`, without a transaction. */
  run<T>(priority: Priority, work: (session: Session) => Promise<T>): Promise<T>;
  /** The same inside BEGIN and COMMIT. A turn's end rolls back an open transaction. Wait for nothing but the database in there. */
  transaction<T>(priority: Priority, work: (session: Session) => Promise<T>): Promise<T>;
  /** Like `run`, with the owner's rights and no time limit: schema changes. */
  asOwner<T>(work: (session: Session) => Promise<T>): Promise<T>;
  /** Applies what is new in a folder of SQL files and answers their names. */
  migrate(folder: string): Promise<readonly string[]>;
  /** Throws inside a turn: for code that waits for the turn of another caller. @throws NestedDatabaseRequest */
  assertOutsideTurn(): void;
  /** How many connections have broken: after one more, the server may have come back without what it had not yet on its disk. */
  readonly breaks: () => number;
  /** How often a statement found the disk full. */
  readonly diskFaults: () => number;
  /** When it resolves, all that was committed before survives a power cut. A server does that by itself. */
  durable(): Promise<void>;
  /** Lets running turns end, refuses new ones, closes the connections and frees the data folder. */
  close(): Promise<void>;
}

/** Runs each statement in a turn of its own, of that priority. */
export const turnsOf = (database: Pick<Database, 'run'>, priority: Priority): Queryable => ({
  query: (statement, values) => database.run(priority, (session) => session.query(statement, values)),
});

export interface DatabaseOptions {
  /** A PostgreSQL server, 15 or later. Without it the database runs inside this process. */
  readonly databaseUrl?: string | undefined;
  /** Where the embedded database lives; without it in memory, gone when closed. */
  readonly dataDir?: string | undefined;
  /** Files of a database in memory to start from, as PGlite dumps them: making them again takes seconds. */
  readonly template?: Blob | undefined;
  /** Connections to a server. */
  readonly connections?: number;
}

const MAX_WAITING = 10_000;

/**
 * A server's codes for a statement that a connection prepared before a migration changed a column of its answer, and for
 * a statement that the server doesn't know any more. A new connection prepares it again.
 */
const OUTDATED_STATEMENT: ReadonlySet<string> = new Set(['0A000', '26000']);

/** How long the engine waits for an answer of a server whose own cap is half of that: then the line must be dead. */
const QUERY_TIMEOUT = { query_timeout: 10_000 };

interface Turn {
  open: boolean;
  /** The connection failed, not just a statement: it isn't used again. */
  broken: boolean;
  readonly timeout: { readonly query_timeout?: number };
}

const sourceOf = ({ databaseUrl, dataDir, template, connections = 10 }: DatabaseOptions): Source =>
  databaseUrl === undefined
    ? {
        kind: 'embedded',
        folder: dataDir === undefined ? null : { lock: dataDir, data: join(dataDir, 'postgres') },
        template,
      }
    : { kind: 'server', url: databaseUrl, connections: Math.max(2, connections) };

/**
 * Opens the one database behind one surface. All access takes turns at a gate, in order of priority; the embedded
 * database has a single connection and lives in the event loop, so there the gate also lets the loop go round.
 * @throws DataFolderInUse
 */
export const openDatabase = async (options: DatabaseOptions): Promise<Database> => {
  const source = sourceOf(options);
  const connections = await createConnections(source);
  const embedded = source.kind === 'embedded';
  const gate = createGate({
    slots: embedded ? 1 : source.connections,
    reservedForCommits: embedded ? 0 : 1,
    maxWaiting: MAX_WAITING,
    yieldBetweenTurns: embedded,
  });
  const assumeRole = createRoles();
  const turns = new AsyncLocalStorage<Turn>();
  let diskFaults = 0;

  const assertOutsideTurn = (): void => {
    if (turns.getStore()?.open === true) {
      throw new NestedDatabaseRequest('a turn at the database must not wait for another: use its session');
    }
  };

  const sessionOver = (client: PoolClient, turn: Turn, priority: Priority): Session => {
    const query: Session['query'] = async (statement, values) => {
      if (!turn.open) throw new Error('this turn at the database is over');
      const asked =
        typeof statement === 'string'
          ? { text: statement, values: sentValues(values ?? []) }
          : { ...statement, values: sentValues(statement.values) };
      try {
        return await client.query(embedded ? asked : { ...asked, ...turn.timeout });
      } catch (error) {
        const refusal = refusalOf(error);
        turn.broken ||= refusal === null || (!embedded && OUTDATED_STATEMENT.has(refusal.sqlState));
        throw error;
      } finally {
        if (embedded && priority === 'background') await nextRound();
      }
    };
    return { query };
  };

  const inTurn = async <T>(priority: Priority, role: Role, work: (session: Session) => Promise<T>): Promise<T> => {
    assertOutsideTurn();
    const leave = await gate.enter(priority);
    const turn: Turn = { open: true, broken: false, timeout: role === 'app' ? QUERY_TIMEOUT : {} };
    let client: PoolClient | undefined;
    try {
      client = await connections.connect();
      await assumeRole(client, role);
      const session = sessionOver(client, turn, priority);
      try {
        return await turns.run(turn, work, session);
      } catch (error) {
        if (isDiskFull(error)) diskFaults += 1;
        throw error;
      } finally {
        // A transaction that is still open here failed or was forgotten: the next turn must not begin in it.
        if (client.getTransactionStatus() !== 'I') await session.query('ROLLBACK').catch(() => undefined);
      }
    } finally {
      turn.open = false;
      client?.release(turn.broken);
      leave();
    }
  };

  const run: Database['run'] = (priority, work) => inTurn(priority, 'app', work);

  const asOwner: Database['asOwner'] = (work) => inTurn('request', 'owner', work);

  const transaction: Database['transaction'] = (priority, work) =>
    run(priority, async (session) => {
      await session.query('BEGIN');
      const result = await work(session);
      await session.query('COMMIT');
      return result;
    });

  return {
    kind: source.kind,
    pool: { query: (statement, values) => run('request', (session) => session.query(statement, values)) },
    run,
    transaction,
    asOwner,
    migrate: (folder) => asOwner((session) => migrateWith(session, folder)),
    assertOutsideTurn,
    breaks: connections.breaks,
    diskFaults: () => diskFaults,
    durable: async () => {
      if (!embedded) return;
      await asOwner((session) => session.query('CHECKPOINT'));
      await connections.syncToDisk();
    },
    close: async () => {
      assertOutsideTurn();
      await gate.close();
      await connections.close();
    },
  };
};
