import { useApolloClient } from '@apollo/client/react';
import { useCallback } from 'react';
import { readFragment } from '../../generated/index.ts';
import type { PendingCommand } from '../../platform/commands/pending-command.ts';
import { isRecord } from '../../platform/device-storage.ts';
import { type KeptCommand, useKeptCommand } from '../giveaway/use-kept-command.ts';
import { DEPOSIT_ORDER, type DepositOrder, START_DEPOSIT } from './deposit-query.ts';

const KEY = 'glasscase.pending.deposit';

export interface OrderBody {
  readonly channel: string;
  readonly currency: string;
  /** Coin, minor units. */
  readonly amount: number;
  readonly couponId: string | null;
}

const readBody = (stored: unknown): OrderBody | null => {
  if (!isRecord(stored)) return null;
  const { channel, currency, amount, couponId } = stored;
  if (typeof channel !== 'string' || typeof currency !== 'string' || !Number.isSafeInteger(amount)) return null;
  if (couponId !== null && typeof couponId !== 'string') return null;
  return { channel, currency, amount: Number(amount), couponId };
};

/** Opens one order at a time. An order whose answer was lost is asked for again, and never opened twice. */
export const useStartDeposit = (): KeptCommand<OrderBody, DepositOrder> => {
  const client = useApolloClient();
  const send = useCallback(
    async ({ commandId, body }: PendingCommand<OrderBody>): Promise<DepositOrder> => {
      const variables = { input: { commandId, ...body } };
      const { data } = await client.mutate({ mutation: START_DEPOSIT, variables, fetchPolicy: 'no-cache' });
      if (!data) throw new Error('an answer without data');
      return readFragment(DEPOSIT_ORDER, data.startDeposit);
    },
    [client],
  );
  return useKeptCommand({ key: KEY, readBody, send });
};
