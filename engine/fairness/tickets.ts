/** Tickets of one case: a draw is a ticket number below this, so a chance is an integer of 10⁷. */
export const TICKETS = 10_000_000;
export const TICKETS_OF_PERCENT = TICKETS / 100;
