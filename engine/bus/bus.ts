import { z } from 'zod';

/**
 * What travels between the processes of one site: `folded` tells which read model stands where, `wrote` how far a player's
 * own commands reach.
 */
export type Topic = 'log' | 'live' | 'battle' | 'folded' | 'wrote';

export type Listener = (message: Uint8Array) => void;

export class BusUnavailable extends Error {
  override readonly name = 'BusUnavailable';
}

/**
 * Fans messages out to every process, at most once and in the order in which one publisher sent them. It carries
 * hints, never truth: whoever listens reads the database by position, and polls it slowly, so that a lost message costs
 * a little time and nothing else.
 */
export interface Bus {
  /** Never blocks and never throws. A message published while the bus is away, or closed, is lost. */
  publish(topic: Topic, message: Uint8Array): void;
  /** Listeners are called in turn and must not throw. Returns the end of the subscription. */
  subscribe(topic: Topic, listener: Listener): () => void;
  /**
   * Resolves when everything published so far has reached the server.
   * @throws BusUnavailable when it can't be said that it did.
   */
  flush(): Promise<void>;
  close(): Promise<void>;
}

/** The newest position in the log, as the topic `log` carries it: decimal digits. */
export const encodePosition = (position: number): Uint8Array => new TextEncoder().encode(String(position));

/** Null for bytes that are no position: a hint that can't be read is ignored. */
export const decodePosition = (message: Uint8Array): number | null => {
  if (message.length === 0 || message.length > 16) return null;
  const text = new TextDecoder().decode(message);
  const position = Number(text);
  return /^[0-9]+$/.test(text) && Number.isSafeInteger(position) ? position : null;
};

/** A read model folded every event below the position. */
export interface Folded {
  readonly projection: string;
  readonly position: number;
}

/** A command of the player's was accepted; its last event is at the position. */
interface Wrote {
  readonly playerId: string;
  readonly position: number;
}

/** What the topic `wrote` carries: JSON. */
export const encodeWrote = ({ playerId, position }: Wrote): Uint8Array =>
  new TextEncoder().encode(JSON.stringify({ playerId, position }));

/** Null for bytes that say nothing about a player: a hint that can't be read is ignored. */
export const decodeWrote = (message: Uint8Array): Wrote | null => decoded(message, wrote);

const MAX_HINT_BYTES = 200;
const wrote = z.strictObject({ playerId: z.string().min(1).max(40), position: z.int().min(0) });
const folded = z.strictObject({ projection: z.string().min(1).max(100), position: z.int().min(0) });

/** What the topic `folded` carries: JSON. */
export const encodeFolded = ({ projection, position }: Folded): Uint8Array =>
  new TextEncoder().encode(JSON.stringify({ projection, position }));

/** Null for bytes that say nothing about a read model: a hint that can't be read is ignored. */
export const decodeFolded = (message: Uint8Array): Folded | null => decoded(message, folded);

const decoded = <Hint>(message: Uint8Array, shape: z.ZodType<Hint>): Hint | null => {
  if (message.length > MAX_HINT_BYTES) return null;
  try {
    return shape.safeParse(JSON.parse(new TextDecoder().decode(message))).data ?? null;
  } catch {
    return null;
  }
};

/**
 * The bus of a site that is one process. Delivery is asynchronous, as on a real one, so that publishing from within a
 * listener can't nest.
 */
export const memoryBus = (): Bus => {
  const listeners: Record<Topic, Set<Listener>> = {
    wrote: new Set(),
    log: new Set(),
    live: new Set(),
    battle: new Set(),
    folded: new Set(),
  };
  let closed = false;
  return {
    publish: (topic, message) => {
      if (closed) return;
      queueMicrotask(() => {
        for (const listener of listeners[topic]) listener(message);
      });
    },
    subscribe: (topic, listener) => {
      const own: Listener = (message) => listener(message);
      listeners[topic].add(own);
      return () => {
        listeners[topic].delete(own);
      };
    },
    flush: async () => {
      if (closed) throw new BusUnavailable('the bus is closed');
      await Promise.resolve();
    },
    close: async () => {
      closed = true;
      for (const topic of Object.values(listeners)) topic.clear();
    },
  };
};
