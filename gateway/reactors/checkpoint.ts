import { z } from 'zod';
import { insertRecord, replacing } from '../../engine/database/records.ts';
import { integerColumn, rowsAs, type SqlClient } from '../../engine/database/sql.ts';
import type { Instant } from '../../engine/kernel/decision.ts';
import { logSize } from '../../engine/projections/read-log.ts';
import type { Reactor } from './reactor.ts';

/** Longer than any reaction takes: a process that holds the row this long without a renewal is gone. */
const LEASE_MS = 60_000;
/** A process relies this long on a lease that it took; far shorter than the lease, so no other process has it meanwhile. */
export const LEASE_TRUSTED_MS = LEASE_MS / 3;

const positionRow = z.object({ position: integerColumn });
const failureRow = z.object({ position: integerColumn, tries: integerColumn });

/** A reaction that was put aside. */
export type PutAside = z.output<typeof failureRow>;

/** A reactor's rows, as one process uses them. Everything but `open` and `take` does nothing without the lease. */
export interface Checkpoint {
  /** Makes sure that the row is there. */
  open(): Promise<void>;
  /** The next position, where the lease is ours now; null where another process has it. */
  take(): Promise<number | null>;
  /**
   * Moves on and keeps the lease. False where it was lost. Doesn't wait for the disk: a crash of the database that forgets it repeats
   * reactions, which have to stand that anyway; the rows that they wrote were there before.
   */
  move(position: number): Promise<boolean>;
  release(): Promise<void>;
  putAside(position: number, tries: number, nextTryAt: Instant, reason: string): Promise<void>;
  /** The reactions that were put aside and are due, oldest first, at most a few. */
  due(): Promise<readonly PutAside[]>;
  forget(position: number): Promise<void>;
}

const FEW = 20;

export const checkpointOf = (sql: SqlClient, reactor: Reactor, holder: string, now: () => Instant): Checkpoint => {
  const { name } = reactor;
  return {
    open: async () => {
      const position = reactor.from === 'origin' ? 0 : await logSize(sql);
      await insertRecord(sql, 'reactor', { name, position }, 'ON CONFLICT (name) DO NOTHING');
    },
    take: async () => {
      const taken = await sql.query(
        `UPDATE reactor SET holder = $2, leased_until = $4
         WHERE name = $1 AND (holder IS NULL OR holder = $2 OR leased_until <= $3) RETURNING position`,
        [name, holder, now(), now() + LEASE_MS],
      );
      return rowsAs(positionRow, taken)[0]?.position ?? null;
    },
    move: async (position) => {
      const moved = await sql.query(
        `UPDATE reactor SET position = $3, leased_until = $4 WHERE name = $1 AND holder = $2
         RETURNING position, set_config('synchronous_commit', 'off', true)`,
        [name, holder, position, now() + LEASE_MS],
      );
      return moved.rows.length > 0;
    },
    release: async () => {
      await sql.query('UPDATE reactor SET holder = NULL, leased_until = 0 WHERE name = $1 AND holder = $2', [
        name,
        holder,
      ]);
    },
    putAside: async (position, tries, nextTryAt, reason) => {
      const failure = { name, position, tries, nextTryAt, reason };
      await insertRecord(sql, 'reactor_failure', failure, replacing('name, position', 'tries', 'nextTryAt', 'reason'));
    },
    due: async () =>
      rowsAs(
        failureRow,
        await sql.query(
          `SELECT position, tries FROM reactor_failure WHERE name = $1 AND next_try_at <= $2
           ORDER BY position LIMIT ${FEW}`,
          [name, now()],
        ),
      ),
    forget: async (position) => {
      await sql.query('DELETE FROM reactor_failure WHERE name = $1 AND position = $2', [name, position]);
    },
  };
};
