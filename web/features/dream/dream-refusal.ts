import { amountFrom } from '../play/amount-from.ts';

/** What a refusal says about the page: it is out of date in these points. */
export interface StalePoints {
  /** Minor units; null where the value is as it was shown. */
  readonly targetValue: number | null;
  readonly targetGone: boolean;
}

/** Reads a refused dream. Rules and lists are to be read again in any case. */
export const stalePoints = (code: string, details: Readonly<Record<string, unknown>>): StalePoints => {
  const { targetValue } = details;
  return {
    targetValue: code === 'PRICE_CHANGED' ? amountFrom(targetValue) : null,
    targetGone: code === 'TARGET_NOT_FOUND',
  };
};
