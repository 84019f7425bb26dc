import { logHead } from '../database/log-head.ts';
import { db, defineQuery, type Given } from '../database/queries.ts';
import type { SqlClient } from '../database/sql.ts';
import type { StreamId } from '../kernel/ids.ts';
import { createPace } from '../kernel/pace.ts';
import { BusUnavailable } from './bus.ts';
import { createLogStream, type PublishedEntry } from './log-stream.ts';
import { DEFAULT_PREFIX, natsBusOn } from './nats.ts';
import type { NatsConnection } from './nats-connection.ts';

/** The stream holds other entries than the log: it belongs to another site, or the database to another time. */
export class StreamDiverged extends Error {
  override readonly name = 'StreamDiverged';
}

export interface EventStreamParts {
  readonly connection: NatsConnection;
  /** Reads the view `whole_event`. */
  readonly sql: SqlClient;
  /** How many entries the newest published checkpoint covers: no seed leaves the site before that. */
  readonly sealedSize: () => Promise<number>;
  /** Copies of the stream in the cluster: 1, 3 or 5. */
  readonly replicas: number;
  /** Once for every new reason; it is tried again. */
  readonly onError?: (error: unknown) => void;
  readonly prefix?: string;
}

export interface EventStream {
  /** `publishing` while this relay is the one that publishes; the position is that of the next entry. */
  status(): { readonly state: 'standby' | 'publishing'; readonly position: number };
  stop(): Promise<void>;
}

/** Entries on their way to the server at the same time. */
const IN_FLIGHT = 500;
/** Looks at the stream while another relay publishes, or after a failure. */
const LOOK_MS = 500;
/** Looks at the log while no message says that it grew. */
const POLL_MS = 250;

const readEntries = defineQuery((given: Given<{ from: number; end: number }>) =>
  db
    .selectFrom('wholeEvent')
    .select(['position', 'streamId as stream', 'type', 'entry'])
    .$narrowType<{ stream: StreamId }>()
    .where('position', '>=', given('from'))
    .where('position', '<', given('end'))
    .orderBy('position'),
);

const isSame = (a: Uint8Array, b: Uint8Array): boolean => Buffer.compare(a, b) === 0;

/**
 * Publishes every entry of the log to the JetStream stream, once and in order, as soon as a published checkpoint covers it.
 * Any number of processes run it: each entry names the sequence number that it must follow, so the stream refuses a slower
 * relay, which then stands by. A relay goes on where the stream ends and remembers nothing else.
 */
export const startEventStream = (parts: EventStreamParts): EventStream => {
  const { connection, sql, sealedSize, replicas, onError, prefix = DEFAULT_PREFIX } = parts;
  const stream = createLogStream(connection, prefix, replicas);
  const wakeUps = natsBusOn(connection, prefix);
  let state: 'standby' | 'publishing' = 'standby';
  let position = 0;
  let isPrepared = false;
  let reported: string | null = null;
  const stopping = new AbortController();
  const { sleep, sleepUntilWoken, wake } = createPace(stopping.signal);

  const mustBeThere = (): void => {
    if (connection.isAway()) throw new BusUnavailable('the NATS server is away');
  };

  /** Where the stream ends; it is made if it isn't there, or isn't there any more. */
  const look = async (): Promise<number> => {
    mustBeThere();
    if (!isPrepared) await stream.prepare();
    isPrepared = true;
    return stream.end();
  };

  /** @throws StreamDiverged when the stream's end isn't what the log has there. */
  const compare = async (end: number): Promise<void> => {
    if (end === 0) return;
    const [[written], kept] = await Promise.all([readEntries(sql, { from: end - 1, end }), stream.entryAt(end - 1)]);
    if (written?.position !== end - 1 || (kept !== null && !isSame(kept, written.entry))) {
      throw new StreamDiverged(`the event stream holds another log than the database at position ${end - 1}`);
    }
  };

  /** Waits until the stream is behind the log and doesn't move; returns where it ends, or null when stopped. */
  const standBy = async (): Promise<number | null> => {
    for (let stuckAt: number | null = null; !stopping.signal.aborted; await sleep(LOOK_MS)) {
      const end = await look();
      position = end;
      const [{ size: written }, sealed] = await Promise.all([logHead(sql), sealedSize()]);
      const size = Math.min(written, sealed);
      if (end > written) throw new StreamDiverged(`the event stream has ${end} entries, the log ${written}`);
      if (end < size && stuckAt === end) {
        await compare(end);
        return end;
      }
      stuckAt = end < size ? end : null;
      if (end >= size) reported = null;
    }
    return null;
  };

  /** True when the stream took all of them. */
  const publish = async (entries: readonly PublishedEntry[]): Promise<boolean> => {
    mustBeThere();
    const tries = await Promise.allSettled(entries.map((entry) => stream.publish(entry)));
    const failure = tries.find((each) => each.status === 'rejected');
    if (failure !== undefined) throw failure.reason;
    return tries.every((each) => each.status === 'fulfilled' && each.value);
  };

  /** Publishes until another relay is faster, or something fails. */
  const lead = async (from: number): Promise<void> => {
    state = 'publishing';
    for (position = from; !stopping.signal.aborted; ) {
      const entries = await readEntries(sql, {
        from: position,
        end: Math.min(position + IN_FLIGHT, await sealedSize()),
      });
      if (entries.length === 0) {
        await sleepUntilWoken(POLL_MS);
        continue;
      }
      if (!(await publish(entries))) return;
      position += entries.length;
      reported = null;
    }
  };

  const run = async (): Promise<void> => {
    while (!stopping.signal.aborted) {
      try {
        const end = await standBy();
        if (end !== null) await lead(end);
      } catch (error) {
        isPrepared = false;
        const reason = error instanceof Error ? `${error.name} ${error.message}` : 'unknown';
        if (reason !== reported) onError?.(error);
        reported = reason;
        await sleep(LOOK_MS);
      }
      state = 'standby';
    }
  };

  const leave = wakeUps.subscribe('log', wake);
  const running = run();
  return {
    status: () => ({ state, position }),
    stop: async () => {
      stopping.abort();
      leave();
      await running;
    },
  };
};
