import { useCallback, useState } from 'react';
import { formatMoney, useLocale, useMessages } from '../../i18n/index.ts';
import { apiErrorOf } from '../../platform/api-error.ts';
import { useErrorText } from '../../platform/error-text.ts';
import { useToasts } from '../../ui/toasts.tsx';
import type { BatchResult } from './use-batches.ts';

interface SaleReports {
  /** Stays above the list until the next sale or exchange: tells the player what to look at before. */
  readonly notice: string | null;
  readonly clearNotice: () => void;
  /** Says how it went. Answers the ids that turned out not to be held. */
  readonly report: (result: BatchResult, asked: number, to: 'SOLD' | 'EXCHANGED') => readonly string[];
}

/** Puts the outcome of a sale or an exchange into words. */
export const useSaleReports = (): SaleReports => {
  const { backpack } = useMessages();
  const { locale } = useLocale();
  const { show } = useToasts();
  const errorText = useErrorText();
  const [notice, setNotice] = useState<string | null>(null);

  const report = useCallback(
    ({ gone, total, stopped }: BatchResult, asked: number, to: 'SOLD' | 'EXCHANGED'): readonly string[] => {
      const [count, amount] = [gone.length, formatMoney(total, locale)];
      const done = to === 'SOLD' ? backpack.sold({ count, amount }) : backpack.exchanged({ count, points: amount });
      if (gone.length > 0 && stopped === null) show('success', done);
      if (stopped === null) {
        setNotice(null);
        return [];
      }
      if (gone.length > 0) {
        const partly = to === 'SOLD' ? backpack.soldPartly : backpack.exchangedPartly;
        show('blank', partly({ done: gone.length, all: asked }));
      }
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
