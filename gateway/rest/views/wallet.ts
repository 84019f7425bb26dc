import { graphql } from '../generated/index.ts';
import { amountOf } from './moment.ts';

graphql(`
  fragment WalletFields on Wallet {
    balance: coin
    secondaryBalance: points
    lockedBalance: locked
  }
`);

export const walletFields = {
  balance: amountOf('Coin.'),
  secondaryBalance: amountOf('Points.'),
  lockedBalance: amountOf('Bonuses that become coin by wagering.'),
};
