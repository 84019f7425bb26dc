import { graphql } from '../../generated/index.ts';

export const TRANSFER_SITE = graphql(`
  query TransferSite {
    site {
      transfersToPlayers
    }
  }
`);

export const TRANSFER_POINTS = graphql(`
  mutation TransferPoints($commandId: CommandId!, $terms: Hash!, $points: Money!, $to: String) {
    transferPoints(commandId: $commandId, terms: $terms, points: $points, to: $to) {
      promise {
        note
        leafHash
        index
        path
      }
      points
      coin
      wallet {
        ...WalletBalances @unmask
      }
      position
    }
  }
`);
