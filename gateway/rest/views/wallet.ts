import { within } from '../answers/view.ts';

/** The balances of a `wallet`, as fields of the answer that has it. */
export const walletFields = within('wallet', {
  balance: 'coin',
  secondaryBalance: 'points',
  lockedBalance: 'locked',
});
