import { useCallback } from 'react';
import { useLocale } from '../../i18n/index.ts';
import { formatCurrency } from './currency.ts';
import type { PayCurrency } from './deposit-query.ts';
import { payAmountOf } from './order-sums.ts';

/** What an amount of coin costs, as text. */
export const usePriceText = (): ((amount: number, currency: PayCurrency) => string) => {
  const { locale } = useLocale();
  return useCallback(
    (amount, { code, digits, pricePerCoin }) => formatCurrency(payAmountOf(amount, pricePerCoin), code, digits, locale),
    [locale],
  );
};
