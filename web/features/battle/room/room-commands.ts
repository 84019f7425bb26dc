import { graphql } from '../../../generated/index.ts';

export const JOIN_BATTLE = graphql(`
  mutation JoinBattle($input: JoinBattleInput!) {
    joinBattle(input: $input) {
      promise {
        ...PromisedEntries @unmask
      }
      battle {
        id
        ...BattleRoom
      }
      key
      wallet {
        ...WalletBalances @unmask
      }
    }
  }
`);

export const ADD_BOT = graphql(`
  mutation AddBot($input: AddBotInput!) {
    addBot(input: $input) {
      promise {
        note
        leafHash
        index
        path
      }
      battle {
        id
        ...BattleRoom
      }
      key
      wallet {
        ...WalletBalances @unmask
      }
    }
  }
`);

export const FILL_WITH_BOTS = graphql(`
  mutation FillWithBots($input: FillWithBotsInput!) {
    fillWithBots(input: $input) {
      promise {
        note
        leafHash
        index
        path
      }
      battle {
        id
        ...BattleRoom
      }
      key
      wallet {
        ...WalletBalances @unmask
      }
    }
  }
`);

export const DISSOLVE_BATTLE = graphql(`
  mutation DissolveBattle($commandId: CommandId!, $battleId: ID!) {
    dissolveBattle(commandId: $commandId, battleId: $battleId) {
      promise {
        note
        leafHash
        index
        path
      }
      battle {
        id
        ...BattleRoom
      }
      key
      wallet {
        ...WalletBalances @unmask
      }
    }
  }
`);
