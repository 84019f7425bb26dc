import type { Queryable } from '../database/session.ts';
import type { Instant } from '../kernel/decision.ts';
import { createPace } from '../kernel/pace.ts';
import { type Checkpoint, readCheckpoint } from './checkpoint.ts';

/** What a process that doesn't seal knows of sealing. */
export interface PublishedState {
  /** The newest published checkpoint; null before the first. */
  readonly checkpoint: Checkpoint | null;
  /** When the checkpoint was published, by the database's clock. */
  readonly sealedAt: Instant | null;
}

export interface PublishedStateReader {
  /** The state of a second ago at most, while the database answers. */
  status(): PublishedState;
  stop(): Promise<void>;
}

const REFRESH_MS = 1_000;

const read = async (sql: Queryable): Promise<PublishedState> => {
  const { rows } = await sql.query<{ bytes: Buffer; published_at: bigint }>(
    "SELECT bytes, published_at FROM log_note WHERE path = 'checkpoint'",
  );
  const [row] = rows;
  const checkpoint = row === undefined ? null : readCheckpoint(row.bytes);
  return { checkpoint, sealedAt: checkpoint === null || row === undefined ? null : Number(row.published_at) };
};

/**
 * Follows what a database's sealers publish: for gateways. Resolves after the first look.
 * @param onError a look failed; the state before stays.
 */
export const sealedStateOver = async (
  sql: Queryable,
  onError: (error: unknown) => void,
): Promise<PublishedStateReader> => {
  let state = await read(sql);
  const stopping = new AbortController();
  const { sleep } = createPace(stopping.signal);
  const follow = async (): Promise<void> => {
    for (await sleep(REFRESH_MS); !stopping.signal.aborted; await sleep(REFRESH_MS)) {
      try {
        state = await read(sql);
      } catch (error) {
        onError(error);
      }
    }
  };
  const following = follow();
  return {
    status: () => state,
    stop: async () => {
      stopping.abort();
      await following;
    },
  };
};
