import { z } from 'zod';
import { amount, count, playerId, skinId, wear } from '../kernel/event-codec.ts';
import { categoryOf, type StreamId } from '../kernel/ids.ts';
import { shopBalance } from '../market/shop/events.ts';
import type { ListingState } from '../market/shop/state.ts';
import type { GoldenCodeState } from '../rewards/code-state.ts';
import type { StreamState } from '../stream-state.ts';
import { giveawaySnapshot } from './giveaway-snapshot.ts';
import { playerSnapshot } from './player-snapshot.ts';
import { setOf, snapshotOf } from './snapshot.ts';

const codeSnapshot = snapshotOf<Exclude<GoldenCodeState, { status: 'absent' }>>(
  2,
  z.strictObject({
    status: z.literal('issued'),
    uses: count,
    points: amount,
    locked: amount,
    expiresAt: z.int(),
    redeemedBy: setOf(playerId),
  }),
);

const listingSnapshot = snapshotOf<Exclude<ListingState, { status: 'absent' }>>(
  2,
  z.strictObject({
    status: z.enum(['open', 'closed']),
    skin: skinId,
    wear,
    balance: shopBalance,
    stock: count,
  }),
);

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

const stateOf = <const Category extends string, State>(category: Category, state: State | null) =>
  state === null ? null : { category, state };

/** Null when the text is of another format: then the stream is folded from its beginning. */
export const decodeSnapshot = (stream: StreamId, text: string): StreamState | null => {
  const json: unknown = JSON.parse(text);
  switch (categoryOf(stream)) {
    case 'player':
      return stateOf('player', playerSnapshot.decode(json));
    case 'giveaway':
      return stateOf('giveaway', giveawaySnapshot.decode(json));
    case 'listing':
      return stateOf('listing', listingSnapshot.decode(json));
    case 'code':
      return stateOf('code', codeSnapshot.decode(json));
    default:
      return null;
  }
};
