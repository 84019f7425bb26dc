import { Link } from 'react-router-dom';
import { formatDateTime, pickName, useLocale, useMessages } from '../../i18n/index.ts';
import { LoadedList } from '../../platform/LoadedList.tsx';
import type { PagedList } from '../../platform/use-list.ts';
import { Grid, Stack, Text } from '../../ui/Box.tsx';
import { Money } from '../../ui/Money.tsx';
import { Repeat } from '../../ui/Repeat.tsx';
import { LoadingNote, Skeleton } from '../../ui/Skeleton.tsx';
import { MoreButton } from '../targets/MoreButton.tsx';
import { formatCurrency } from './currency.ts';
import type { DepositOrder } from './deposit-query.ts';
import styles from './OrderList.module.css';
import { StateTag } from './StateTag.tsx';

const OrderRow = ({ order }: { readonly order: DepositOrder }) => {
  const { deposit } = useMessages();
  const { locale } = useLocale();
  const digits = order.channel.currencies.find(({ code }) => code === order.currency)?.digits ?? 2;
  return (
    <li>
      <Link to={`/deposit?order=${encodeURIComponent(order.id)}`} className={styles.row}>
        <Stack as="span" shrink>
          <span>{pickName(order.channel.names, locale)}</span>
          <Text as="time" size="small" tone="muted" dateTime={order.createdAt}>
            {formatDateTime(order.createdAt, locale)}
          </Text>
        </Stack>
        <bdi className={`num ${styles.paid}`}>{formatCurrency(order.payAmount, order.currency, digits, locale)}</bdi>
        <Stack as="span" align="end">
          <Money value={order.amount} />
          {order.bonus > 0 && (
            <Text size="small" tone="muted">
              {deposit.bonus} +<Money value={order.bonus} coin={false} />
            </Text>
          )}
        </Stack>
        <StateTag state={order.state} />
      </Link>
    </li>
  );
};

/** The player's orders, newest first, each a link to its own page. */
export const OrderList = ({ list }: { readonly list: PagedList<DepositOrder> }) => {
  const { deposit, shell } = useMessages();
  return (
    <LoadedList
      list={list}
      skeleton={
        <>
          <LoadingNote text={shell.loading} />
          <Repeat times={4}>
            <Grid align="center" minHeight={72} line="top">
              <Skeleton height="40px" />
            </Grid>
          </Repeat>
        </>
      }
      empty={
        <Text as="p" padY={24} line="top" tone="muted">
          {deposit.noOrders}
        </Text>
      }
      next={<MoreButton list={list} />}
    >
      {(orders) => (
        <ul>
          {orders.map((order) => (
            <OrderRow key={order.id} order={order} />
          ))}
        </ul>
      )}
    </LoadedList>
  );
};
