import { amountFrom } from '../play/amount-from.ts';

/** What a refusal says about the page: it is out of date in these points. */
export interface StalePoints {
  /** They aren't held any more. */
  readonly missing: readonly string[];
  /** Minor units; null where the value is as it was shown. */
  readonly targetValue: number | null;
  readonly targetGone: boolean;
  /** Stopped, or under other terms. */
  readonly rulesMoved: boolean;
}

/** Reads a refused upgrade. Prices and lists are to be read again in any case. */
export const stalePoints = (code: string, details: Readonly<Record<string, unknown>>): StalePoints => {
  const { itemIds, targetValue } = details;
  const named = code === 'ITEM_NOT_HELD' && Array.isArray(itemIds) ? itemIds : [];
  return {
    missing: named.filter((id): id is string => typeof id === 'string'),
    targetValue: code === 'PRICE_CHANGED' ? amountFrom(targetValue) : null,
    targetGone: code === 'TARGET_NOT_FOUND',
    rulesMoved: code === 'GAME_STOPPED' || code === 'TERMS_CHANGED',
  };
};
