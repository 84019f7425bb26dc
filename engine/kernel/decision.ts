import type { GlasscaseEvent } from '../events.ts';
import type { StreamState } from '../stream-state.ts';
import type { StreamId } from './ids.ts';
import type { Rejection } from './result.ts';

/** Milliseconds since 1970, UTC. */
export type Instant = number;

/** An event that a decider wants in the log, with the stream it belongs to. */
export interface StreamEvent {
  readonly stream: StreamId;
  readonly event: GlasscaseEvent;
}

/** An event as the log holds it. */
export interface RecordedEvent extends StreamEvent {
  /** Place in the log, from 0, without gaps: the leaf index of the transparency log. */
  readonly position: number;
  /** Place in its stream, from 1. */
  readonly version: number;
  readonly at: Instant;
}

/** Deadlines whose command follows from the timer alone. */
export type CommandTimerKind =
  | 'seed-retirement'
  | 'battle-round'
  | 'battle-expiry'
  | 'giveaway-draw'
  | 'giveaway-award';
/** Deadlines that wait for a beacon round; whoever can fetch it submits the command. */
export type BeaconTimerKind = 'battle-beacon' | 'giveaway-beacon';
export type TimerKind = CommandTimerKind | BeaconTimerKind;

/** A deadline that every engine watches. `seq` tells one deadline of a kind from the next. */
export interface Timer {
  readonly stream: StreamId;
  readonly kind: TimerKind;
  readonly seq: number;
}

export type TimerChange =
  | { readonly change: 'set'; readonly timer: Timer; readonly dueAt: Instant }
  | { readonly change: 'clear'; readonly timer: Timer };

export interface Acceptance {
  readonly kind: 'accepted';
  /** At least one; all of them are committed together or not at all. */
  readonly events: readonly StreamEvent[];
  readonly timers: readonly TimerChange[];
  /**
   * What the decider folded on its way: of each event, from the first on, its stream's state right after it, exactly as
   * folding the event gives it. Ends where the decider folded no further; absent where it didn't at all.
   */
  readonly folded?: readonly StreamState[];
}

/** What a decider answers. `early` is a timer that isn't due: no receipt, it is asked again later. */
export type Decision = Acceptance | Rejection | { readonly kind: 'early' };

export const accept = (
  events: readonly StreamEvent[],
  timers: readonly TimerChange[] = [],
  folded?: readonly StreamState[],
): Acceptance => ({ kind: 'accepted', events, timers, ...(folded === undefined ? {} : { folded }) });
