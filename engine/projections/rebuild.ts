import { randomUUID } from 'node:crypto';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { z } from 'zod';
import { integerColumn, rowsAs, type SqlClient } from '../database/sql.ts';
import type { ReadModelDatabase } from './database.ts';
import { BATCH_EVENTS, type Projection } from './projection.ts';
import { logSize, readLog, readWholeLog } from './read-log.ts';
import { besideTable, createBeside, indexBeside, renameBeside } from './rebuild-tables.ts';

export interface RebuildProgress {
  readonly position: number;
  /** Events in the log when the rebuild began, or what it found by now. */
  readonly size: number;
}

export class RebuildTakenOver extends Error {
  override readonly name = 'RebuildTakenOver';
  constructor(projection: string) {
    super(`another rebuild of ${projection} began meanwhile`);
  }
}

/** Events of a batch on a server, where a batch holds up no other work: the same statements, a third as often. */
const BATCH_ON_SERVER = 3 * BATCH_EVENTS;

/** Row in `projection` of a rebuild under way; its status names the run, so that two can't mix. */
const checkpointName = ({ name }: Projection): string => `${name}:rebuild`;

/** Every transaction locks the run's row before its tables: an earlier run ends its batch, and finds itself taken over. */
const begin = (database: ReadModelDatabase, projection: Projection, run: string): Promise<void> =>
  database.ownerTransaction(async (sql) => {
    await sql.query(
      `INSERT INTO projection (name, version, position, status) VALUES ($1, $2, 0, $3)
       ON CONFLICT (name) DO UPDATE SET version = excluded.version, position = 0, status = excluded.status`,
      [checkpointName(projection), projection.version, run],
    );
    await createBeside(sql, projection);
  });

const checkpoint = z.object({ position: integerColumn, status: z.string() });

/**
 * The position of this run, whose row stays locked until the transaction ends. `durable` says whether its commit waits
 * for the disk: losing the tail of a rebuild only means to begin again.
 */
const positionOf = async (
  sql: SqlClient,
  projection: Projection,
  run: string,
  durable: 'on' | 'off',
): Promise<number> => {
  const text = `SELECT position, status, set_config('synchronous_commit', $2, true) FROM projection
    WHERE name = $1 FOR UPDATE`;
  const [row] = rowsAs(checkpoint, await sql.query(text, [checkpointName(projection), durable]));
  if (row?.status !== run) throw new RebuildTakenOver(projection.name);
  return row.position;
};

const foldBeside = (
  database: ReadModelDatabase,
  projection: Projection,
  run: string,
  events: Awaited<ReturnType<typeof readLog>>,
): Promise<void> =>
  database.transaction(async (sql) => {
    const position = await positionOf(sql, projection, run, 'off');
    if (events[0]?.position !== position) throw new RebuildTakenOver(projection.name);
    await projection.apply(sql, besideTable, events);
    await sql.query('UPDATE projection SET position = $2 WHERE name = $1', [
      checkpointName(projection),
      position + events.length,
    ]);
  });

const finish = (database: ReadModelDatabase, projection: Projection, run: string): Promise<void> =>
  database.ownerTransaction(async (sql) => {
    await positionOf(sql, projection, run, 'on');
    await indexBeside(sql, projection);
  });

/**
 * Takes the live tables' place. The head's lock holds commits back for the few events that are missing; the lock on the
 * projection's row waits for its follower's batch and keeps the next one out. Readers see the old rows or the new.
 */
const swap = (database: ReadModelDatabase, projection: Projection, run: string): Promise<number> =>
  database.ownerTransaction(async (sql) => {
    await sql.query('LOCK TABLE log_head IN EXCLUSIVE MODE');
    await sql.query('SELECT FROM projection WHERE name = $1 FOR UPDATE', [projection.name]);
    let position = await positionOf(sql, projection, run, 'on');
    for (;;) {
      const events = await readLog(sql, position, BATCH_EVENTS);
      if (events.length === 0) break;
      await projection.apply(sql, besideTable, events);
      position += events.length;
    }
    await renameBeside(sql, projection);
    await sql.query(
      `INSERT INTO projection (name, version, position) VALUES ($1, $2, $3) ON CONFLICT (name)
       DO UPDATE SET version = excluded.version, position = excluded.position, status = 'live'`,
      [projection.name, projection.version, position],
    );
    await sql.query('DELETE FROM projection WHERE name = $1', [checkpointName(projection)]);
    return position;
  });

/**
 * Makes read models again from the whole log while the site runs: one pass over the log for all of them, into tables
 * beside the live ones, which then take their place. Nothing is lost if it is interrupted; it begins again.
 * The database's login must own the tables.
 * @throws RebuildTakenOver
 */
export const rebuild = async (
  database: ReadModelDatabase,
  projections: readonly Projection[],
  onProgress: (progress: RebuildProgress) => void = () => undefined,
): Promise<void> => {
  const run = `rebuild ${randomUUID()}`;
  for (const projection of projections) await begin(database, projection, run);

  let position = 0;
  let size = await logSize(database);
  const batch = database.hasOneConnection ? BATCH_EVENTS : BATCH_ON_SERVER;
  let folding: Promise<unknown> = Promise.resolve();
  for await (const events of readWholeLog(database, batch)) {
    // The next batch is parsed while the database writes this one.
    await folding;
    folding = Promise.all(projections.map((projection) => foldBeside(database, projection, run, events)));
    folding.catch(() => undefined);
    position += events.length;
    size = Math.max(size, position);
    onProgress({ position, size });
    await nextTurn();
  }
  await folding;
  for (const projection of projections) await finish(database, projection, run);
  for (const projection of projections) await swap(database, projection, run);
};
