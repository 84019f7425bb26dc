import type { SupportTicketsQuery } from '../../generated/graphql.ts';
import { useSession } from '../../platform/session.tsx';
import { type PagedList, useConnection } from '../../platform/use-connection.ts';
import { TICKET_PAGE, TICKETS, type TicketRow } from './support-query.ts';

const ticketsIn = (data: SupportTicketsQuery) => data.supportTickets;

/** The signed-in player's tickets, newest first. */
export const useTickets = (): PagedList<TicketRow> => {
  const { status } = useSession();
  return useConnection(TICKETS, { variables: { first: TICKET_PAGE }, skip: status === 'guest', in: ticketsIn });
};
