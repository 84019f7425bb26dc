import { EVENT_KINDS, type EventKind } from './event-kinds.ts';
import type { LogEvent } from './log-event.ts';

/** `other` are the events that this page doesn't know. */
export type KindChoice = EventKind | 'all' | 'other';
export const KIND_CHOICES: readonly KindChoice[] = ['all', ...EVENT_KINDS, 'other'];

export const positionIn = (search: string): number | null => {
  const digits = search.trim().replace(/^#/, '').replaceAll(',', '');
  return /^\d{1,15}$/.test(digits) ? Number(digits) : null;
};

const isOfKind = ({ envelope }: LogEvent, kind: KindChoice): boolean => {
  if (kind === 'all') return true;
  return kind === 'other' ? (envelope?.kind ?? null) === null : envelope?.kind === kind;
};

/**
 * Of the events that are loaded, those of a kind that are looked for: by position, or by anything that stands in them,
 * such as a stream's name or the id of a player, a play or a room.
 */
export const matchingEvents = (
  events: readonly LogEvent[],
  { kind, search }: { readonly kind: KindChoice; readonly search: string },
): readonly LogEvent[] => {
  const wanted = search.trim();
  const position = positionIn(search);
  return events.filter((event) => {
    if (!isOfKind(event, kind)) return false;
    return wanted === '' || event.position === position || event.text.includes(wanted);
  });
};
