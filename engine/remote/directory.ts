import { z } from 'zod';
import type { NatsConnection } from '../bus/nats-connection.ts';
import { decodeMessage, encodeMessage } from './message.ts';
import { GONE_AFTER_MS, isEngineId, subjectsOf } from './protocol.ts';

/** An engine's announcement; `leaving` once, and nothing after it. */
export interface Presence {
  readonly id: string;
  readonly leaving: boolean;
}

const presence = z.strictObject({ id: z.string().refine(isEngineId), leaving: z.boolean() });

export const encodePresence = ({ id, leaving }: Presence): Uint8Array => encodeMessage({ id, leaving });

/** Null for an unreadable message: an engine of another version isn't there for us. */
const decodePresence = (bytes: Uint8Array): Presence | null => {
  try {
    return decodeMessage(bytes, presence);
  } catch {
    return null;
  }
};

/** The engines that are there, as far as a gateway heard. */
export interface EngineDirectory {
  live(): readonly string[];
  /** Forgets an engine that doesn't listen any more; it is back with its next announcement. */
  forget(id: string): void;
  /** Asks every engine to announce itself. */
  call(): void;
  close(): void;
}

/** Far more than any site runs; a bound on the announcements of strangers on the server. */
const MAX_ENGINES = 256;

export const createEngineDirectory = (
  connection: NatsConnection,
  monotonic: () => number,
  prefix: string,
): EngineDirectory => {
  const { client } = connection;
  const subjects = subjectsOf(prefix);
  const heard = new Map<string, number>();

  const subscription = client.subscribe(subjects.presence, {
    callback: (error, message) => {
      const presence = error === null ? decodePresence(message.data) : null;
      if (presence === null) return;
      if (presence.leaving) heard.delete(presence.id);
      else if (heard.has(presence.id) || heard.size < MAX_ENGINES) heard.set(presence.id, monotonic());
    },
  });
  const call = (): void => {
    if (!connection.isAway()) client.publish(subjects.call);
  };
  const unwatch = connection.onChange((state) => {
    if (state === 'back') call();
  });
  call();
  return {
    live: () => {
      const silentSince = monotonic() - GONE_AFTER_MS;
      for (const [id, at] of heard) if (at < silentSince) heard.delete(id);
      return [...heard.keys()];
    },
    forget: (id) => {
      heard.delete(id);
    },
    call,
    close: () => {
      unwatch();
      if (!client.isClosed()) subscription.unsubscribe();
    },
  };
};
