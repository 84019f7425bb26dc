import { useApolloClient } from '@apollo/client/react';
import { useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';
import { readFragment } from '../../generated/index.ts';
import { useMessages } from '../../i18n/index.ts';
import { usePhoneTitle } from '../../platform/phone-title.tsx';
import { useSession } from '../../platform/session.tsx';
import { ErrorState } from '../../ui/States.tsx';
import { GuestPrompt } from '../account/GuestPrompt.tsx';
import { pageOf } from '../records/pages.ts';
import { usePages } from '../records/use-pages.ts';
import { DepositDesk } from './DepositDesk.tsx';
import styles from './DepositPage.module.css';
import { DEPOSIT_ORDER, DEPOSITS, type DepositOrder } from './deposit-query.ts';
import { OrderList } from './OrderList.tsx';
import { OrderPanel } from './OrderPanel.tsx';

const ORDERS_PAGE = 15;

const useOrders = () => {
  const client = useApolloClient();
  const { status } = useSession();
  const read = useCallback(
    async (after: string | null) => {
      const variables = { first: ORDERS_PAGE, after };
      const { data } = await client.query({ query: DEPOSITS, variables, fetchPolicy: 'no-cache' });
      if (!data) throw new Error('an answer without data');
      const page = pageOf(data.deposits);
      return { ...page, nodes: page.nodes.map((node) => readFragment(DEPOSIT_ORDER, node)) };
    },
    [client],
  );
  return usePages<DepositOrder>(status === 'player' ? read : null);
};

/** `/deposit`: the recharge dialog as a page, and what became of the player's orders. `?order=` shows one of them. */
export default function DepositPage() {
  const { deposit, shell } = useMessages();
  const { status, retry } = useSession();
  const [address] = useSearchParams();
  const orders = useOrders();
  const orderId = address.get('order');
  usePhoneTitle(deposit.title, '/home', deposit.back);
  return (
    <div className={`wrap ${styles.page}`}>
      <title>{shell.pageTitle(deposit.title)}</title>
      <div className={styles.head}>
        <h1>{deposit.title}</h1>
        <p className="muted">{deposit.lead}</p>
      </div>
      {status === 'guest' && <GuestPrompt title={deposit.guestTitle} text={deposit.guestText} />}
      {status === 'failed' && <ErrorState onRetry={retry} />}
      {(status === 'player' || status === 'loading') && (
        <div className={styles.columns}>
          {orderId === null ? (
            <div className={styles.desk}>
              <DepositDesk />
            </div>
          ) : (
            <OrderPanel key={orderId} id={orderId} onChanged={orders.reload} />
          )}
          <section aria-labelledby="orders-title" className={styles.orders}>
            <h2 id="orders-title">{deposit.orders}</h2>
            <OrderList list={orders} />
          </section>
        </div>
      )}
    </div>
  );
}
