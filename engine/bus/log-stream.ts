import {
  DiscardPolicy,
  JetStreamApiCodes,
  JetStreamApiError,
  jetstream,
  jetstreamManager,
  RetentionPolicy,
  StorageType,
} from '@nats-io/jetstream';
import { headers as createHeaders, nanos } from '@nats-io/transport-node';
import { categoryOf, type StreamId } from '../kernel/ids.ts';
import type { NatsConnection } from './nats-connection.ts';

/** An entry of the log with what its subject is made of. */
export interface PublishedEntry {
  readonly position: number;
  readonly stream: StreamId;
  readonly type: string;
  /** Whole, also of a sealed one. */
  readonly entry: Uint8Array;
}

/** The stream keeps entries for so long, and so many of them; the log itself keeps all. */
const KEPT_FOR_MS = 7 * 24 * 3_600_000;
const KEPT_BYTES = 4 * 1024 ** 3;

/** The window of `Nats-Msg-Id`. The server remembers every id of it; sequence numbers are what keeps the order. */
const DUPLICATE_WINDOW_MS = 30_000;
const ANSWER_TIMEOUT_MS = 3_000;

const hasCode = (error: unknown, code: number): boolean => error instanceof JetStreamApiError && error.code === code;

/** `glasscase` gives `GLASSCASE_LOG`. */
export const streamNameOf = (prefix: string): string => `${prefix.toUpperCase()}_LOG`;

/** The JetStream side of the event stream. An entry has the sequence number `position + 1`. */
export interface LogStream {
  /** Makes the stream if it isn't there, and gives it the number of copies. */
  prepare(): Promise<void>;
  /** The position of the next entry that it takes. */
  end(): Promise<number>;
  /** The bytes at a position; null where they aren't kept any more. */
  entryAt(position: number): Promise<Uint8Array | null>;
  /** False when the stream doesn't stand at the entry's position: another relay was faster, or an entry before failed. */
  publish(entry: PublishedEntry): Promise<boolean>;
}

export const createLogStream = (connection: NatsConnection, prefix: string, replicas: number): LogStream => {
  const name = streamNameOf(prefix);
  const options = { timeout: ANSWER_TIMEOUT_MS, checkAPI: false };
  const client = jetstream(connection.client, options);
  const managing = jetstreamManager(connection.client, options);

  const create = async (): Promise<void> => {
    const { streams } = await managing;
    await streams.add({
      name,
      description: 'Every entry of the log, in order; an entry has the sequence number position + 1.',
      subjects: [`${prefix}.event.*.*`],
      retention: RetentionPolicy.Limits,
      storage: StorageType.File,
      discard: DiscardPolicy.Old,
      num_replicas: replicas,
      max_age: nanos(KEPT_FOR_MS),
      max_bytes: KEPT_BYTES,
      duplicate_window: nanos(DUPLICATE_WINDOW_MS),
      deny_delete: true,
      deny_purge: true,
    });
  };

  return {
    prepare: async () => {
      const { streams } = await managing;
      try {
        const { config } = await streams.info(name);
        if (config.num_replicas !== replicas) await streams.update(name, { num_replicas: replicas });
      } catch (error) {
        if (!hasCode(error, JetStreamApiCodes.StreamNotFound)) throw error;
        await create();
      }
    },
    end: async () => {
      const { streams } = await managing;
      const { state } = await streams.info(name);
      return state.last_seq;
    },
    entryAt: async (position) => {
      const { streams } = await managing;
      const message = await streams.getMessage(name, { seq: position + 1 });
      return message?.data ?? null;
    },
    publish: async ({ position, stream, type, entry }) => {
      const headers = createHeaders();
      headers.set('Glasscase-Position', String(position));
      const expect = { streamName: name, lastSequence: position };
      try {
        const subject = `${prefix}.event.${categoryOf(stream)}.${type}`;
        const { seq } = await client.publish(subject, entry, { msgID: String(position), headers, expect });
        return seq === position + 1;
      } catch (error) {
        if (error instanceof JetStreamApiError && error.code === JetStreamApiCodes.StreamWrongLastSequence)
          return false;
        throw error;
      }
    },
  };
};
