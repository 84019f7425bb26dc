import { MAX_TEXT } from '../../../schema/input/support-ticket.ts';

/** From here on a form says how much room is left. */
const LITTLE_LEFT = 400;

/** Characters that still fit into what is said to support; null while there is room enough to say nothing of it. */
export const roomLeft = (text: string): number | null =>
  text.length > MAX_TEXT - LITTLE_LEFT ? MAX_TEXT - text.length : null;
