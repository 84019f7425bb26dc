import { useMessages } from '../../i18n/index.ts';
import { useTerms } from '../../platform/terms.ts';
import { Stack, Text } from '../../ui/Box.tsx';
import { Facts } from '../../ui/Facts.tsx';
import { Money } from '../../ui/Money.tsx';

interface OrderSumsProps {
  readonly price: string;
  /** Coin and locked bonuses, minor units. */
  readonly amount: number;
  readonly fromFirst: number;
  readonly fromCoupon: number;
  /** Of the first deposit's bonus. */
  readonly percent: number;
}

const plus = (bonus: number) => (
  <>
    +<Money value={bonus} coin={false} />
  </>
);

/** The price of an order, and what it gives: coin, and bonuses that are locked at first. */
export const OrderSums = ({ price, amount, fromFirst, fromCoupon, percent }: OrderSumsProps) => {
  const { deposit } = useMessages();
  const released = useTerms()?.rewards.values.releasePercent;
  const locked = fromFirst + fromCoupon > 0;
  return (
    <Stack gap={8} padY={12} line="both">
      <Facts
        shape="sum"
        facts={[
          {
            label: deposit.pays,
            value: (
              <Text as="bdi" num>
                {price}
              </Text>
            ),
          },
          {
            label: deposit.gets,
            value: (
              <Text size="title">
                <Money value={amount} />
              </Text>
            ),
          },
          ...(fromFirst > 0 ? [{ label: deposit.first.line({ percent }), value: plus(fromFirst) }] : []),
          ...(fromCoupon > 0 ? [{ label: deposit.couponLine, value: plus(fromCoupon) }] : []),
        ]}
      />
      {locked && released !== undefined && (
        <Text as="p" size="small" tone="muted">
          {deposit.lockedNote({ percent: released })}
        </Text>
      )}
    </Stack>
  );
};
