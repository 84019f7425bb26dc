import { useState } from 'react';
import { formatDateTime, formatMoney, pickName, useLocale, useMessages } from '../../i18n/index.ts';
import { deviceStorage } from '../../platform/device-storage.ts';
import { Loaded } from '../../platform/Loaded.tsx';
import { Skeletons } from '../../platform/Skeletons.tsx';
import { Box, Grid, Row, Stack, Text } from '../../ui/Box.tsx';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { Facts } from '../../ui/Facts.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Money } from '../../ui/Money.tsx';
import { EmptyState } from '../../ui/States.tsx';
import { formatCurrency } from './currency.ts';
import type { DepositOrder } from './deposit-query.ts';
import styles from './OrderPanel.module.css';
import { payAddress } from './order-sums.ts';
import { Refusal } from './Refusal.tsx';
import { type ShownOrder, useOrder } from './use-order.ts';
import { wayBack } from './way-back.ts';

const ICONS = { PROCESSING: 'clock', COMPLETED: 'check', CANCELLED: 'x' } as const;

const digitsOf = ({ channel, currency }: DepositOrder): number =>
  channel.currencies.find(({ code }) => code === currency)?.digits ?? 2;

const OrderFacts = ({ order }: { readonly order: DepositOrder }) => {
  const { deposit } = useMessages();
  const { locale } = useLocale();
  const paid = formatCurrency(order.payAmount, order.currency, digitsOf(order), locale);
  const bonus = (
    <>
      +<Money value={order.bonus} coin={false} />
    </>
  );
  return (
    <Facts
      shape="apart"
      className={styles.facts}
      facts={[
        {
          label: deposit.pays,
          value: (
            <Text as="bdi" num>
              {paid}
            </Text>
          ),
        },
        { label: deposit.gets, value: <Money value={order.amount} /> },
        ...(order.bonus > 0 ? [{ label: deposit.bonus, value: bonus }] : []),
        { label: deposit.channel, value: pickName(order.channel.names, locale) },
        { label: deposit.createdAt, value: formatDateTime(order.createdAt, locale) },
      ]}
    />
  );
};

interface ShownProps extends Pick<ShownOrder, 'cancel'> {
  readonly order: DepositOrder;
  readonly onChanged: () => void;
}

const Shown = ({ order, cancel, onChanged }: ShownProps) => {
  const { deposit } = useMessages();
  const { locale } = useLocale();
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<unknown>(null);

  const giveUp = async (): Promise<void> => {
    setBusy(true);
    setRefusal(null);
    await cancel().then(onChanged, setRefusal);
    setBusy(false);
  };

  const address = order.state === 'PROCESSING' ? payAddress(order.payUrl, window.location.origin) : null;
  const back = wayBack(deviceStorage).of(order.id);
  const { title, text } = deposit.order[order.state];
  return (
    <Stack
      as="section"
      align="center"
      gap={16}
      padY={32}
      padX={16}
      radius="card"
      text="center"
      className={styles.panel}
      data-state={order.state}
      aria-labelledby="order-title"
    >
      <Grid as="span" centered height={56} ground="surface-3" tone="muted" className={styles.mark}>
        <Icon name={ICONS[order.state]} size={28} />
      </Grid>
      <Box role="status" textWrap="balance">
        <h2 id="order-title">{title({ amount: formatMoney(order.amount, locale) })}</h2>
        <Text as="p" marginTop={4} tone="muted">
          {text}
        </Text>
      </Box>
      <OrderFacts order={order} />
      <Refusal error={refusal} />
      <Row wrap justify="center" gap={8} width="full" align="stretch" className={styles.actions}>
        {address !== null && (
          <Button variant="pay" size="large" onClick={() => window.location.assign(address)}>
            {deposit.goOn}
          </Button>
        )}
        {order.state === 'PROCESSING' && (
          <Button size="large" busy={busy} onClick={giveUp}>
            {deposit.cancel}
          </Button>
        )}
        {order.state === 'COMPLETED' && (
          <ButtonLink variant="primary" size="large" to={back ?? '/box'}>
            {back === null ? deposit.toCases : deposit.toWhereShort}
          </ButtonLink>
        )}
        {order.state !== 'PROCESSING' && (
          <ButtonLink size="large" to="/deposit">
            {deposit.again}
          </ButtonLink>
        )}
      </Row>
    </Stack>
  );
};

/** One order, from the page where one pays back to here: on its way, paid, or given up. */
export const OrderPanel = ({ id, onChanged }: { readonly id: string; readonly onChanged: () => void }) => {
  const { deposit } = useMessages();
  const shown = useOrder(id);
  return (
    <Loaded
      from={shown}
      value={shown.order}
      skeleton={
        <Skeletons
          heights={['220px']}
          align="center"
          gap={16}
          padY={32}
          padX={16}
          radius="card"
          className={styles.panel}
        />
      }
      missing={
        <EmptyState icon="search" {...deposit.noOrder}>
          <ButtonLink to="/deposit">{deposit.again}</ButtonLink>
        </EmptyState>
      }
    >
      {(order) => <Shown order={order} cancel={shown.cancel} onChanged={onChanged} />}
    </Loaded>
  );
};
