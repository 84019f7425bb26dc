import { graphql } from '../../generated/index.ts';

export const SELL_WON = graphql(`
  mutation SellWon($commandId: CommandId!, $itemIds: [ID!]!, $expectedTotal: Money) {
    sellItems(commandId: $commandId, itemIds: $itemIds, expectedTotal: $expectedTotal) {
      total
      wallet {
        coin
        points
        version
      }
    }
  }
`);
