import type { z } from 'zod';
import type { EventOf, Typed } from '../../facts/define-event.ts';
import type { EventPairs } from '../../facts/event-pairs.ts';
import type { DrawnRound } from '../../facts/facts.ts';
import type { Instant } from '../../kernel/decision.ts';
import type { StreamId } from '../../kernel/ids.ts';

/** An entry of the log that a game stands on. */
export interface LoggedEntry<Event extends Typed = Typed> {
  readonly position: number;
  readonly stream: StreamId;
  /** Place among the open entries of the stream, or among its sealed ones, from 1. */
  readonly version: number;
  readonly at: Instant;
  readonly event: Event;
  readonly pairs: EventPairs;
  /** Which round of a player's pair the entry is; null where it is none. */
  readonly round: DrawnRound | null;
}

/** The entries that explain a game. */
export interface Proof {
  /** Oldest first. */
  readonly entries: readonly LoggedEntry[];
  /** Positions of lines that are no entry in canonical form, or stand out of order. */
  readonly unreadable: readonly string[];
}

/** The part of an event's definition that finds the event. */
export interface Definition {
  readonly type: string;
  readonly schema: z.ZodType<Typed>;
}
export type EntryOf<Defined extends Definition> = LoggedEntry<EventOf<Defined>>;

/** Whether the entry's event is one of those that the definitions name. */
const isOf = <Defined extends Definition>(
  entry: LoggedEntry,
  definitions: readonly Defined[],
): entry is EntryOf<Defined> => definitions.some(({ type }) => type === entry.event.type);

export const entriesOf = <Defined extends Definition>(
  entries: readonly LoggedEntry[],
  definitions: readonly Defined[],
): readonly EntryOf<Defined>[] => entries.flatMap((entry) => (isOf(entry, definitions) ? [entry] : []));
