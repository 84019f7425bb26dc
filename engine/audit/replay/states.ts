import type { RecordedEvent } from '../../glasscase-decision.ts';
import type { StreamId } from '../../kernel/ids.ts';
import type { PlayerState } from '../../player/state.ts';
import {
  bytesOf,
  evolveStream,
  initialState,
  type States as StatesByCategory,
  type StreamState,
} from '../../stream-state.ts';
import { type Kind, kindOf } from '../ledgers/own-kinds.ts';

interface Kept {
  /** Position of the stream's first entry. */
  readonly born: number;
  /** Number of the newest entry of each kind. */
  readonly newest: Record<Kind, number>;
  state: StreamState;
}

type Category = StreamState['category'];
type Found<One extends Category> = readonly [StreamId, StatesByCategory[One], number];

/** The state of every stream, folded from the log alone. */
export interface States {
  /** The number of the stream's newest entry of that kind; 0 before the first. */
  newest(stream: StreamId, kind: Kind): number;
  read(stream: StreamId): StreamState;
  /**
   * Answers the stream's state around the event. Where the state after the event is known already, it is taken
   * unchanged.
   * @throws Error when the event can't follow; its number counts all the same.
   */
  fold(recorded: RecordedEvent, known?: StreamState): { readonly before: StreamState; readonly after: StreamState };
  /** Every player with the position at which they entered the log. */
  players(): Iterable<Found<'player'>>;
  battles(): Iterable<Found<'battle'>>;
  giveaways(): Iterable<Found<'giveaway'>>;
  count(category: Category): number;
  /** Roughly what all of them take on the heap, in bytes. */
  bytes(): number;
}

/** Every stream that has an entry. */
export type StatesMemory = Map<StreamId, Kept>;

export const foldedStates = (kept: StatesMemory = new Map()): States => {
  return {
    newest: (stream, kind) => kept.get(stream)?.newest[kind] ?? 0,
    read: (stream) => kept.get(stream)?.state ?? initialState(stream),
    fold: ({ stream, version, event, at, position }, known) => {
      let now = kept.get(stream);
      if (now === undefined) {
        now = { born: position, newest: { open: 0, sealed: 0 }, state: initialState(stream) };
        kept.set(stream, now);
      }
      const before = now.state;
      now.newest[kindOf(event)] = version;
      now.state = known ?? evolveStream(before, event, at);
      return { before, after: now.state };
    },
    *players() {
      for (const [stream, { state, born }] of kept) if (state.category === 'player') yield [stream, state.state, born];
    },
    *battles() {
      for (const [stream, { state, born }] of kept) if (state.category === 'battle') yield [stream, state.state, born];
    },
    *giveaways() {
      for (const [stream, { state, born }] of kept) {
        if (state.category === 'giveaway') yield [stream, state.state, born];
      }
    },
    count: (category) => {
      let count = 0;
      for (const { state } of kept.values()) if (state.category === category) count += 1;
      return count;
    },
    bytes: () => {
      let bytes = 0;
      for (const { state } of kept.values()) bytes += bytesOf(state);
      return bytes;
    },
  };
};

/** The player whose stream's state that is; null for any other stream's. */
export const playerOf = (found: StreamState): PlayerState | null => (found.category === 'player' ? found.state : null);

/** The player of a player's stream; null for any other. */
export const playerIn = (states: Pick<States, 'read'>, stream: StreamId): PlayerState | null =>
  playerOf(states.read(stream));
