import { type GameState, RUNNING } from '../games/switch/state.ts';
import type { RecordedEvent } from '../kernel/decision.ts';
import type { StreamId } from '../kernel/ids.ts';
import { type CaseState, NO_CASE } from '../operator/case/state.ts';
import { NO_SKIN, type SkinState } from '../operator/skin/state.ts';
import { NO_PLAYER, type PlayerState } from '../player/state.ts';
import { evolveStream, initialState, type StreamState } from '../stream-state.ts';

interface Kept {
  /** Position of the stream's first entry. */
  readonly born: number;
  version: number;
  state: StreamState;
}

/** The state of every stream, folded from the log alone. */
export interface States {
  version(stream: StreamId): number;
  player(stream: StreamId): PlayerState;
  case(stream: StreamId): CaseState;
  skin(stream: StreamId): SkinState;
  game(stream: StreamId): GameState;
  /** @throws Error when no such event can follow; the version counts all the same. */
  fold(recorded: RecordedEvent): void;
  /** Every player with the position at which they entered the log. */
  players(): Iterable<readonly [StreamId, PlayerState, number]>;
  count(category: StreamState['category']): number;
}

export const foldedStates = (): States => {
  const kept = new Map<StreamId, Kept>();
  return {
    version: (stream) => kept.get(stream)?.version ?? 0,
    player: (stream) => {
      const state = kept.get(stream)?.state;
      return state?.category === 'player' ? state.state : NO_PLAYER;
    },
    case: (stream) => {
      const state = kept.get(stream)?.state;
      return state?.category === 'case' ? state.state : NO_CASE;
    },
    skin: (stream) => {
      const state = kept.get(stream)?.state;
      return state?.category === 'skin' ? state.state : NO_SKIN;
    },
    game: (stream) => {
      const state = kept.get(stream)?.state;
      return state?.category === 'game' ? state.state : RUNNING;
    },
    fold: ({ stream, version, event, at, position }) => {
      const now = kept.get(stream) ?? { born: position, version, state: initialState(stream) };
      kept.set(stream, now);
      now.version = version;
      now.state = evolveStream(now.state, event, at);
    },
    *players() {
      for (const [stream, { state, born }] of kept) if (state.category === 'player') yield [stream, state.state, born];
    },
    count: (category) => {
      let count = 0;
      for (const { state } of kept.values()) if (state.category === category) count += 1;
      return count;
    },
  };
};
