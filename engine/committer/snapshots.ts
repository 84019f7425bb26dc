import type { Database } from '../database/open-database.ts';
import { categoryOf, type StreamId } from '../kernel/ids.ts';
import type { StreamState } from '../stream-state.ts';
import { decodeCode, encodeCode } from './code-snapshot.ts';
import { decodeGiveaway, encodeGiveaway } from './giveaway-snapshot.ts';
import type { HeldStream } from './held-stream.ts';
import { decodeListing, encodeListing } from './listing-snapshot.ts';
import { decodePlayer, encodePlayer } from './player-snapshot.ts';

/** Events after the newest snapshot before another is worth writing; more for whoever holds more. */
const EVENTS_BETWEEN = 500;

const encodable = ({ category, state }: StreamState): object | null => {
  if (category === 'player' && state.status === 'registered') return encodePlayer(state);
  if (category === 'giveaway' && state.status === 'open') return encodeGiveaway(state);
  if (category === 'listing' && state.status !== 'absent') return encodeListing(state);
  if (category === 'code' && state.status === 'issued') return encodeCode(state);
  return null;
};

/**
 * Null for states that need no snapshot: only the streams of players, of giveaways that take entries, of listings and
 * of Golden Codes grow long.
 */
export const encodeSnapshot = (stream: StreamState): string | null => {
  const snapshot = encodable(stream);
  return snapshot === null ? null : JSON.stringify(snapshot);
};

/** Null when the text is of another format: then the stream is folded from its beginning. */
export const decodeSnapshot = (stream: StreamId, text: string): StreamState | null => {
  const json: unknown = JSON.parse(text);
  switch (categoryOf(stream)) {
    case 'player': {
      const state = decodePlayer(json);
      return state === null ? null : { category: 'player', state };
    }
    case 'giveaway': {
      const state = decodeGiveaway(json);
      return state === null ? null : { category: 'giveaway', state };
    }
    case 'listing': {
      const state = decodeListing(json);
      return state === null ? null : { category: 'listing', state };
    }
    case 'code': {
      const state = decodeCode(json);
      return state === null ? null : { category: 'code', state };
    }
    default:
      return null;
  }
};

/** Roughly how much a snapshot holds: the more it is, the rarer it is written. */
const holds = ({ category, state }: StreamState): number => {
  if (category === 'player' && state.status === 'registered') return state.items.size + state.escrow.size;
  return category === 'code' && state.status === 'issued' ? state.redeemedBy.size : 0;
};

export const isDue = ({ current, version, snapshotVersion }: HeldStream): boolean => {
  const since = version - snapshotVersion;
  return since > EVENTS_BETWEEN && since > holds(current);
};

/** Keeps the newer of the stored snapshot and this one. Resolves false when the state needs none. */
export const writeSnapshot = async (database: Database, stream: StreamId, held: HeldStream): Promise<boolean> => {
  const state = encodeSnapshot(held.current);
  if (state === null) return false;
  await database.run('background', (session) =>
    session.query(
      `INSERT INTO snapshot (stream_id, version, open_entries, state) VALUES ($1, $2, $3, $4)
       ON CONFLICT (stream_id) DO UPDATE
       SET version = excluded.version, open_entries = excluded.open_entries, state = excluded.state
       WHERE snapshot.version < excluded.version`,
      [stream, held.version, held.open, state],
    ),
  );
  return true;
};
