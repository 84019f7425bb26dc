import { graphql } from '../../generated/gql.ts';

/** Characters of an answer. */
export const MAX_ANSWER = 4_000;

export const TICKET = graphql(`
  query Ticket($id: ID!) {
    ticket(id: $id) {
      ticket { id playerId nickname subject state assignedTo createdAt updatedAt waitingSince }
      entries { at fromSupport text }
      plays { at game id position }
      payments { at provider id amount state }
    }
  }
`);

export const BESIDE = graphql(`
  query PlayerBesideTicket($id: ID!) {
    player(id: $id) {
      id
      account { phone country registeredAt verification }
      wallet { coin points locked }
      counts { plays deposits retrievals notes }
    }
  }
`);

export const MACROS = graphql(`
  query Macros {
    macros { name text savedAt }
  }
`);

export const SAVE_MACRO = graphql(`
  mutation SaveMacro($name: String!, $text: String!) {
    saveMacro(name: $name, text: $text) { name text savedAt }
  }
`);

export const DELETE_MACRO = graphql(`
  mutation DeleteMacro($name: String!) {
    deleteMacro(name: $name) { name text savedAt }
  }
`);

export const ANSWER = graphql(`
  mutation AnswerTicket($id: ID!, $text: String!, $commandId: ID!) {
    answerTicket(id: $id, text: $text, commandId: $commandId) { id state }
  }
`);

export const ASSIGN = graphql(`
  mutation AssignTicket($id: ID!, $to: String!) {
    assignTicket(id: $id, to: $to) { id assignedTo }
  }
`);

export const CLOSE = graphql(`
  mutation CloseTicket($id: ID!) {
    closeTicket(id: $id) { id state }
  }
`);
