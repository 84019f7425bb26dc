import type { Balance } from '../../generated/graphql.ts';
import { formatMoney, useLocale, useMessages } from '../../i18n/index.ts';
import { Text } from '../../ui/Box.tsx';
import { Coin } from '../../ui/Money.tsx';

interface BalanceAmountProps {
  /** Minor units. */
  readonly value: number;
  readonly balance: Balance;
  /** With the sign, also where it is a plus. */
  readonly signed?: boolean;
}

/** An amount of any balance: coin has its mark, the others say what they are. */
export const BalanceAmount = ({ value, balance, signed = false }: BalanceAmountProps) => {
  const { records } = useMessages();
  const { locale } = useLocale();
  const sign = signed && value !== 0 ? (value > 0 ? '+' : '−') : '';
  const text = signed ? `${sign}${formatMoney(Math.abs(value), locale)}` : formatMoney(value, locale);
  return (
    <Text as="bdi" num nowrap tone={signed && value > 0 ? 'accent' : undefined}>
      {balance === 'COIN' && <Coin />}
      {text}
      {balance !== 'COIN' && (
        <Text size="small" weight={400} tone="muted" marginStart={4}>
          {records.units[balance]}
        </Text>
      )}
    </Text>
  );
};
