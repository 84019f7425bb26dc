import { useMessages } from '../../i18n/index.ts';
import { useTerms } from '../../platform/terms.ts';
import { Box, Text } from '../../ui/Box.tsx';
import { Money } from '../../ui/Money.tsx';
import styles from './deposit.module.css';

interface OrderSumsProps {
  readonly price: string;
  /** Coin and locked bonuses, minor units. */
  readonly amount: number;
  readonly fromFirst: number;
  readonly fromCoupon: number;
  /** Of the first deposit's bonus. */
  readonly percent: number;
}

/** What one pays, and what one gets for it: coin, and bonuses that are locked at first. */
export const OrderSums = ({ price, amount, fromFirst, fromCoupon, percent }: OrderSumsProps) => {
  const { deposit } = useMessages();
  const released = useTerms()?.rewards.values.releasePercent;
  const locked = fromFirst + fromCoupon > 0;
  return (
    <Box direction="column" gap={8} padY={12} line="both" className={styles.sums}>
      <dl>
        <div>
          <dt>{deposit.pays}</dt>
          <dd>
            <Text as="bdi" num>
              {price}
            </Text>
          </dd>
        </div>
        <Box align="baseline" className={styles.gets}>
          <dt>{deposit.gets}</dt>
          <dd>
            <Money value={amount} />
          </dd>
        </Box>
        {fromFirst > 0 && (
          <div>
            <dt>{deposit.first.line({ percent })}</dt>
            <dd>
              +<Money value={fromFirst} coin={false} />
            </dd>
          </div>
        )}
        {fromCoupon > 0 && (
          <div>
            <dt>{deposit.couponLine}</dt>
            <dd>
              +<Money value={fromCoupon} coin={false} />
            </dd>
          </div>
        )}
      </dl>
      {locked && released !== undefined && (
        <Text as="p" size="small" tone="muted">
          {deposit.lockedNote({ percent: released })}
        </Text>
      )}
    </Box>
  );
};
