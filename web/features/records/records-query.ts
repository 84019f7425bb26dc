import type { BalanceLogQuery, FlowsQuery, GameRecordsQuery, PurchasesQuery } from '../../generated/graphql.ts';
import { graphql } from '../../generated/index.ts';

/** Rows a page of every list of records. */
export const RECORDS_PAGE = 15;

export const BALANCE_LOG = graphql(`
  query BalanceLog($balance: Balance, $action: ActionType, $first: Int!, $after: String) {
    balanceLog(balance: $balance, action: $action, first: $first, after: $after) {
      edges {
        cursor
        node {
          id
          orderId
          action
          balance
          amount
          after
          at
          position
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

export const FLOWS = graphql(`
  query Flows($kind: FlowKind, $first: Int!, $after: String) {
    flows(kind: $kind, first: $first, after: $after) {
      edges {
        cursor
        node {
          id
          kind
          amount
          balance
          state
          at
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

export const PURCHASES = graphql(`
  query Purchases($first: Int!, $after: String) {
    purchases(first: $first, after: $after) {
      edges {
        cursor
        node {
          id
          caseNames {
            ...Names @unmask
          }
          caseSlug
          item {
            ...ItemCard @unmask
            game
          }
          recoveryPrice
          channel
          quantity
          payAmount
          balance
          state
          at
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

export const GAME_RECORDS = graphql(`
  query GameRecords($game: Game, $first: Int!, $after: String) {
    gameRecords(game: $game, first: $first, after: $after) {
      edges {
        cursor
        node {
          id
          game
          cost
          won
          item {
            ...ItemCard @unmask
          }
          at
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

export type BalanceRecord = BalanceLogQuery['balanceLog']['edges'][number]['node'];
export type FlowRecord = FlowsQuery['flows']['edges'][number]['node'];
export type PurchaseRecord = PurchasesQuery['purchases']['edges'][number]['node'];
export type GameRecord = GameRecordsQuery['gameRecords']['edges'][number]['node'];
