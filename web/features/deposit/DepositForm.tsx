import { useCallback, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { formatMoney, useLocale, useMessages } from '../../i18n/index.ts';
import { deviceStorage } from '../../platform/device-storage.ts';
import { useLocation } from '../../platform/location.tsx';
import { useForm } from '../../platform/use-form.ts';
import { Grid, Row, Stack, Text } from '../../ui/Box.tsx';
import { Button } from '../../ui/Button.tsx';
import { Field } from '../../ui/Field.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Coin, Money } from '../../ui/Money.tsx';
import { Segmented } from '../../ui/Segmented.tsx';
import { ChannelChoice } from './ChannelChoice.tsx';
import { CouponChoice } from './CouponChoice.tsx';
import { formatCurrency } from './currency.ts';
import styles from './deposit.module.css';
import { readAmount, suggestedAmount } from './deposit-amount.ts';
import type { PayCurrency, PaymentChannel } from './deposit-query.ts';
import { OrderSums } from './OrderSums.tsx';
import { couponBonus, payAddress, payAmountOf, shareOf } from './order-sums.ts';
import { Refusal } from './Refusal.tsx';
import type { Offer } from './use-offer.ts';
import { useStartDeposit } from './use-start-deposit.ts';
import { wayBack } from './way-back.ts';

/** The price of an amount of coin, as text. */
const usePriceText = (): ((amount: number, currency: PayCurrency) => string) => {
  const { locale } = useLocale();
  return useCallback(
    (amount, { code, digits, pricePerCoin }) => formatCurrency(payAmountOf(amount, pricePerCoin), code, digits, locale),
    [locale],
  );
};

interface DepositFormProps {
  readonly offer: Offer;
  /** At least one. */
  readonly channels: readonly [PaymentChannel, ...PaymentChannel[]];
  /** Minor units to suggest: the coin that the player lacks for a case. */
  readonly suggestion?: number | undefined;
  /** The player goes on to pay, or to their order. */
  readonly onLeave?: () => void;
}

const typedAmount = (amount: number): string => formatMoney(amount).replaceAll(',', '');

const usualAmount = ({ amounts, min }: PaymentChannel): number => amounts[1] ?? amounts[0] ?? min;

/** Channel, currency and amount; then the page of the payment. The same form in the dialog and on its own page. */
export const DepositForm = ({ offer, channels, suggestion, onLeave }: DepositFormProps) => {
  const { deposit } = useMessages();
  const { locale } = useLocale();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const priceText = usePriceText();
  const flow = useStartDeposit();
  const [channelId, setChannelId] = useState(channels[0].id);
  const channel = channels.find(({ id }) => id === channelId) ?? channels[0];
  const [code, setCode] = useState<string>();
  const currency = channel.currencies.find((each) => each.code === code) ?? channel.currencies[0];
  const [couponId, setCouponId] = useState<string | null>(null);
  const [leaving, setLeaving] = useState(false);
  const { min, max } = channel;
  const bounds = { min: formatMoney(min, locale), max: formatMoney(max, locale) };
  const { values, refusal, change, text, form } = useForm({
    initial: () => ({
      amount: typedAmount(suggestion === undefined ? usualAmount(channel) : suggestedAmount(suggestion, channel)),
    }),
    problemsOf: ({ amount: typed }) => {
      const typedSum = readAmount(typed, channel);
      if (flow.pending !== null || typedSum.ok) return {};
      const { problem } = typedSum;
      return { amount: problem === 'range' ? deposit.invalid.range(bounds) : deposit.invalid[problem] };
    },
    send: async () => {
      if (currency === undefined) return;
      const used = fromCoupon === null ? null : couponId;
      const answer = await flow.run({ channel: channel.id, currency: currency.code, amount, couponId: used });
      if (answer === null) return;
      if (answer.kind !== 'done') throw answer.error;
      if (suggestion !== undefined) wayBack(deviceStorage).remember(answer.value.id, `${pathname}${search}`);
      const address = payAddress(answer.value.payUrl, window.location.origin);
      if (address === null) {
        onLeave?.();
        navigate(`/deposit?order=${encodeURIComponent(answer.value.id)}`);
        return;
      }
      setLeaving(true);
      window.location.assign(address);
    },
  });

  const read = readAmount(values.amount, channel);
  const amount = read.ok ? read.amount : 0;
  const coupon = offer.coupons.find(({ id }) => id === couponId) ?? null;
  const fromCoupon = coupon === null ? 0 : couponBonus(amount, coupon);
  const fromFirst = offer.firstBonus === null ? 0 : shareOf(amount, offer.firstBonus);
  const busy = flow.sending || leaving;
  const fixed = busy || flow.pending !== null;

  if (currency === undefined) return null;
  const label = leaving
    ? deposit.leaving
    : flow.sending
      ? deposit.ordering
      : flow.pending !== null
        ? deposit.resumeAction
        : deposit.go({ price: priceText(amount, currency) });
  return (
    <Stack as="form" {...form} gap={14}>
      {offer.firstBonus !== null && (
        <Row as="p" gap={12} padY={12} padX={14} radius="control" className={styles.first}>
          <Text tone="accent">
            <Icon name="gift" />
          </Text>
          <Stack as="span" shrink>
            <b>{deposit.first.title({ percent: offer.firstBonus.percent })}</b>
            <Text size="small" tone="soft">
              {deposit.first.text({ max: formatMoney(offer.firstBonus.max, locale) })}
            </Text>
          </Stack>
        </Row>
      )}
      <ChannelChoice channels={channels} value={channel.id} disabled={fixed} onChange={setChannelId} />
      {channel.currencies.length > 1 && (
        <Row justify="between" gap={12}>
          <Text tone="muted">{deposit.currency}</Text>
          <Segmented
            label={deposit.currency}
            choices={channel.currencies.map((each) => ({ value: each.code, label: each.code }))}
            value={currency.code}
            onChange={setCode}
            disabled={fixed}
          />
        </Row>
      )}
      <Grid as="fieldset" columns={3} gap={8} className={styles.presets} disabled={fixed}>
        <Text as="legend" size="body" padBottom={8} tone="muted">
          {deposit.presets}
        </Text>
        {channel.amounts.map((preset) => (
          <Stack
            as="button"
            key={preset}
            type="button"
            align="center"
            justify="center"
            minHeight={60}
            radius="control"
            ground="well"
            ring="hairline"
            text="center"
            className={styles.preset}
            aria-pressed={amount === preset}
            onClick={() => change({ amount: typedAmount(preset) })}
          >
            <Text size="tight">
              <Money value={preset} />
            </Text>
            <Text size="small" tone="muted">
              {priceText(preset, currency)}
            </Text>
          </Stack>
        ))}
      </Grid>
      <Field
        label={deposit.other}
        hint={deposit.otherHint(bounds)}
        name="amount"
        inputMode="decimal"
        autoComplete="off"
        dir="ltr"
        disabled={fixed}
        {...text('amount')}
        before={
          <Text padStart={14} size="tight" className={styles.coin}>
            <Coin />
          </Text>
        }
      />
      {offer.coupons.length > 0 && (
        <CouponChoice
          coupons={offer.coupons}
          value={couponId}
          tooSmall={fromCoupon === null}
          disabled={fixed}
          onChange={setCouponId}
        />
      )}
      {flow.pending === null ? (
        <OrderSums
          price={priceText(amount, currency)}
          amount={amount}
          fromFirst={fromFirst}
          fromCoupon={fromCoupon ?? 0}
          percent={offer.firstBonus?.percent ?? 0}
        />
      ) : (
        !busy && (
          <Text as="p" size="small" padY={10} padX={14} radius="control" ground="surface-2">
            {deposit.resume({ amount: formatMoney(flow.pending.body.amount, locale) })}
          </Text>
        )
      )}
      {channel.provider === 'sandbox' && (
        <Row as="p" size="small" gap={8} tone="muted" align="start">
          <Icon name="info" size={16} />
          {deposit.sandbox}
        </Row>
      )}
      <Refusal error={refusal} {...(onLeave && { onLeave })} />
      <Grid className={styles.foot}>
        <Button type="submit" variant="pay" size="large" busy={busy}>
          {label}
        </Button>
      </Grid>
    </Stack>
  );
};
