import { graphql } from '../../../generated/index.ts';

export const JOIN_BATTLE = graphql(`
  mutation JoinBattle {
    joinBattle @args {
      promise { ...PromisedEntries @unmask }
      battle { id ...BattleRoom }
      key
      wallet { ...WalletBalances @unmask }
    }
  }
`);

export const ADD_BOT = graphql(`
  mutation AddBot {
    addBot @args {
      promise { note leafHash index path }
      battle { id ...BattleRoom }
      key
      wallet { ...WalletBalances @unmask }
    }
  }
`);

export const FILL_WITH_BOTS = graphql(`
  mutation FillWithBots {
    fillWithBots @args {
      promise { note leafHash index path }
      battle { id ...BattleRoom }
      key
      wallet { ...WalletBalances @unmask }
    }
  }
`);

export const DISSOLVE_BATTLE = graphql(`
  mutation DissolveBattle {
    dissolveBattle @args {
      promise { note leafHash index path }
      battle { id ...BattleRoom }
      key
      wallet { ...WalletBalances @unmask }
    }
  }
`);
