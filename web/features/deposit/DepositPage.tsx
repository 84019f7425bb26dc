import { useSearchParams } from 'react-router-dom';
import type { DepositsQuery } from '../../generated/graphql.ts';
import { useMessages } from '../../i18n/index.ts';
import { usePhoneTitle } from '../../platform/phone-title.tsx';
import { useSession } from '../../platform/session.tsx';
import { useOwnConnection } from '../../platform/use-connection.ts';
import { Box, Grid, Text } from '../../ui/Box.tsx';
import { ErrorState } from '../../ui/States.tsx';
import { GuestPrompt } from '../account/GuestPrompt.tsx';
import { DepositDesk } from './DepositDesk.tsx';
import styles from './DepositPage.module.css';
import { DEPOSITS } from './deposit-query.ts';
import { OrderList } from './OrderList.tsx';
import { OrderPanel } from './OrderPanel.tsx';

const ORDERS_PAGE = 15;

const ordersIn = (data: DepositsQuery) => data.deposits;

/** `/deposit`: the recharge dialog as a page, and what became of the player's orders. `?order=` shows one of them. */
export default function DepositPage() {
  const { deposit, shell } = useMessages();
  const { status, retry } = useSession();
  const [address] = useSearchParams();
  const orders = useOwnConnection(DEPOSITS, {
    variables: { first: ORDERS_PAGE },
    fetchPolicy: 'network-only',
    in: ordersIn,
  });
  const orderId = address.get('order');
  usePhoneTitle(deposit.title, '/home', deposit.back);
  return (
    <div className={`wrap ${styles.page}`}>
      <title>{shell.pageTitle({ page: deposit.title })}</title>
      <div className={styles.head}>
        <h1>{deposit.title}</h1>
        <Text as="p" tone="muted">
          {deposit.lead}
        </Text>
      </div>
      {status === 'guest' && <GuestPrompt title={deposit.guestTitle} text={deposit.guestText} />}
      {status === 'failed' && <ErrorState onRetry={retry} />}
      {(status === 'player' || status === 'loading') && (
        <Grid align="start" className={styles.columns}>
          {orderId === null ? (
            <div className={styles.desk}>
              <DepositDesk />
            </div>
          ) : (
            <OrderPanel key={orderId} id={orderId} onChanged={orders.reload} />
          )}
          <Box as="section" aria-labelledby="orders-title" shrink className={styles.orders}>
            <h2 id="orders-title">{deposit.orders}</h2>
            <OrderList list={orders} />
          </Box>
        </Grid>
      )}
    </div>
  );
}
