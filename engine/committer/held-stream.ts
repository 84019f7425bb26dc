import type { StreamState } from '../stream-state.ts';

/** A stream as this engine last saw it. It may be stale; `append` compares the version. */
export interface HeldStream {
  readonly current: StreamState;
  readonly version: number;
  /** The version of its stored snapshot; 0 without one. */
  readonly snapshotVersion: number;
}
