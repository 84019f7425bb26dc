import type { WalletFieldsFragment } from '../generated/graphql.ts';
import { graphql } from '../generated/index.ts';
import { majorUnits } from '../money.ts';
import { amount } from './moment.ts';

graphql(`
  fragment WalletFields on Wallet {
    coin
    points
    locked
  }
`);

export const walletFields = {
  balance: amount.meta({ description: 'Coin.' }),
  secondaryBalance: amount.meta({ description: 'Points.' }),
  lockedBalance: amount.meta({ description: 'Bonuses that become coin by wagering.' }),
};

export const walletOf = ({ coin, points, locked }: WalletFieldsFragment) => ({
  balance: majorUnits(coin),
  secondaryBalance: majorUnits(points),
  lockedBalance: majorUnits(locked),
});
