import { db, fragment, runQuery } from '../../../engine/database/queries.ts';
import type { SqlClient } from '../../../engine/database/sql.ts';
import type { Instant } from '../../../engine/kernel/decision.ts';

export const BEAT_MS = 10_000;
/** A process without a beat for so long is gone, or can't reach the database. */
const SILENT_MS = 3 * BEAT_MS;
const KEPT_MS = 24 * 60 * 60_000;
const MOST = 100;

/** A process, as it tells of itself. */
export interface Beat {
  readonly processId: string;
  readonly roles: readonly string[];
  readonly host: string;
  readonly pid: number;
  readonly version: string;
  readonly node: string;
  /** Number of its engine among those that may append; null: no engine. */
  readonly writer: number | null;
  /** Entries of the log that it sees. */
  readonly position: number;
  /** Sentences that keep it from being ready. */
  readonly reasons: readonly string[];
  readonly startedAt: Instant;
  readonly beatAt: Instant;
}

/** Writes the row of a process, and takes out rows of processes that were last heard of a day ago. */
export const beat = async (sql: SqlClient, { processId, ...told }: Beat): Promise<void> => {
  const row = { ...told, roles: [...told.roles], reasons: [...told.reasons] };
  await runQuery(
    sql,
    db
      .insertInto('processBeat')
      .values({ processId, ...row })
      .onConflict((conflict) =>
        conflict.column('processId').doUpdateSet({
          ...{ writer: row.writer, position: row.position, reasons: row.reasons, beatAt: row.beatAt },
        }),
      ),
  );
  await runQuery(sql, db.deleteFrom('processBeat').where('beatAt', '<', told.beatAt - KEPT_MS));
};

/** The process ended by itself. */
export const lastBeat = async (sql: SqlClient, processId: string): Promise<void> => {
  await runQuery(sql, db.deleteFrom('processBeat').where('processId', '=', processId));
};

const columns = [
  ...(['processId', 'roles', 'host', 'pid', 'version', 'node', 'writer'] as const),
  ...(['position', 'reasons', 'startedAt', 'beatAt'] as const),
] as const;

/** Processes by role, the silent ones last. `size`: entries of the log now. */
export const processesIn = async (sql: SqlClient, size: number, now: Instant) => {
  const rows = await runQuery(
    sql,
    db
      .selectFrom('processBeat')
      .select(columns)
      .select(
        fragment<boolean>`writer IS NOT NULL AND NOT writer = ANY ((SELECT writers FROM log_head WHERE id = 1)::int[])`.as(
          'fenced',
        ),
      )
      .where('beatAt', '>', now - KEPT_MS)
      .orderBy(fragment`(beat_at <= ${now - SILENT_MS})`)
      .orderBy('roles')
      .orderBy('startedAt')
      .limit(MOST),
  );
  return rows.map(({ processId, ...row }) => ({
    ...row,
    id: processId,
    behind: Math.max(size - row.position, 0),
    silent: row.beatAt <= now - SILENT_MS,
  }));
};
