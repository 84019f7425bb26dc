import type { RankBoardsQuery } from '../../generated/graphql.ts';
import { graphql } from '../../generated/index.ts';

export const RANK_BOARDS = graphql(`
  query RankBoards($period: RankPeriod!, $first: Int!) {
    battles: battleRank(period: $period, first: $first) {
      rank
      playerId
      nickname
      avatar
      mine
      won
      wins
      battles
    }
    openings: ranking(kind: OPENINGS, period: $period, first: $first) {
      rank
      playerId
      nickname
      avatar
      mine
      value
      count
    }
    wins: ranking(kind: WINS, period: $period, first: $first) {
      rank
      playerId
      nickname
      mine
      value
      drop {
        id
        game
        wear
        skin {
          ...SkinCard @unmask
        }
      }
    }
  }
`);

export type RankBoardsData = RankBoardsQuery;
