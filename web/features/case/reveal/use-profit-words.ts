import { formatMoney, useLocale, useMessages } from '../../../i18n/index.ts';

/** The worth of a win against the paid price, in words; minor units. The price of a free opening is 0. */
export const useProfitWords = (): ((got: number, paid: number) => string) => {
  const { reveal } = useMessages().case;
  const { locale } = useLocale();
  return (got, paid) => {
    if (paid === 0) return reveal.free;
    if (got === paid) return reveal.even;
    const amount = formatMoney(Math.abs(got - paid), locale);
    return got > paid ? reveal.over({ amount }) : reveal.under({ amount });
  };
};
