import { graphql } from '../../generated/index.ts';

export const TRANSFER_SITE = graphql(`query TransferSite { site { transfersToPlayers } }`);

export const TRANSFER_POINTS = graphql(`
  mutation TransferPoints {
    transferPoints @args {
      promise { note leafHash index path }
      points coin
      wallet { ...WalletBalances @unmask }
      position
    }
  }
`);
