import { useApolloClient } from '@apollo/client/react';
import { useCallback, useEffect, useRef, useState } from 'react';
import { readFragment } from '../../generated/index.ts';
import { useSession } from '../../platform/session.tsx';
import { CANCEL_DEPOSIT, DEPOSIT_ORDER, type DepositOrder, ONE_DEPOSIT } from './deposit-query.ts';
import { pollDelay } from './order-sums.ts';

export interface ShownOrder {
  /** Undefined until the first answer, null where the player has no order with this id. */
  readonly order: DepositOrder | null | undefined;
  readonly failed: boolean;
  readonly reload: () => void;
  /** Rejects with what the API client throws. */
  readonly cancel: () => Promise<void>;
}

/** One order. The page asks about it while it is open and the page is in view, and reads the balances again once it is paid. */
export const useOrder = (id: string): ShownOrder => {
  const client = useApolloClient();
  const { status, retry } = useSession();
  const [order, setOrder] = useState<DepositOrder | null | undefined>(undefined);
  const [failed, setFailed] = useState(false);
  const [asked, setAsked] = useState(0);

  const read = useCallback(async (): Promise<void> => {
    try {
      const { data } = await client.query({ query: ONE_DEPOSIT, variables: { id }, fetchPolicy: 'no-cache' });
      if (data) setOrder(readFragment(DEPOSIT_ORDER, data.deposit) ?? null);
      setFailed(false);
    } catch {
      setFailed(true);
    }
  }, [client, id]);

  useEffect(() => {
    if (status === 'player') void read();
  }, [status, read]);

  const open = order?.state === 'PROCESSING';
  useEffect(() => {
    if (!open) return undefined;
    const askAgain = (): void => {
      void read();
      setAsked((count) => count + 1);
    };
    const timer = document.hidden ? undefined : setTimeout(askAgain, pollDelay(asked));
    const onShown = (): void => {
      if (!document.hidden) askAgain();
      else clearTimeout(timer);
    };
    document.addEventListener('visibilitychange', onShown);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', onShown);
    };
  }, [open, asked, read]);

  const refreshBalances = useRef(retry);
  useEffect(() => {
    refreshBalances.current = retry;
  });
  const paid = order?.state === 'COMPLETED';
  useEffect(() => {
    if (paid) refreshBalances.current();
  }, [paid]);

  const cancel = useCallback(async (): Promise<void> => {
    const { data } = await client.mutate({ mutation: CANCEL_DEPOSIT, variables: { id }, fetchPolicy: 'no-cache' });
    if (data) setOrder(readFragment(DEPOSIT_ORDER, data.cancelDeposit));
  }, [client, id]);

  return {
    order,
    failed: failed && order === undefined,
    reload: () => {
      setFailed(false);
      void read();
    },
    cancel,
  };
};
