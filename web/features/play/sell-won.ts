import { graphql } from '../../generated/index.ts';

export const SELL_WON = graphql(`
  mutation SellWon($commandId: CommandId!, $terms: Hash!, $itemIds: [ID!]!, $expectedTotal: Money) {
    sellItems(commandId: $commandId, terms: $terms, itemIds: $itemIds, expectedTotal: $expectedTotal) {
      total
      wallet {
        ...WalletBalances @unmask
      }
    }
  }
`);
