import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import type { Bus } from '../bus/bus.ts';
import { integerColumn, rowsAs } from '../database/sql.ts';
import { createPace } from '../kernel/pace.ts';
import type { ReadModelDatabase } from './database.ts';
import { encodeLive } from './live-message.ts';
import { BATCH_EVENTS } from './projection.ts';
import { eventsAfter } from './queries/live.ts';

export interface LiveRelay {
  /** Says that events of the feed were committed. */
  readonly wake: () => void;
  readonly stop: () => Promise<void>;
}

export interface LiveRelayParts {
  readonly database: ReadModelDatabase;
  readonly bus: Bus;
  readonly onError?: (error: unknown) => void;
  /** Milliseconds; see `LEASE_MS`. */
  readonly leaseMs?: number;
}

/** Row of the relay in `projection`: `position` is the last published sequence number, `status` who holds it. */
const NAME = 'live-relay';
/** Events published between two confirmations of the bus. */
const BATCH = 200;
const POLL_MS = 250;
/** After so long without a word another relay takes over; several times the poll, so that a slow moment loses nothing. */
const LEASE_MS = 2_000;

const leased = z.object({ position: integerColumn });

/**
 * Publishes every event of the feed on the topic `live`, in order, once it is committed. One relay at a time holds the
 * lease. It moves the checkpoint only after the bus confirmed, so that a crash publishes some events twice and skips
 * none. Listeners leave out duplicates by `seq`.
 *
 * Lease and checkpoint don't wait for the disk: where a crash of the database takes them back, the relay publishes
 * those events twice.
 *
 * Times of the lease are the database's, so clocks of machines don't matter. A holder that was paused beyond its lease
 * publishes at most one batch twice.
 */
export const startLiveRelay = ({ database, bus, onError, leaseMs = LEASE_MS }: LiveRelayParts): LiveRelay => {
  const holder = randomUUID();
  const stopping = new AbortController();
  const { sleep, sleepUntilWoken, wake } = createPace(stopping.signal);

  /** Takes or renews the lease, but only for something to publish: an idle site writes nothing. Null otherwise. */
  const lease = async (): Promise<number | null> => {
    const [row] = rowsAs(
      leased,
      await database.query(
        `UPDATE projection SET status = $2::text || ' ' || (extract(epoch FROM clock_timestamp()) * 1000 + $3::bigint)::bigint
         WHERE name = $1 AND (split_part(status, ' ', 1) = $2
           OR split_part(status, ' ', 2)::bigint < extract(epoch FROM clock_timestamp()) * 1000)
           AND EXISTS (SELECT FROM live_event WHERE seq > projection.position)
         RETURNING position, set_config('synchronous_commit', 'off', true)`,
        [NAME, holder, leaseMs],
      ),
    );
    return row?.position ?? null;
  };

  /**
   * A new relay begins with the events from now on: no listener waits for events of the past. So the relay isn't ready
   * while the read model is being folded from the beginning.
   */
  const prepare = async (): Promise<boolean> => {
    await database.query(
      `INSERT INTO projection (name, version, position, status)
       SELECT $1, 1, (SELECT coalesce(max(seq), 0) FROM live_event), 'nobody 0'
       FROM projection AS feed, log_head
       WHERE feed.name = 'live' AND feed.position >= log_head.position - $2::bigint
       ON CONFLICT (name) DO NOTHING`,
      [NAME, BATCH_EVENTS],
    );
    const { rows } = await database.query('SELECT FROM projection WHERE name = $1', [NAME]);
    return rows.length > 0;
  };

  const publish = async (): Promise<number> => {
    const last = await lease();
    if (last === null) return 0;
    const rows = await eventsAfter(database, last, BATCH);
    const newest = rows.at(-1);
    if (newest === undefined) return 0;
    for (const row of rows) bus.publish('live', encodeLive(row));
    await bus.flush();
    await database.query(
      `UPDATE projection SET position = $2 WHERE name = $1 AND split_part(status, ' ', 1) = $3
       RETURNING set_config('synchronous_commit', 'off', true)`,
      [NAME, newest.seq, holder],
    );
    return rows.length;
  };

  const release = () =>
    database.query(`UPDATE projection SET status = 'nobody 0' WHERE name = $1 AND split_part(status, ' ', 1) = $2`, [
      NAME,
      holder,
    ]);

  const run = async (): Promise<void> => {
    let prepared = false;
    while (!stopping.signal.aborted) {
      try {
        prepared ||= await prepare();
        const published = prepared ? await publish() : 0;
        if (published < BATCH) await sleepUntilWoken(POLL_MS);
      } catch (error) {
        onError?.(error);
        await sleep(POLL_MS);
      }
    }
    if (prepared) await release().catch(() => undefined);
  };
  const running = run();

  return {
    wake,
    stop: async () => {
      stopping.abort();
      await running;
    },
  };
};
