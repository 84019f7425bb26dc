import type { BalanceLogQuery, FlowsQuery, GameRecordsQuery, PurchasesQuery } from '../../generated/graphql.ts';
import { graphql } from '../../generated/index.ts';

export const BALANCE_LOG = graphql(`
  query BalanceLog {
    balanceLog @list {
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
`);

export const FLOWS = graphql(`
  query Flows {
    flows @list {
      id
      kind
      amount
      balance
      state
      at
    }
  }
`);

export const PURCHASES = graphql(`
  query Purchases {
    purchases @list {
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
`);

export const GAME_RECORDS = graphql(`
  query GameRecords {
    gameRecords @list {
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
`);

export type BalanceRecord = BalanceLogQuery['balanceLog']['edges'][number]['node'];
export type FlowRecord = FlowsQuery['flows']['edges'][number]['node'];
export type PurchaseRecord = PurchasesQuery['purchases']['edges'][number]['node'];
export type GameRecord = GameRecordsQuery['gameRecords']['edges'][number]['node'];
