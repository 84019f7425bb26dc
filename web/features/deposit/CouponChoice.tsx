import { useId } from 'react';
import { formatMoney, useLocale, useMessages } from '../../i18n/index.ts';
import { Row, Stack, Text } from '../../ui/Box.tsx';
import { Icon } from '../../ui/Icon.tsx';
import styles from './deposit.module.css';
import type { Coupon } from './deposit-query.ts';

interface CouponChoiceProps {
  readonly coupons: readonly Coupon[];
  /** Null uses none. */
  readonly value: string | null;
  /** The chosen one asks for a larger deposit. */
  readonly tooSmall: boolean;
  readonly disabled: boolean;
  readonly onChange: (id: string | null) => void;
}

/** At most one coupon an order. */
export const CouponChoice = ({ coupons, value, tooSmall, disabled, onChange }: CouponChoiceProps) => {
  const { deposit } = useMessages();
  const { locale } = useLocale();
  const id = useId();
  const chosen = coupons.find((coupon) => coupon.id === value);
  return (
    <Stack shrink>
      <Text as="label" size="body" padBottom={8} tone="muted" htmlFor={id}>
        {deposit.coupon}
      </Text>
      <Row as="span" position="relative" className={styles.couponFrame}>
        <select
          id={id}
          className={styles.coupon}
          disabled={disabled}
          value={value ?? ''}
          onChange={({ target }) => onChange(target.value === '' ? null : target.value)}
        >
          <option value="">{deposit.noCoupon}</option>
          {coupons.map(({ id: couponId, percent, max, minDeposit }) => (
            <option key={couponId} value={couponId}>
              {deposit.couponName({
                percent: percent ?? 0,
                max: formatMoney(max ?? 0, locale),
                min: formatMoney(minDeposit ?? 0, locale),
              })}
            </option>
          ))}
        </select>
        <Icon name="down" size={16} />
      </Row>
      <p className={styles.couponNote} role="status">
        {tooSmall && chosen !== undefined && deposit.couponTooLow({ min: formatMoney(chosen.minDeposit ?? 0, locale) })}
      </p>
    </Stack>
  );
};
