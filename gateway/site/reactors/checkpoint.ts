import { db, defineQuery, fragment, type Given, type Row, runQuery } from '../../../engine/database/queries.ts';
import type { SqlClient } from '../../../engine/database/sql.ts';
import type { Instant } from '../../../engine/kernel/decision.ts';
import { logSize } from '../../../engine/projections/read-log.ts';
import type { Reactor } from './reactor.ts';

/** Longer than any reaction takes: a process that holds the row this long without a renewal is gone. */
const LEASE_MS = 60_000;
/** A process relies this long on a lease that it took; far shorter than the lease, so no other process has it meanwhile. */
export const LEASE_TRUSTED_MS = LEASE_MS / 3;

/** A reaction that was put aside. */
export type PutAside = Row<'reactorFailure', readonly ['position', 'tries']>;

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

interface Lease {
  readonly name: string;
  readonly holder: string;
  readonly leasedUntil: Instant;
}

const take = defineQuery((given: Given<Lease & { at: Instant }>) =>
  db
    .updateTable('reactor')
    .set({ holder: given('holder'), leasedUntil: given('leasedUntil') })
    .where('name', '=', given('name'))
    .where(({ eb, or }) =>
      or([eb('holder', 'is', null), eb('holder', '=', given('holder')), eb('leasedUntil', '<=', given('at'))]),
    )
    .returning('position'),
);

const move = defineQuery((given: Given<Lease & { position: number }>) =>
  db
    .updateTable('reactor')
    .set({ position: given('position'), leasedUntil: given('leasedUntil') })
    .where('name', '=', given('name'))
    .where('holder', '=', given('holder'))
    .returning(['position', fragment<string>`set_config('synchronous_commit', 'off', true)`.as('synchronousCommit')]),
);

const due = defineQuery((given: Given<{ name: string; at: Instant }>) =>
  db
    .selectFrom('reactorFailure')
    .select(['position', 'tries'])
    .where('name', '=', given('name'))
    .where('nextTryAt', '<=', given('at'))
    .orderBy('position')
    .limit(FEW),
);

export const checkpointOf = (sql: SqlClient, reactor: Reactor, holder: string, now: () => Instant): Checkpoint => {
  const { name } = reactor;
  return {
    open: async () => {
      const position = reactor.from === 'origin' ? 0 : await logSize(sql);
      const opening = db.insertInto('reactor').values({ name, position });
      await runQuery(
        sql,
        opening.onConflict((conflict) => conflict.column('name').doNothing()),
      );
    },
    take: async () => {
      const at = now();
      return (await take(sql, { name, holder, at, leasedUntil: at + LEASE_MS }))[0]?.position ?? null;
    },
    move: async (position) => (await move(sql, { name, holder, position, leasedUntil: now() + LEASE_MS })).length > 0,
    release: async () => {
      const releasing = db.updateTable('reactor').set({ holder: null, leasedUntil: 0 });
      await runQuery(sql, releasing.where('name', '=', name).where('holder', '=', holder));
    },
    putAside: async (position, tries, nextTryAt, reason) => {
      const failure = { tries, nextTryAt, reason };
      const keeping = db.insertInto('reactorFailure').values({ name, position, ...failure });
      await runQuery(
        sql,
        keeping.onConflict((conflict) => conflict.columns(['name', 'position']).doUpdateSet(failure)),
      );
    },
    due: () => due(sql, { name, at: now() }),
    forget: async (position) => {
      await runQuery(sql, db.deleteFrom('reactorFailure').where('name', '=', name).where('position', '=', position));
    },
  };
};
