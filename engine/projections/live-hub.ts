import type { Bus } from '../bus/bus.ts';
import type { SqlClient } from '../database/sql.ts';
import { createPace } from '../kernel/pace.ts';
import { createBroadcast } from './broadcast.ts';
import type { LiveRow } from './live-event.ts';
import { decodeLive } from './live-message.ts';
import type { Mailbox } from './mailbox.ts';
import { eventsAfter, lastLiveSeq, MAX_LIVE_GAP } from './queries/live.ts';

export interface LiveHub<Shown> {
  /**
   * Events in order, from now on; with `after`, those behind it that are still kept come first. Leave by `return()`, as
   * `for await` does. @throws TooManyListeners · SlowListener from a step of the iteration
   */
  readonly listen: (after?: number | null) => Mailbox<Shown>;
  /**
   * Events behind a sequence number, oldest first; where these are more than `MAX_LIVE_GAP`, the newest of them. Null
   * where only the table has them all: the hub began later, or hasn't taken the newest yet.
   */
  readonly since: (after: number) => Promise<readonly Shown[] | null>;
  /**
   * Resolves once the hub keeps the events of the table, or is stopped. A listener that goes on behind an event before
   * that would miss some.
   */
  readonly begun: Promise<void>;
  readonly status: () => { readonly seq: number; readonly listeners: number; readonly cutOff: number };
  readonly stop: () => Promise<void>;
}

export interface LiveHubParts<Shown> {
  readonly bus: Bus;
  readonly sql: SqlClient;
  /** Makes what listeners get, once for all of them: one result per event, in order. */
  readonly show: (rows: readonly LiveRow[]) => Promise<readonly Shown[]>;
  readonly onError?: (error: unknown) => void;
  readonly maxListeners?: number;
  /** Messages that may wait for one listener. */
  readonly queueLimit?: number;
  /** Milliseconds between looks at the table, for messages that the bus lost. */
  readonly healEveryMs?: number;
  /**
   * Resolves when the table has come to the present; left out where it is there already. Until then the hub sends
   * nothing: events that the table gains are of the past.
   */
  readonly settled?: Promise<void>;
}

/** Events that are kept for listeners that resume; also the most that the hub reads at once. */
const KEPT = MAX_LIVE_GAP;
const MAX_LISTENERS = 10_000;
const QUEUE_LIMIT = 256;
const HEAL_EVERY_MS = 2_000;
/** Messages that may wait for the hub itself; beyond it the table is read instead. */
const MAX_PENDING = 1_000;
const AFTER_ERROR_MS = 500;

/**
 * A gateway's end of the live feed: one subscription to the bus, any number of listeners in this process. The hub puts
 * the events in order, fills gaps from the table and leaves out duplicates, so that every listener sees each one once.
 * Listeners that resume get the events that they missed from memory: a thousand that reconnect at once cost the
 * database nothing.
 */
export const startLiveHub = async <Shown>(parts: LiveHubParts<Shown>): Promise<LiveHub<Shown>> => {
  const { bus, sql, show, onError } = parts;
  const { maxListeners = MAX_LISTENERS, queueLimit = QUEUE_LIMIT, healEveryMs = HEAL_EVERY_MS } = parts;
  const pending = new Map<number, LiveRow>();
  const broadcast = createBroadcast<Shown>({
    what: 'the live feed',
    kept: KEPT,
    limit: queueLimit,
    beyond: 'cut off',
    maxListeners,
  });
  let seq = 0;
  const { promise: begun, resolve: hasBegun } = Promise.withResolvers<void>();
  const stopping = new AbortController();
  const { sleep, sleepUntilWoken, wake } = createPace(stopping.signal);

  const unsubscribe = bus.subscribe('live', (bytes) => {
    const row = decodeLive(bytes);
    if (row === null || row.seq <= seq) return;
    if (pending.size < MAX_PENDING) pending.set(row.seq, row);
    wake();
  });

  const takePending = (): LiveRow[] => {
    const rows: LiveRow[] = [];
    for (let next = seq + 1; rows.length < KEPT; next += 1) {
      const row = pending.get(next);
      if (row === undefined) break;
      rows.push(row);
    }
    return rows;
  };

  /** Too far behind to send everything: listeners see the gap by `prev` and ask for what they want. */
  const skipTo = async (): Promise<void> => {
    const last = await lastLiveSeq(sql);
    if (last - seq > KEPT) seq = last - KEPT;
  };

  const advance = async (rows: readonly LiveRow[], how: 'keep' | 'publish' = 'publish'): Promise<void> => {
    const shown = await show(rows);
    const messages = rows.flatMap((row, index) => {
      const one = shown[index];
      return one === undefined ? [] : [{ seq: row.seq, shown: one }];
    });
    seq = rows.at(-1)?.seq ?? seq;
    for (const number of pending.keys()) if (number <= seq) pending.delete(number);
    broadcast[how](messages);
  };

  /** Sends what is there. True when there may be more at once. */
  const step = async (look: boolean): Promise<boolean> => {
    let rows: readonly LiveRow[] = takePending();
    if (rows.length === 0 && (look || pending.size > 0)) {
      if (pending.size > 0) await skipTo();
      rows = await eventsAfter(sql, seq, KEPT);
      if (rows.length === 0) pending.clear();
    }
    if (rows.length > 0) await advance(rows);
    return rows.length > 0;
  };

  /**
   * Keeps the events that the table already has, for listeners that resume; present listeners hear events from now on.
   */
  const begin = async (): Promise<void> => {
    seq = Math.max(0, (await lastLiveSeq(sql)) - KEPT);
    const rows = await eventsAfter(sql, seq, KEPT);
    if (rows.length > 0) await advance(rows, 'keep');
    hasBegun();
  };
  let state: 'waiting' | 'settled' | 'begun' = 'waiting';
  if (parts.settled === undefined) {
    await begin();
    state = 'begun';
  } else {
    seq = await lastLiveSeq(sql);
    void parts.settled.then(() => {
      state = 'settled';
      wake();
    });
  }

  const run = async (): Promise<void> => {
    let look = true;
    while (!stopping.signal.aborted) {
      try {
        if (state === 'waiting') {
          await sleepUntilWoken(healEveryMs);
          continue;
        }
        if (state === 'settled') await begin();
        state = 'begun';
        while (!stopping.signal.aborted && (await step(look)));
        look = (await sleepUntilWoken(healEveryMs)) === 'time';
      } catch (error) {
        onError?.(error);
        look = true;
        await sleep(AFTER_ERROR_MS);
      }
    }
  };
  const running = run();

  return {
    listen: (after) => broadcast.listen(after ?? null),
    begun,
    since: async (after) => (seq >= (await lastLiveSeq(sql)) ? broadcast.since(after) : null),
    status: () => ({ seq, ...broadcast.status() }),
    stop: async () => {
      stopping.abort();
      hasBegun();
      unsubscribe();
      broadcast.close();
      await running;
    },
  };
};
