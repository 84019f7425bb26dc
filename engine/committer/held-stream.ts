import { NO_ENTRIES, type StreamCount } from '../facts/define-event.ts';
import type { StreamId } from '../kernel/ids.ts';
import { initialState, type StreamState } from '../stream-state.ts';

/** A stream as this engine last saw it. It may be stale; `append` compares the version. */
export interface HeldStream extends StreamCount {
  readonly current: StreamState;
  /** The version of the snapshot that it was loaded from; 0 without one. */
  readonly snapshotVersion: number;
}

/** A stream without entries. */
export const emptyStream = (id: StreamId): HeldStream => ({
  ...NO_ENTRIES,
  current: initialState(id),
  snapshotVersion: 0,
});
