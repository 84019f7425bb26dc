import { refusedItems } from '../bag/item-ids.ts';
import { amountFrom } from '../play/amount-from.ts';

/** What a refusal says about the page: it is out of date in these points. */
export interface StalePoints {
  /** They can't be staked any more. */
  readonly missing: readonly string[];
  /** Minor units; null where the value is as it was shown. */
  readonly targetValue: number | null;
  readonly targetGone: boolean;
  /** Stopped, or under other terms. */
  readonly rulesMoved: boolean;
}

/** Reads a refused upgrade. Prices and lists are to be read again in any case. */
export const stalePoints = (code: string, details: Readonly<Record<string, unknown>>): StalePoints => {
  return {
    missing: refusedItems(code, details),
    targetValue: code === 'PRICE_CHANGED' ? amountFrom(details.targetValue) : null,
    targetGone: code === 'TARGET_NOT_FOUND',
    rulesMoved: code === 'GAME_STOPPED' || code === 'TERMS_CHANGED',
  };
};
