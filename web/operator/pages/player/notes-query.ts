import type { ResultOf } from '@graphql-typed-document-node/core';
import { graphql } from '../../generated/gql.ts';

/** Characters of a note. */
export const MAX_NOTE = 2_000;

export const NOTES = graphql(`
  query PlayerNotes($playerId: ID!) {
    playerNotes(playerId: $playerId) { id about text by byName at withdrawnAt }
  }
`);

export const ADD_NOTE = graphql(`
  mutation AddPlayerNote($playerId: ID!, $text: String!, $commandId: ID!) {
    addPlayerNote(playerId: $playerId, text: $text, commandId: $commandId) { id }
  }
`);

export const WITHDRAW_NOTE = graphql(`
  mutation WithdrawPlayerNote($id: ID!) {
    withdrawPlayerNote(id: $id) { id }
  }
`);

export type PlayerNote = ResultOf<typeof NOTES>['playerNotes'][number];
