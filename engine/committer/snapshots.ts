import { categoryOf, type StreamId } from '../kernel/ids.ts';
import type { StreamState } from '../stream-state.ts';
import { codeSnapshot } from './code-snapshot.ts';
import { giveawaySnapshot } from './giveaway-snapshot.ts';
import { listingSnapshot } from './listing-snapshot.ts';
import { playerSnapshot } from './player-snapshot.ts';

const encodable = ({ category, state }: StreamState): object | null => {
  if (category === 'player' && state.status === 'registered') return playerSnapshot.encode(state);
  if (category === 'giveaway' && state.status === 'open') return giveawaySnapshot.encode(state);
  if (category === 'listing' && state.status !== 'absent') return listingSnapshot.encode(state);
  if (category === 'code' && state.status === 'issued') return codeSnapshot.encode(state);
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
      const state = playerSnapshot.decode(json);
      return state === null ? null : { category: 'player', state };
    }
    case 'giveaway': {
      const state = giveawaySnapshot.decode(json);
      return state === null ? null : { category: 'giveaway', state };
    }
    case 'listing': {
      const state = listingSnapshot.decode(json);
      return state === null ? null : { category: 'listing', state };
    }
    case 'code': {
      const state = codeSnapshot.decode(json);
      return state === null ? null : { category: 'code', state };
    }
    default:
      return null;
  }
};
