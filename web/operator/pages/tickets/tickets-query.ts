import { addressFilters, lowerCase, oneOf, typed } from '../../../platform/address-filters.ts';
import { graphql } from '../../generated/gql.ts';
import type { TicketState } from '../../generated/graphql.ts';

export const TICKETS = graphql(`
  query Tickets($state: TicketState, $after: String) {
    tickets(state: $state, after: $after) {
      total next
      tickets { id playerId nickname subject state assignedTo createdAt updatedAt waitingSince }
    }
  }
`);

/** Rows of a page of the API. */
export const TICKETS_PAGE = 50;

export const STATES = ['OPEN', 'ANSWERED', 'CLOSED'] as const satisfies readonly TicketState[];

export const SHOWN = addressFilters<{ readonly state: TicketState; readonly open: string }>({
  state: oneOf('state', STATES, lowerCase),
  /** The ticket whose talk is shown. */
  open: typed('open', 64),
});
