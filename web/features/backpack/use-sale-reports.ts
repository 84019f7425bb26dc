import { useCallback, useState } from 'react';
import { apiErrorOf, useErrorText } from '../../app/api-error.ts';
import { formatMoney, useLocale, useMessages } from '../../i18n/index.ts';
import { useToasts } from '../../ui/toasts.tsx';
import type { SaleResult } from './use-sell.ts';

interface SaleReports {
  /** Stays above the list until the next sale: what the player must look at before selling again. */
  readonly notice: string | null;
  readonly clearNotice: () => void;
  /** Says how a sale went. Answers the ids that turned out not to be held. */
  readonly report: (result: SaleResult, asked: number) => readonly string[];
}

/** Puts the outcome of a sale into words. */
export const useSaleReports = (): SaleReports => {
  const { backpack } = useMessages();
  const { locale } = useLocale();
  const { show } = useToasts();
  const errorText = useErrorText();
  const [notice, setNotice] = useState<string | null>(null);

  const report = useCallback(
    ({ sold, total, stopped }: SaleResult, asked: number): readonly string[] => {
      if (sold.length > 0 && stopped === null) show('success', backpack.sold(sold.length, formatMoney(total, locale)));
      if (stopped === null) {
        setNotice(null);
        return [];
      }
      if (sold.length > 0) show('blank', backpack.soldPartly(sold.length, asked));
      const { code, details } = apiErrorOf(stopped.error);
      if (code === 'PRICE_CHANGED') setNotice(backpack.priceChanged);
      else if (code === 'ITEM_NOT_HELD') setNotice(backpack.notHeld);
      else show('error', errorText(stopped.error));
      const { itemIds } = details;
      return Array.isArray(itemIds) ? itemIds.filter((id): id is string => typeof id === 'string') : [];
    },
    [backpack, locale, show, errorText],
  );

  return { notice, clearNotice: useCallback(() => setNotice(null), []), report };
};
