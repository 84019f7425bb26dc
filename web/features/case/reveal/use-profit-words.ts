import { formatMoney, useLocale, useMessages } from '../../../i18n/index.ts';

/** What was got against what was paid, in words; minor units. Nothing is paid for a free opening. */
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
