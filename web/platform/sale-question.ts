import { useState } from 'react';
import { deviceStorage } from './device-storage.ts';

const KEY = 'sale-question';

/** Whole sums from which selling a single item asks first, in minor units; several at once always ask. */
export const SALE_QUESTIONS = [0, 1_000, 5_000, 10_000, 50_000] as const;
const USUAL = 5_000;

/** As it is stored: nonsense is the usual sum. */
export const saleQuestionFrom = (stored: string | null): number =>
  SALE_QUESTIONS.find((sum) => String(sum) === stored) ?? USUAL;

/** Whether selling so many items for so much asks first. */
export const asksBeforeSale = (count: number, total: number, from: number): boolean => count > 1 || total >= from;

/** From which sum on this device asks, and how to change that. */
export const useSaleQuestion = (): readonly [from: number, set: (from: number) => void] => {
  const [from, setFrom] = useState(() => saleQuestionFrom(deviceStorage.read(KEY)));
  const set = (next: number): void => {
    deviceStorage.write(KEY, String(next));
    setFrom(next);
  };
  return [from, set];
};
