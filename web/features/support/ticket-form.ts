import { MAX_TEXT } from '../../../schema/input/support-ticket.ts';

/** From here on the form says how much room is left. */
const LITTLE_LEFT = 400;

export interface TicketDraft {
  readonly subject: string;
  readonly text: string;
}

export type TicketProblem = 'needSubject' | 'needText';

/** What keeps a draft from being sent, by field; nothing where it is good. */
export const ticketProblems = ({ subject, text }: TicketDraft): Partial<Record<keyof TicketDraft, TicketProblem>> => ({
  ...(subject.trim() === '' && { subject: 'needSubject' as const }),
  ...(text.trim() === '' && { text: 'needText' as const }),
});

/** As the API counts: what it gets is trimmed. */
export const ticketOf = ({ subject, text }: TicketDraft): TicketDraft => ({
  subject: subject.trim(),
  text: text.trim(),
});

/** Characters that still fit; null while there is room enough to say nothing of it. */
export const roomLeft = (text: string): number | null =>
  text.length > MAX_TEXT - LITTLE_LEFT ? MAX_TEXT - text.length : null;
