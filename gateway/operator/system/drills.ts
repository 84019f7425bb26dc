import { db, type Row, runQuery } from '../../../engine/database/queries.ts';
import type { SqlClient } from '../../../engine/database/sql.ts';
import type { Instant } from '../../../engine/kernel/decision.ts';
import type { BackupSource, DrillState } from '../generated/resolvers.ts';

/** The result of a tried restore. */
export interface DrillOutcome {
  readonly source: BackupSource;
  readonly ok: boolean;
  /** Entries of the restored log; null where it couldn't be read. */
  readonly entries: number | null;
  /** Signed entries that it lacks. */
  readonly behind: number | null;
  /** Of its last entry. */
  readonly lastAt: Instant | null;
  /** Of the backup; null where they can't be told. */
  readonly bytes: number | null;
  /** A sentence; null where the drill passed. */
  readonly fault: string | null;
}

/** A drill is taken over from a process that was silent for so long. */
export const DRILL_LEASE_MS = 60_000;
const SHOWN = 20;
const MAX_FAULT = 500;

const stateOf = ({ endedAt, ok, startedAt }: Row<'restoreDrill', ('endedAt' | 'ok' | 'startedAt')[]>): DrillState =>
  endedAt === null ? (startedAt === null ? 'waiting' : 'running') : ok === true ? 'passed' : 'failed';

const columns = [
  ...(['drillId', 'askedAt', 'askedBy', 'startedAt', 'endedAt', 'source', 'ok'] as const),
  ...(['entries', 'behind', 'lastAt', 'bytes', 'fault'] as const),
] as const;

/** The newest drills, the newest first. */
export const drillsIn = async (sql: SqlClient) => {
  const rows = await runQuery(
    sql,
    db
      .selectFrom('restoreDrill as d')
      .leftJoin('operatorPerson as o', 'o.operatorId', 'd.askedBy')
      .select(columns.map((column) => `d.${column}` as const))
      .select('o.name as askedByName')
      .orderBy('drillId', 'desc')
      .limit(SHOWN),
  );
  return rows.map(({ drillId, ...row }) => ({
    ...row,
    id: String(drillId),
    state: stateOf(row),
    seconds: row.endedAt === null || row.startedAt === null ? null : Math.round((row.endedAt - row.startedAt) / 1_000),
  }));
};

/** Asks for a drill; false while another waits or runs. */
export const askDrill = async (sql: SqlClient, askedBy: string, askedAt: Instant): Promise<boolean> => {
  const asking = db
    .insertInto('restoreDrill')
    .values({ askedBy, askedAt })
    .onConflict((conflict) => conflict.doNothing())
    .returning('drillId');
  return (await runQuery(sql, asking)).length > 0;
};

/** Takes the drill that waits, or that a process left; null where there is none. */
export const takeDrill = async (sql: SqlClient, now: Instant): Promise<number | null> => {
  const taking = db
    .updateTable('restoreDrill')
    .set({ startedAt: now, leasedUntil: now + DRILL_LEASE_MS })
    .where('endedAt', 'is', null)
    .where(({ or, eb }) => or([eb('leasedUntil', 'is', null), eb('leasedUntil', '<=', now)]))
    .returning('drillId');
  return (await runQuery(sql, taking))[0]?.drillId ?? null;
};

/** The process that runs it is still at it. */
export const holdDrill = async (sql: SqlClient, drillId: number, now: Instant): Promise<void> => {
  const holding = db.updateTable('restoreDrill').set({ leasedUntil: now + DRILL_LEASE_MS });
  await runQuery(sql, holding.where('drillId', '=', drillId).where('endedAt', 'is', null));
};

/** Writes the result, once. */
export const endDrill = async (
  sql: SqlClient,
  drillId: number,
  { fault, ...outcome }: DrillOutcome,
  now: Instant,
): Promise<void> => {
  const ending = db
    .updateTable('restoreDrill')
    .set({ ...outcome, fault: fault?.slice(0, MAX_FAULT) ?? null, endedAt: now });
  await runQuery(sql, ending.where('drillId', '=', drillId).where('endedAt', 'is', null));
};
