import { type Bus, foldedHint } from '../../../engine/bus/bus.ts';
import type { LiveTopic } from '../generated/resolvers.ts';

export const LIVE_TOPICS: readonly LiveTopic[] = ['FIGURES', 'RETRIEVALS', 'ORDERS', 'TICKETS', 'ACTS', 'JOURNAL'];

/** The topics that a read model changes. */
const BY_READ_MODEL: Readonly<Record<string, readonly LiveTopic[]>> = {
  ledger: ['FIGURES'],
  returns: ['FIGURES'],
  movements: ['ORDERS'],
  retrievals: ['RETRIEVALS', 'FIGURES'],
  acts: ['ACTS'],
  'act-proposals': ['ACTS'],
};

/** Orders before their payment, shipments, tickets and the journal are in tables alone, whose changes no process tells. */
const IN_TABLES: readonly LiveTopic[] = ['RETRIEVALS', 'ORDERS', 'TICKETS', 'JOURNAL'];

const COALESCED_MS = 1_000;
const TABLES_EVERY_MS = 10_000;

export interface Hints {
  /** Returns the end of the listening. */
  listen(listener: (topics: readonly LiveTopic[]) => void): () => void;
  stop(): void;
}

/** The topics that changed, to all listeners of this process: those of a second together. */
export const hintsOver = (bus: Pick<Bus, 'subscribe'>): Hints => {
  const listeners = new Set<(topics: readonly LiveTopic[]) => void>();
  const changed = new Set<LiveTopic>();
  let telling: NodeJS.Timeout | null = null;

  const tell = (): void => {
    telling = null;
    const topics = LIVE_TOPICS.filter((topic) => changed.has(topic));
    changed.clear();
    for (const listener of listeners) listener(topics);
  };
  const note = (topics: readonly LiveTopic[]): void => {
    if (listeners.size === 0 || topics.length === 0) return;
    for (const topic of topics) changed.add(topic);
    telling ??= setTimeout(tell, COALESCED_MS).unref();
  };
  const leave = bus.subscribe('folded', (message) => {
    const { projection = '' } = foldedHint.decode(message) ?? {};
    note(Object.hasOwn(BY_READ_MODEL, projection) ? (BY_READ_MODEL[projection] ?? []) : []);
  });
  const tables = setInterval(note, TABLES_EVERY_MS, IN_TABLES).unref();

  return {
    listen: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    stop: () => {
      leave();
      clearInterval(tables);
      if (telling !== null) clearTimeout(telling);
    },
  };
};
