import { db, fragment, runQuery } from '../database/queries.ts';
import type { SqlClient } from '../database/sql.ts';

/** Another sealer took the lease, or published more: the files that this sealer wanted to publish were refused. */
export class SealerFenced extends Error {
  override readonly name = 'SealerFenced';
}

/** The lease for signing. One sealer signs at a time: the holder of the lease. */
export interface SealerLease {
  /** Takes the lease when it is free or has run out, or prolongs it. Answers the epoch, null while another sealer has the lease. */
  hold(): Promise<number | null>;
  /** The epoch of the last `hold`. */
  epoch(): number | null;
  /** Lets another sealer have the lease at once. */
  release(): Promise<void>;
}

/** A lease runs out after so long, by the database's clock. */
const LEASE_MS = 5_000;
const fromNow = fragment<Date>`clock_timestamp() + ${LEASE_MS} * interval '1 millisecond'`;

/** For a log that one process alone can reach. */
export const alwaysHeld: SealerLease = { hold: async () => 0, epoch: () => 0, release: async () => {} };

/**
 * The lease in the row of `sealing`. Every change of hands makes a new epoch, which whatever is published must name: a
 * holder that slept through its time is refused by the database itself.
 * The live relay's lease has no epoch, since duplicates of what it publishes are left out by their number, and is asked for only
 * with something to publish; a reactor's goes by the site's clock and is prolonged with its checkpoint: three statements in
 * three rows, of which none would be right for another.
 * A lease that ends later than any can was given before the clock was set back, and counts as run out.
 * @param holder names this process among all others, for people who look at the row.
 */
export const databaseLease = (sql: SqlClient, holder: string): SealerLease => {
  let epoch: number | null = null;
  return {
    epoch: () => epoch,
    hold: async () => {
      const isOwn = fragment<boolean>`epoch = ${epoch ?? -1}`;
      const holding = db
        .updateTable('sealing')
        .set({ holder, until: fromNow, epoch: fragment<number>`CASE WHEN ${isOwn} THEN epoch ELSE epoch + 1 END` })
        .where('id', '=', 1)
        .where(fragment<boolean>`(${isOwn} OR until <= clock_timestamp() OR until > ${fromNow})`)
        .returning('epoch');
      epoch = (await runQuery(sql, holding))[0]?.epoch ?? null;
      return epoch;
    },
    release: async () => {
      if (epoch === null) return;
      const ending = db.updateTable('sealing').set({ until: fragment<Date>`clock_timestamp()` });
      await runQuery(sql, ending.where('id', '=', 1).where('epoch', '=', epoch));
      epoch = null;
    },
  };
};
