import type { CommittedPair, RevealedSecrets } from '../kernel/committed-pair.ts';
import type { PairId } from '../kernel/ids.ts';

export interface Reveal extends RevealedSecrets {
  readonly pairId: PairId;
}

/** The seed pairs that an event is about. It follows from the event alone. */
export interface EventPairs {
  /** Put into the log for the first time, in the order in which the event's decider made them. */
  readonly committed: readonly CommittedPair[];
  /** Committed before, and named again: with the same hash. */
  readonly named: readonly CommittedPair[];
  readonly revealed: readonly Reveal[];
}

export const NO_PAIRS: EventPairs = { committed: [], named: [], revealed: [] };
