import { graphql } from '../../generated/gql.ts';

export const PLAYERS = graphql(`
  query Players($text: String!) {
    players(text: $text) { playerId nickname by reference }
  }
`);

/** The longest text that the API looks for, in characters. */
export const LONGEST_TEXT = 254;
