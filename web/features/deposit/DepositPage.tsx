import { useMessages } from '../../i18n/index.ts';
import { useSearchParams } from '../../platform/location.tsx';
import { PlayerPage } from '../../platform/PlayersOnly.tsx';
import { useOwnList } from '../../platform/use-list.ts';
import { Box, Grid, Row } from '../../ui/Box.tsx';
import { FOLLOWS } from '../../ui/Skeleton.tsx';
import { DepositDesk } from './DepositDesk.tsx';
import styles from './DepositPage.module.css';
import { DEPOSITS } from './deposit-query.ts';
import { OrderList } from './OrderList.tsx';
import { OrderPanel } from './OrderPanel.tsx';

/** `/deposit`: the recharge dialog as a page, and what became of the player's orders. `?order=` shows one of them. */
export default function DepositPage() {
  const { deposit } = useMessages();
  const [address] = useSearchParams();
  const orders = useOwnList(DEPOSITS, {}, { fetchPolicy: 'network-only' });
  const orderId = address.get('order');
  return (
    <PlayerPage
      title={deposit.title}
      lead={deposit.lead}
      back={deposit.back}
      room={{ className: `wrap ${styles.page}`, padTop: [16, 0], padBottom: 40 }}
      guest={{ title: deposit.guestTitle, text: deposit.guestText }}
    >
      <Grid align="start" className={styles.columns}>
        {orderId === null ? (
          <div className={styles.desk}>
            <DepositDesk />
          </div>
        ) : (
          <OrderPanel key={orderId} id={orderId} onChanged={orders.reload} />
        )}
        <Box as="section" aria-labelledby="orders-title" shrink className={FOLLOWS}>
          <Row as="h2" id="orders-title" minHeight={52} size="large" className={styles.title}>
            {deposit.orders}
          </Row>
          <OrderList list={orders} />
        </Box>
      </Grid>
    </PlayerPage>
  );
}
