import { refusedItems } from '../bag/item-ids.ts';

/** What a refusal says about the page: it is out of date in these points. Prices are to be read again in any case. */
export interface StalePoints {
  /** They can't be staked any more. */
  readonly missing: readonly string[];
  /** Stopped, or under other terms. */
  readonly rulesMoved: boolean;
}

export const stalePoints = (code: string, details: Readonly<Record<string, unknown>>): StalePoints => ({
  missing: refusedItems(code, details),
  rulesMoved: code === 'GAME_STOPPED' || code === 'TERMS_CHANGED',
});
