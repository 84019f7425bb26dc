import type { ContestsQuery } from '../../generated/graphql.ts';
import { graphql } from '../../generated/index.ts';

export const CONTESTS = graphql(`
  query Contests {
    contests {
      id
      names {
        ...Names @unmask
      }
      ranking
      status
      startsAt
      endsAt
      balance
      prizes
      position
      settledPosition
      places {
        rank
        playerId
        nickname
        avatar
        mine
        score
        prize
      }
      mine {
        rank
        playerId
        nickname
        avatar
        mine
        score
        prize
      }
    }
  }
`);

export type Contest = ContestsQuery['contests'][number];
export type ContestPlace = Contest['places'][number];
