import { TICKETS } from '../../../engine/fairness/tickets.ts';

export { TICKETS };

/** UNDER wins with the lowest tickets, OVER with the highest. */
export type RollSide = 'UNDER' | 'OVER';

/** Winning tickets: `from` is the first, `to` the one after the last. */
export interface TicketSpan {
  readonly from: number;
  readonly to: number;
}

export const winSpan = (side: RollSide, winTickets: number): TicketSpan =>
  side === 'UNDER' ? { from: 0, to: winTickets } : { from: TICKETS - winTickets, to: TICKETS };

export const isHit = (ticket: number, { from, to }: TicketSpan): boolean => ticket >= from && ticket < to;

/** Degrees on the wheel, clockwise from the top: a ticket's share of the circle is its share of all tickets. */
export const degreesOf = (tickets: number): number => (tickets / TICKETS) * 360;

/** The ticket that the rule is told with: wins below it, or from it on. */
export const limitOf = (side: RollSide, winTickets: number): number =>
  side === 'UNDER' ? winTickets : TICKETS - winTickets;
