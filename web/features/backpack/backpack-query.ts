import { graphql } from '../../generated/index.ts';

export const BACKPACK_ITEM = graphql(`
  fragment BackpackItem on Item {
    ...ItemCard @unmask
    game value valueLockedUntil worth sellPrice state
  }
`);

/** One page of the shown tab, and every tab's count. */
export const BACKPACK = graphql(`
  query Backpack {
    shown: backpack @list(total: true) {
      edges { count value node { locked favourite sellOnly ...BackpackItem @unmask } }
      totalValue
    }
    HELD: backpack(state: HELD, first: 1) { totalCount }
    RETRIEVING: backpack(state: RETRIEVING, first: 1) { totalCount }
    RETRIEVED: backpack(state: RETRIEVED, first: 1) { totalCount }
    SOLD: backpack(state: SOLD, first: 1) { totalCount }
    EXCHANGED: backpack(state: EXCHANGED, first: 1) { totalCount }
    USED: backpack(state: USED, first: 1) { totalCount }
    ESCROWED: backpack(state: ESCROWED, first: 1) { totalCount }
  }
`);

/** Everything that a filter finds and that may leave, to tick it at once. */
export const BACKPACK_CHOICE = graphql(`
  query BackpackChoice {
    backpackChoice @args {
      items { id wear skin { id } worth sellPrice sellOnly locked }
      sellTotal hasMore
    }
  }
`);

export const MARK_ITEMS = graphql(`mutation MarkItems { markItems @args { id locked favourite } }`);

export const SELL_ITEMS = graphql(`
  mutation SellItems {
    sellItems @args {
      promise { note leafHash index path }
      items { id state }
      total position
      wallet { ...WalletBalances @unmask }
    }
  }
`);

export const EXCHANGE_ITEMS = graphql(`
  mutation ExchangeItems {
    exchangeItems @args {
      promise { note leafHash index path }
      items { id state }
      total position
      wallet { ...WalletBalances @unmask }
    }
  }
`);
