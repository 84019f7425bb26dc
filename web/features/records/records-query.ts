import type {
  BalanceRecordFragment,
  FlowRecordFactsFragment,
  GameRecordFactsFragment,
  PurchaseRecordFactsFragment,
} from '../../generated/graphql.ts';
import { graphql } from '../../generated/index.ts';

/** Rows a page of every list of records. */
export const RECORDS_PAGE = 15;

export const BALANCE_RECORD = graphql(`
  fragment BalanceRecord on BalanceLogEntry {
    id
    orderId
    action
    balance
    amount
    after
    at
    position
  }
`);

export const BALANCE_LOG = graphql(`
  query BalanceLog($balance: Balance, $action: ActionType, $first: Int!, $after: String) {
    balanceLog(balance: $balance, action: $action, first: $first, after: $after) {
      edges {
        cursor
        node {
          id
          ...BalanceRecord
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

export const FLOW_RECORD = graphql(`
  fragment FlowRecordFacts on FlowRecord {
    id
    kind
    amount
    balance
    state
    at
  }
`);

export const FLOWS = graphql(`
  query Flows($kind: FlowKind, $first: Int!, $after: String) {
    flows(kind: $kind, first: $first, after: $after) {
      edges {
        cursor
        node {
          id
          ...FlowRecordFacts
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

export const PURCHASE_RECORD = graphql(`
  fragment PurchaseRecordFacts on PurchaseRecord {
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
`);

export const PURCHASES = graphql(`
  query Purchases($first: Int!, $after: String) {
    purchases(first: $first, after: $after) {
      edges {
        cursor
        node {
          id
          ...PurchaseRecordFacts
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

export const GAME_RECORD = graphql(`
  fragment GameRecordFacts on GameRecord {
    id
    game
    cost
    won
    item {
      ...ItemCard @unmask
    }
    at
  }
`);

export const GAME_RECORDS = graphql(`
  query GameRecords($game: Game, $first: Int!, $after: String) {
    gameRecords(game: $game, first: $first, after: $after) {
      edges {
        cursor
        node {
          id
          ...GameRecordFacts
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

export type BalanceRecord = BalanceRecordFragment;
export type FlowRecord = FlowRecordFactsFragment;
export type PurchaseRecord = PurchaseRecordFactsFragment;
export type GameRecord = GameRecordFactsFragment;
