import { useQuery } from '@apollo/client/react';
import { useMemo } from 'react';
import { useLocale } from '../../../i18n/index.ts';
import { Loaded } from '../../../platform/Loaded.tsx';
import { useAddressFilters } from '../../../platform/use-address-filters.ts';
import { Segmented } from '../../../ui/Segmented.tsx';
import { Select } from '../../../ui/Select.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { useLiveList } from '../../api/use-live-list.ts';
import { useMore } from '../../api/use-more.ts';
import { useWords } from '../../texts.tsx';
import { Amount } from '../../ui/Amount.tsx';
import { CopyAs } from '../../ui/CopyAs.tsx';
import choice from '../../ui/choice.module.css';
import { currencyText } from '../../ui/currency.ts';
import { type Column, DataTable } from '../../ui/DataTable.tsx';
import { FilterBar, FilterField } from '../../ui/FilterBar.tsx';
import { Mark } from '../../ui/Mark.tsx';
import { Moment } from '../../ui/Moment.tsx';
import { PageHead } from '../../ui/PageHead.tsx';
import { PlayerLink } from '../../ui/PlayerLink.tsx';
import { Position } from '../../ui/Position.tsx';
import { WithDetails } from '../../ui/WithDetails.tsx';
import { OrderDetails } from './OrderDetails.tsx';
import { shownState, toneOfOrder } from './order-state.ts';
import { ORDERS, type Order, ordersAddress, PAGE, PROBLEMS, STATES } from './orders-query.ts';
import { PaymentDesk } from './PaymentDesk.tsx';

const ALL = 'all';

const useColumns = (): readonly Column<Order>[] => {
  const { orders } = useWords();
  const { locale } = useLocale();
  return useMemo(() => {
    const { fields, states, problems } = orders;
    return [
      { id: 'created', head: fields.created, width: '112px', cell: ({ createdAt }) => <Moment at={createdAt} /> },
      {
        id: 'player',
        head: fields.player,
        cell: (order) => <PlayerLink id={order.player} nickname={order.nickname} />,
      },
      {
        id: 'paid',
        head: fields.paid,
        figure: true,
        width: '148px',
        phone: 'end',
        cell: ({ payAmount, currency }) => currencyText(payAmount, currency, locale),
      },
      {
        id: 'amount',
        wide: true,
        head: fields.coin,
        figure: true,
        width: '116px',
        phone: 'none',
        cell: ({ amount }) => <Amount value={amount} />,
      },
      {
        id: 'provider',
        wide: true,
        head: fields.provider,
        width: '160px',
        cell: ({ provider, channel }) => `${provider} · ${channel}`,
      },
      {
        id: 'state',
        head: fields.state,
        width: '144px',
        cell: (order) => (
          <Mark tone={toneOfOrder(order)}>
            {order.problem == null ? states[shownState(order)] : problems[order.problem]}
          </Mark>
        ),
      },
      {
        id: 'webhooks',
        wide: true,
        head: fields.webhooks,
        figure: true,
        width: '88px',
        phone: 'none',
        cell: ({ events }) => events.length,
      },
      {
        id: 'position',
        head: fields.position,
        figure: true,
        width: '112px',
        cell: ({ settledPosition }) => settledPosition != null && <Position at={settledPosition} />,
      },
    ];
  }, [orders, locale]);
};

/** Deposits, newest first, with what their providers said. */
export default function OrdersPage() {
  const { orders: text, act } = useWords();
  const [filters, change] = useAddressFilters(ordersAddress);
  const { open, state, problem, ...texts } = filters;
  const variables = {
    state,
    problem,
    provider: texts.provider || null,
    player: texts.player || null,
    id: texts.id || null,
  };
  const query = useQuery(ORDERS, { variables });
  const found = query.data?.orders;
  const more = useMore(found?.hasNextPage ? found.endCursor : null, (after) =>
    query.fetchMore({
      variables: { after },
      updateQuery: (before, { fetchMoreResult: { orders: next } }) => ({
        orders: { ...next, orders: [...before.orders.orders, ...next.orders] },
      }),
    }),
  );
  useLiveList('ORDERS', found?.orders.length ?? 0, PAGE, query.refetch);
  const columns = useColumns();
  const opened = found?.orders.find(({ id }) => id === open);
  return (
    <>
      <PageHead title={text.title}>
        <CopyAs document={ORDERS} variables={variables} />
      </PageHead>
      <PaymentDesk />
      <WithDetails
        details={opened === undefined ? null : <OrderDetails order={opened} onClose={() => change({ open: '' })} />}
      >
        <FilterBar end={text.newest}>
          <Segmented
            className={choice.choice}
            label={text.fields.state}
            choices={[
              { value: ALL, label: text.all },
              ...STATES.map((value) => ({ value, label: text.states[value] })),
            ]}
            value={state ?? ALL}
            onChange={(value) => change({ state: STATES.find((one) => one === value) ?? null })}
          />
          <Select
            label={text.problem}
            choices={[
              { value: ALL, label: text.anyProblem },
              ...PROBLEMS.map((value) => ({ value, label: text.problems[value] })),
            ]}
            value={problem ?? ALL}
            onChange={(value) => change({ problem: PROBLEMS.find((one) => one === value) ?? null })}
          />
          <FilterField
            label={text.fields.provider}
            value={filters.provider}
            onChange={(provider) => change({ provider })}
          />
          <FilterField label={text.playerId} value={filters.player} onChange={(player) => change({ player })} />
          <FilterField label={text.anyId} value={filters.id} onChange={(id) => change({ id })} />
        </FilterBar>
        <Loaded from={query} value={found} skeleton={<Skeleton height="400px" />}>
          {({ orders }) => (
            <DataTable
              label={text.title}
              columns={columns}
              rows={orders}
              rowKey={({ id }) => id}
              onOpen={({ id }) => change({ open: id === open ? '' : id })}
              open={open}
              empty={act.empty}
              more={more}
            />
          )}
        </Loaded>
      </WithDetails>
    </>
  );
}
