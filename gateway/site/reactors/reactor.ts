import type { ReadEvent } from '../../../engine/glasscase-decision.ts';
import { type EventType, eventsOf, type Recorded } from '../../../engine/projections/projection.ts';

/**
 * Acts on events outside of the log: a notice to a player, an order at a warehouse. A reactor follows the log by position
 * with its own checkpoint (table `reactor`) and is never part of a rebuild. Several processes may run the same reactor: a
 * lease in its row lets one of them react at a time.
 *
 * Each event comes **at least once** and in order: where a process dies between reacting and moving the checkpoint, the
 * event comes again. So the position is the idempotency key of every act of the reaction: write a row under it, hand it to
 * the provider. A result goes into the log as a command, whose id names the position, too.
 *
 * A reaction that throws is tried again after 1, 2, 4, 8 and 16 seconds, while the events behind it wait; then it is put
 * aside (table `reactor_failure`), the others go on, and it is tried every few minutes for a day. Work that may take longer
 * than a few seconds, such as a call of a provider that is away, belongs into a separate table with its own tries: the
 * reaction only writes the row.
 *
 * To add one: `reactorOf({ name, from, types, react })`, and a line where `startReactors` is called (scripts/start/site.ts
 * and gateway/testing/fixture.ts). Tests wait with `reactors.settled()`.
 */
export interface Reactor {
  /** Of its checkpoint: never change it. */
  readonly name: string;
  /** Where it begins at its very first start: with the first event of the log, or with what comes from then on. */
  readonly from: 'origin' | 'now';
  readonly types: readonly EventType[];
  /** Reacts to an event of one of its types; any other is passed over. Throws where it must be tried again. */
  react(recorded: ReadEvent): Promise<void>;
}

export interface ReactorParts<Type extends EventType> {
  readonly name: string;
  readonly from: 'origin' | 'now';
  readonly types: readonly Type[];
  readonly react: (recorded: Recorded<Type>) => Promise<void>;
}

export const reactorOf = <Type extends EventType>(parts: ReactorParts<Type>): Reactor => ({
  name: parts.name,
  from: parts.from,
  types: parts.types,
  react: async (recorded) => {
    for (const own of eventsOf(parts.types, [recorded])) await parts.react(own);
  },
});
