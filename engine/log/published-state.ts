import { db, defineQuery } from '../database/queries.ts';
import type { SqlClient } from '../database/sql.ts';
import type { Instant } from '../kernel/decision.ts';
import { createPace } from '../kernel/pace.ts';
import { nodeHashing } from '../node-hashing.ts';
import { type Checkpoint, readCheckpoint } from './checkpoint.ts';
import { formatVerifierKey, parseKeyFile } from './note.ts';
import { CHECKPOINT_PATH, KEY_PATH } from './tiles.ts';

/** The state of sealing, as a process that doesn't seal knows it. */
export interface PublishedState {
  /** The newest published checkpoint; null before the first. */
  readonly checkpoint: Checkpoint | null;
  /** When the checkpoint was published, by the database's clock. */
  readonly sealedAt: Instant | null;
  /** The log's verifier key as it was published; null before the first checkpoint. */
  readonly verifierKey: string | null;
}

export interface PublishedStateReader {
  /** The state of a second ago at most, while the database answers. */
  status(): PublishedState;
  stop(): Promise<void>;
}

const REFRESH_MS = 1_000;

const notes = defineQuery(() =>
  db.selectFrom('logNote').select(['path', 'bytes', 'publishedAt']).where('path', 'in', [CHECKPOINT_PATH, KEY_PATH]),
);

const read = async (sql: SqlClient): Promise<PublishedState> => {
  const rows = await notes(sql, {});
  const at = (path: string) => rows.find((row) => row.path === path);
  const row = at(CHECKPOINT_PATH);
  const checkpoint = row === undefined ? null : readCheckpoint(row.bytes);
  const key = parseKeyFile(nodeHashing, at(KEY_PATH)?.bytes ?? null);
  return {
    checkpoint,
    sealedAt: checkpoint === null || row === undefined ? null : row.publishedAt,
    verifierKey: key === null ? null : formatVerifierKey(key),
  };
};

/**
 * Follows what a database's sealers publish: for gateways. Resolves after the first look.
 * @param onError a look failed; the state before stays.
 */
export const sealedStateOver = async (
  sql: SqlClient,
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
