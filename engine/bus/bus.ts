import { z } from 'zod';
import { jsonIn } from '../kernel/canonical-json.ts';

/**
 * The topics of messages between the processes of one site. `folded`: the position of a read model after its rows changed.
 * `awaited`: the position at which a process waits for a read model. `reached`: the read model is there, whether or not
 * rows changed. `wrote`: how far a player's own commands reach. `face`: other players see the player differently from now
 * on. `account`: an account changed or lost a session. `sockets`: how many sockets are open at a gateway.
 */
export type Topic =
  | 'log'
  | 'live'
  | 'battle'
  | 'folded'
  | 'awaited'
  | 'reached'
  | 'wrote'
  | 'face'
  | 'account'
  | 'sockets';

export type Listener = (message: Uint8Array) => void;

export class BusUnavailable extends Error {
  override readonly name = 'BusUnavailable';
}

/**
 * Fans messages out to every process, at most once and in the order in which one publisher sent them. It carries
 * hints, never truth: a listener reads the database by position, and polls it slowly, so that a lost message costs a
 * little time and nothing else.
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

const MAX_HINT_BYTES = 200;

/** A hint that travels as JSON. A message that can't be read gives null: its listener ignores it. */
const hintOf = <Hint>(shape: z.ZodType<Hint>) => ({
  encode: (hint: Hint): Uint8Array => new TextEncoder().encode(JSON.stringify(hint)),
  decode: (message: Uint8Array): Hint | null => {
    if (message.length > MAX_HINT_BYTES) return null;
    return shape.safeParse(jsonIn(new TextDecoder().decode(message))).data ?? null;
  },
});

const position = z.int().min(0);

/**
 * The message of the topics `folded` and `reached`: a read model folded every event below the position. Of the topic
 * `awaited`: a process waits for the read model to fold the event at the position.
 */
export const foldedHint = hintOf(z.strictObject({ projection: z.string().min(1).max(100), position }));

/** The message of the topic `wrote`: a command of the player was accepted, and its last event is at the position. */
export const wroteHint = hintOf(z.strictObject({ playerId: z.string().min(1).max(40), position }));

/** The message of the topic `face`: the player's name or picture changed, or may no longer be shown. */
export const faceHint = hintOf(z.strictObject({ playerId: z.string().min(1).max(40) }));

/** The message of the topic `account`: earlier reads of the account, its sessions and its keys are out of date. */
export const accountHint = hintOf(z.strictObject({ accountId: z.string().min(1).max(40) }));

/** The message of the topic `sockets`: so many are open at the gateway of that name now. */
export const socketsHint = hintOf(z.strictObject({ gateway: z.string().min(1).max(40), open: z.int().min(0) }));

/**
 * The bus of a site that is one process. Delivery is asynchronous, as on a real one, so that publishing from within a
 * listener can't nest.
 */
export const memoryBus = (): Bus => {
  const listeners: Record<Topic, Set<Listener>> = {
    wrote: new Set(),
    face: new Set(),
    account: new Set(),
    log: new Set(),
    live: new Set(),
    battle: new Set(),
    folded: new Set(),
    awaited: new Set(),
    reached: new Set(),
    sockets: new Set(),
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
