import type { TicketFactsFragment, TicketRowFragment } from '../../generated/graphql.ts';
import { graphql } from '../../generated/index.ts';

/** Tickets a page of the list. */
export const TICKET_PAGE = 15;

/** What the list says of one. */
export const TICKET_ROW = graphql(`
  fragment TicketRow on SupportTicket {
    id
    subject
    state
    updatedAt
  }
`);

export const TICKET_FACTS = graphql(`
  fragment TicketFacts on SupportTicket {
    id
    subject
    state
    createdAt
    updatedAt
    retrievalId
    entries {
      id
      fromSupport
      text
      at
    }
  }
`);

export type TicketRow = TicketRowFragment;
export type Ticket = TicketFactsFragment;

export const TICKETS = graphql(`
  query SupportTickets($first: Int!, $after: String) {
    supportTickets(first: $first, after: $after) {
      edges {
        cursor
        node {
          id
          ...TicketRow
        }
      }
      pageInfo {
        hasNextPage
        endCursor
      }
      totalCount
    }
  }
`);

export const TICKET = graphql(`
  query SupportTicket($id: ID!) {
    supportTicket(id: $id) {
      id
      ...TicketFacts
    }
  }
`);

export const OPEN_TICKET = graphql(`
  mutation OpenSupportTicket($subject: String!, $text: String!) {
    openSupportTicket(subject: $subject, text: $text) {
      id
      ...TicketRow
      ...TicketFacts
    }
  }
`);

export const ANSWER_TICKET = graphql(`
  mutation AnswerSupportTicket($id: ID!, $text: String!) {
    answerSupportTicket(id: $id, text: $text) {
      id
      ...TicketRow
      ...TicketFacts
    }
  }
`);

export const CLOSE_TICKET = graphql(`
  mutation CloseSupportTicket($id: ID!) {
    closeSupportTicket(id: $id) {
      id
      ...TicketRow
      ...TicketFacts
    }
  }
`);
