import { GatewayError } from '../../errors.ts';
import type { Account } from '../account-store.ts';

/** Before whatever isn't looking, signing in or thawing. @throws GatewayError ACCOUNT_FROZEN */
export const refuseFrozen = ({ frozenAt }: Pick<Account, 'frozenAt'>): void => {
  if (frozenAt !== null) throw new GatewayError('ACCOUNT_FROZEN');
};
