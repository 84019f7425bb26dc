import type { Instant } from '../kernel/decision.ts';

/** A quarter of an hour. Days of every time zone begin with one, so the sums of a day are sums of slots in any zone. */
export const SLOT_MS = 900_000;

/** The first instant of the slot that `at` lies in. */
export const slotOf = (at: Instant): Instant => at - (at % SLOT_MS);

/** The entries that a row is of: between the first and the last of them may lie others. */
export interface Span {
  readonly firstPosition: number;
  readonly lastPosition: number;
}

/** The part of an update that joins the spans of two rows. */
export const SPANS_JOINED = `first_position = least(old.first_position, excluded.first_position),
  last_position = greatest(old.last_position, excluded.last_position)`;
