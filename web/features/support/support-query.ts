import type { SupportTicketsQuery, TicketFactsFragment } from '../../generated/graphql.ts';
import { graphql } from '../../generated/index.ts';

export const TICKET_FACTS = graphql(`
  fragment TicketFacts on SupportTicket {
    id subject state createdAt updatedAt retrievalId
    entries { id fromSupport text at }
  }
`);

export type TicketRow = SupportTicketsQuery['supportTickets']['edges'][number]['node'];
export type Ticket = TicketFactsFragment;

export const TICKETS = graphql(`query SupportTickets { supportTickets @list { id subject state updatedAt } }`);

export const TICKET = graphql(`query SupportTicket { supportTicket @args { id ...TicketFacts } }`);

export const OPEN_TICKET = graphql(`mutation OpenSupportTicket { openSupportTicket @args { id ...TicketFacts } }`);

export const ANSWER_TICKET = graphql(`
  mutation AnswerSupportTicket {
    answerSupportTicket @args { id ...TicketFacts }
  }
`);

export const CLOSE_TICKET = graphql(`mutation CloseSupportTicket { closeSupportTicket @args { id ...TicketFacts } }`);
