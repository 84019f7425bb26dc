import { dateText } from '../../ui/moments.ts';
import type { Event } from './player-query.ts';

export interface TimelineDay {
  /** `2026-11-21`, in the reader's own time zone. */
  readonly day: string;
  readonly events: readonly Event[];
  /** Coin that came in and went out, in minor units; null for a day of which the list may lack events. */
  readonly sums: { readonly in: number; readonly out: number } | null;
}

const sumsOf = (events: readonly Event[]): { readonly in: number; readonly out: number } => {
  const sums = { in: 0, out: 0 };
  for (const { balance, change } of events) {
    if (balance !== 'coin' || change == null) continue;
    sums[change > 0 ? 'in' : 'out'] += Math.abs(change);
  }
  return sums;
};

/**
 * Events by the day on which they happened, in their order.
 * @param isWhole the list has every event that there is: without it the last day has no sums
 */
export const daysOf = (events: readonly Event[], isWhole: boolean): readonly TimelineDay[] => {
  const days = Map.groupBy(events, ({ at }) => dateText(new Date(at)));
  return [...days].map(([day, ofDay], place) => ({
    day,
    events: ofDay,
    sums: isWhole || place < days.size - 1 ? sumsOf(ofDay) : null,
  }));
};
