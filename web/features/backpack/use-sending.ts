import { useMutation } from '@apollo/client/react';
import { useSession } from '../../platform/session.tsx';
import { EXCHANGE_ITEMS, SELL_ITEMS } from './backpack-query.ts';
import { type Batches, useBatches } from './use-batches.ts';

/** Items for coin; those of free cases for a locked bonus. */
export const useSell = (): Batches => {
  const { applyWallet } = useSession();
  const [mutate] = useMutation(SELL_ITEMS);
  return useBatches('glasscase.pending.sell', async (commandId, { terms, itemIds, expectedTotal }) => {
    const { data } = await mutate({ variables: { commandId, terms, itemIds: [...itemIds], expectedTotal } });
    if (!data) throw new Error('an answer without data');
    applyWallet(data.sellItems.wallet);
    return data.sellItems.total;
  });
};

/** Items for points. */
export const useExchange = (): Batches => {
  const { applyWallet } = useSession();
  const [mutate] = useMutation(EXCHANGE_ITEMS);
  return useBatches('glasscase.pending.exchange', async (commandId, { terms, itemIds, expectedTotal }) => {
    const { data } = await mutate({ variables: { commandId, terms, itemIds: [...itemIds], expectedTotal } });
    if (!data) throw new Error('an answer without data');
    applyWallet(data.exchangeItems.wallet);
    return data.exchangeItems.total;
  });
};
