import { z } from 'zod';
import { type Bus, foldedHint } from '../bus/bus.ts';
import { integerColumn, rowsAs, type SqlClient } from '../database/sql.ts';
import type { FollowerStatus } from './follower.ts';
import type { Projection } from './projection.ts';

/** How far the read models are, in whatever process they are folded. */
export interface ReadModels {
  status(): readonly FollowerStatus[];
  /** Resolves true once the read model has folded the event at the position; false when that takes too long. */
  catchUp(name: string, position: number, timeoutMs?: number): Promise<boolean>;
  /** Calls back whenever the read model moved. */
  onFolded(name: string, listener: () => void): void;
}

export interface ReadModelWatch extends ReadModels {
  stop(): void;
}

export interface ReadModelWatchParts {
  readonly sql: SqlClient;
  /** How many connections to the database have broken. */
  readonly breaks: () => number;
  readonly bus: Bus;
  readonly projections: readonly Pick<Projection, 'name' | 'version'>[];
  readonly onError: (error: unknown) => void;
}

/** Calls back when the bus says that a read model moved, in this process or in another. Answers how to listen. */
export const foldedListeners = (bus: Bus): { readonly on: ReadModels['onFolded']; readonly stop: () => void } => {
  const listeners: { readonly name: string; readonly listener: () => void }[] = [];
  const stop = bus.subscribe('folded', (message) => {
    const folded = foldedHint.decode(message);
    for (const { name, listener } of listeners) if (name === folded?.projection) listener();
  });
  return { on: (name, listener) => listeners.push({ name, listener }), stop };
};

const TIMEOUT_MS = 5_000;
/** The bus says at once which read model moved. After a lost message a waiting caller waits as long as this. */
const LOOK_WHILE_WAITING_MS = 100;
const LOOK_MS = 1_000;
/** Requests that may wait at the same time; more are told at once that it takes too long. */
const MAX_WAITING = 5_000;

const row = z.object({ name: z.string(), version: integerColumn, position: integerColumn, status: z.string() });

interface Waiter {
  readonly name: string;
  readonly position: number;
  readonly settle: (folded: boolean) => void;
}

/** Watches read models that other processes fold: by their word on the bus, and by their rows. */
export const watchReadModels = ({ sql, breaks, bus, projections, onError }: ReadModelWatchParts): ReadModelWatch => {
  const versions = new Map(projections.map(({ name, version }) => [name, version]));
  const known = new Map<string, FollowerStatus>(
    projections.map(({ name }) => [name, { name, state: 'starting', position: 0, error: null }]),
  );
  const waiting = new Set<Waiter>();
  const listeners = foldedListeners(bus);
  /** Connections that had broken at the last look: one more, and what was said before may have been taken back by a crash. */
  let breaksSeen = breaks();
  let stopped = false;
  let timer: NodeJS.Timeout | undefined;

  const moved = (name: string, position: number): void => {
    for (const waiter of waiting) if (waiter.name === name && waiter.position < position) waiter.settle(true);
  };

  const stateOf = (version: number, expected: number, status: string): FollowerStatus['state'] =>
    version === expected ? (status === 'failing' ? 'failing' : 'following') : 'outdated';

  const isCertain = (): boolean => breaksSeen === breaks();

  const look = async (): Promise<void> => {
    const [certain, broken] = [isCertain(), breaks()];
    const rows = rowsAs(row, await sql.query('SELECT name, version, position, status FROM projection'));
    for (const { name, version, position, status } of rows) {
      const expected = versions.get(name);
      if (expected === undefined) continue;
      const state = stateOf(version, expected, status);
      // This program may not show rows that another version of it folded.
      // The checkpoint may lag behind the position that the bus said, by events that the follower passed over.
      const said = certain ? (known.get(name)?.position ?? 0) : 0;
      const folded = state === 'outdated' ? 0 : Math.max(position, said);
      known.set(name, { name, state, position: folded, error: state === 'failing' ? 'see the projector' : null });
      moved(name, folded);
    }
    breaksSeen = broken;
  };

  const schedule = (): void => {
    clearTimeout(timer);
    if (stopped) return;
    timer = setTimeout(turn, waiting.size > 0 ? LOOK_WHILE_WAITING_MS : LOOK_MS);
  };
  const turn = (): void => {
    look().catch(onError).finally(schedule);
  };
  turn();

  const learn = (message: Uint8Array): void => {
    const folded = foldedHint.decode(message);
    const before = folded === null ? undefined : known.get(folded.projection);
    if (folded === null || before === undefined || !isCertain() || folded.position <= before.position) return;
    known.set(folded.projection, { ...before, position: folded.position });
    moved(folded.projection, folded.position);
  };
  const unsubscribes = [bus.subscribe('folded', learn), bus.subscribe('reached', learn)];

  return {
    status: () => [...known.values()],
    onFolded: listeners.on,
    catchUp: (name, position, timeoutMs = TIMEOUT_MS) => {
      if (isCertain() && (known.get(name)?.position ?? 0) > position) return Promise.resolve(true);
      if (stopped || !known.has(name) || waiting.size >= MAX_WAITING) return Promise.resolve(false);
      return new Promise((resolve) => {
        const settle = (folded: boolean): void => {
          clearTimeout(late);
          waiting.delete(waiter);
          resolve(folded);
        };
        const late = setTimeout(() => settle(false), timeoutMs);
        const waiter: Waiter = { name, position, settle };
        waiting.add(waiter);
        bus.publish('awaited', foldedHint.encode({ projection: name, position }));
        if (waiting.size === 1) schedule();
      });
    },
    stop: () => {
      stopped = true;
      clearTimeout(timer);
      for (const unsubscribe of unsubscribes) unsubscribe();
      listeners.stop();
      for (const waiter of [...waiting]) waiter.settle(false);
    },
  };
};
