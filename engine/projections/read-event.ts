import { factsOf } from '../events.ts';
import type { Facts } from '../facts/facts.ts';
import type { RecordedEvent } from '../glasscase-decision.ts';

/** An event of the log with what it means, worked out once for all that read it. */
export interface ReadEvent extends RecordedEvent {
  readonly facts: Facts;
}

export const withFacts = (recorded: RecordedEvent): ReadEvent => ({
  ...recorded,
  facts: factsOf(recorded.event, recorded.at),
});
