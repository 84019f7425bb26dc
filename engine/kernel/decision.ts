import type { CommandId, StreamId } from './ids.ts';
import type { Rejection } from './result.ts';

/** Milliseconds since 1970, UTC. */
export type Instant = number;

/** The fields that every event has, in every area. */
export interface AnyEvent {
  readonly type: string;
  readonly schemaVersion: number;
  readonly data: { readonly commandId: CommandId };
}

/** An event that a decider wants in the log, with the stream it belongs to. */
export interface StreamEvent<Event extends AnyEvent> {
  readonly stream: StreamId;
  readonly event: Event;
}

/** An event as the log holds it. */
export interface RecordedEvent<Event extends AnyEvent> extends StreamEvent<Event> {
  /** Place in the log, from 0, without gaps: the leaf index of the transparency log. */
  readonly position: number;
  /** Place among the open entries of its stream, or among its sealed ones, from 1. */
  readonly version: number;
  readonly at: Instant;
}

/** Deadlines whose command follows from the timer alone. */
export type CommandTimerKind =
  | 'seed-retirement'
  | 'lane-retirement'
  | 'battle-round'
  | 'battle-expiry'
  | 'giveaway-draw'
  | 'giveaway-award';
/** Deadlines that wait for a beacon round. A process that can fetch the round submits the command. */
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

/** The changes of a stream's deadlines of one kind, which are counted by `seq` where it has several. */
export const timersOf = (stream: StreamId, kind: TimerKind) => ({
  set: (dueAt: Instant, seq = 1): TimerChange => ({ change: 'set', timer: { stream, kind, seq }, dueAt }),
  clear: (seq = 1): TimerChange => ({ change: 'clear', timer: { stream, kind, seq } }),
});

/** `Folded`: the states of streams that the decider hands on; `never` where it hands on none. */
export interface Acceptance<Event extends AnyEvent, Folded = never> {
  readonly kind: 'accepted';
  /** At least one; all of them are committed together or not at all. */
  readonly events: readonly StreamEvent<Event>[];
  readonly timers: readonly TimerChange[];
  /**
   * The results of the decider's own fold: of each event, from the first on, its stream's state right after it and its
   * facts, exactly as the event gives them. Ends where the decider folded no further; absent where it folded no event.
   */
  readonly folded?: readonly Folded[];
}

/** A decider's answer. `early`: the timer isn't due. It leaves no receipt, and the engine asks again later. */
export type Decision<Event extends AnyEvent, Folded = never> =
  | Acceptance<Event, Folded>
  | Rejection
  | { readonly kind: 'early' };

/** The events are checked against what the decider's type says that it emits: nothing is inferred from them. */
export const accept = <Event extends AnyEvent, Folded = never>(
  events: readonly StreamEvent<NoInfer<Event>>[],
  timers: readonly TimerChange[] = [],
  folded?: readonly NoInfer<Folded>[],
): Acceptance<Event, Folded> => ({ kind: 'accepted', events, timers, ...(folded === undefined ? {} : { folded }) });
