import { amountSoFar } from '../../../schema/input/amounts.ts';

/** The slider has no more places than this. */
const MOST_PLACES = 200;
const NICE = [1, 2, 5] as const;

/** The finest of 1, 2, 5, 10, 20 … coins of which the bound has no more than the slider has places; minor units. */
const gridOf = (bound: number): number => {
  const fewest = bound / MOST_PLACES;
  for (let scale = 100; ; scale *= 10) {
    for (const step of NICE) if (step * scale >= fewest) return step * scale;
  }
};

/** The last place of the slider: it stands for the whole bound. */
export const lastPlace = (bound: number): number => Math.ceil(bound / gridOf(bound));

/** The amount a place of the slider stands for: round below the bound, exact at it. Minor units. */
export const coinAt = (place: number, bound: number): number => Math.min(bound, place * gridOf(bound));

/** Where the slider stands for an amount. */
export const placeOf = (coin: number, bound: number): number =>
  coin >= bound ? lastPlace(bound) : Math.floor(coin / gridOf(bound));

/** The most coin that the player can lay in: the balance, and no more than the target's chance allows. Minor units. */
export const coinBound = (balance: number, worth: number, largestStake: number | null): number =>
  Math.max(0, largestStake === null ? balance : Math.min(balance, largestStake - worth));

/** Minor units of what is typed so far: nothing is 0, and `12.` is 12. Null for what is no amount. */
export const readCoin = (typed: string): number | null => (typed.trim() === '' ? 0 : amountSoFar(typed));

/** Coin as it can be laid in: whole minor units, no debts. */
export const wholeCoin = (coin: number): number => Math.max(0, Math.trunc(coin));
