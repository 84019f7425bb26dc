import type { Database } from '../database/open-database.ts';
import { categoryOf, type StreamId } from '../kernel/ids.ts';
import type { StreamState } from '../stream-state.ts';
import { decodeGiveaway, encodeGiveaway } from './giveaway-snapshot.ts';
import type { HeldStream } from './memory.ts';
import { decodePlayer, encodePlayer } from './player-snapshot.ts';

/** Events after the newest snapshot before another is worth writing; more for whoever holds more. */
const EVENTS_BETWEEN = 500;

const encodable = ({ category, state }: StreamState): object | null => {
  if (category === 'player' && state.status === 'registered') return encodePlayer(state);
  if (category === 'giveaway' && state.status === 'open') return encodeGiveaway(state);
  return null;
};

/** Null for states that need no snapshot: only players' streams and giveaways that take entries grow long. */
export const encodeSnapshot = (stream: StreamState): string | null => {
  const snapshot = encodable(stream);
  return snapshot === null ? null : JSON.stringify(snapshot);
};

/** Null when the text is of another format: then the stream is folded from its beginning. */
export const decodeSnapshot = (stream: StreamId, text: string): StreamState | null => {
  const json: unknown = JSON.parse(text);
  if (categoryOf(stream) === 'player') {
    const state = decodePlayer(json);
    return state === null ? null : { category: 'player', state };
  }
  const state = decodeGiveaway(json);
  return state === null ? null : { category: 'giveaway', state };
};

export const isDue = ({ current, version, snapshotVersion }: HeldStream): boolean => {
  const since = version - snapshotVersion;
  if (since <= EVENTS_BETWEEN) return false;
  if (current.category !== 'player' || current.state.status === 'absent') return true;
  return since > current.state.items.size + current.state.escrow.size;
};

/** Keeps the newer of the stored snapshot and this one. Resolves false when the state needs none. */
export const writeSnapshot = async (database: Database, stream: StreamId, held: HeldStream): Promise<boolean> => {
  const state = encodeSnapshot(held.current);
  if (state === null) return false;
  await database.run('background', (session) =>
    session.query(
      `INSERT INTO snapshot (stream_id, version, state) VALUES ($1, $2, $3)
       ON CONFLICT (stream_id) DO UPDATE SET version = excluded.version, state = excluded.state
       WHERE snapshot.version < excluded.version`,
      [stream, held.version, state],
    ),
  );
  return true;
};
