import type { GlasscaseEvent } from './events.ts';
import type { Facts } from './facts/facts.ts';
import type * as kernel from './kernel/decision.ts';
import type { StreamState } from './stream-state.ts';

/** An event's stream right after it, and what it means. */
interface Folded {
  readonly stream: StreamState;
  readonly facts: Facts;
}

/** The kernel's types over the events and states of the whole product. */
export type StreamEvent = kernel.StreamEvent<GlasscaseEvent>;
export type RecordedEvent = kernel.RecordedEvent<GlasscaseEvent>;
export type Acceptance = kernel.Acceptance<GlasscaseEvent, Folded>;
export type Decision = kernel.Decision<GlasscaseEvent, Folded>;

/** A recorded event with what it means. */
export interface ReadEvent extends RecordedEvent {
  readonly facts: Facts;
}
