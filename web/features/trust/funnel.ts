import { standingOf } from './band.ts';
import type { CaseReturn } from './figures.ts';

/** Places in the chart are shares of its width, from the side where lines begin, and of its height, from above. */
export interface Dot {
  readonly item: CaseReturn;
  readonly x: number;
  readonly y: number;
  /** Where its name stands, from above; null for all but outliers. */
  readonly nameAt: number | null;
}

export interface Tick {
  readonly at: number;
  readonly value: number;
}

export interface Funnel {
  readonly dots: readonly Dot[];
  /** Deviations of the return at the bottom, as shares; returns at the side. */
  readonly across: readonly Tick[];
  readonly up: readonly Tick[];
  /** Where the published return lies. */
  readonly centre: number;
  /** How far a band of one deviation is from the centre at the far side. */
  readonly sigmaAtEnd: number;
  /** Those that lie beyond two deviations, and beyond three. */
  readonly beyondTwo: number;
  readonly beyondThree: number;
  /** Cases that were opened too rarely to be here. */
  readonly few: number;
  /** Furthest off first. */
  readonly furthest: readonly CaseReturn[];
}

const NAMED = 4;
const LISTED = 5;
/** Names are at least so far from each other, as a share of the chart's height. */
const NAME_HEIGHT = 0.07;

/** Names beside their dots, moved down where they would lie on the one above. */
const namePlaces = (
  outliers: readonly { readonly item: CaseReturn; readonly y: number }[],
): ReadonlyMap<CaseReturn, number> => {
  let above = Number.NEGATIVE_INFINITY;
  const places = new Map<CaseReturn, number>();
  for (const { item, y } of outliers.toSorted((a, b) => a.y - b.y)) {
    above = Math.max(y, above + NAME_HEIGHT);
    places.set(item, above);
  }
  return places;
};

/** A step of 1, 2 or 5 times a power of ten that divides the range into `parts` at most. */
const niceStep = (range: number, parts: number): number => {
  const least = range / parts;
  const power = 10 ** Math.floor(Math.log10(least));
  return power * ([1, 2, 5].find((one) => one * power >= least) ?? 10);
};

const beyond = (items: readonly CaseReturn[], deviations: number): number =>
  items.filter(({ band }) => Math.abs(band.deviation) > deviations).length;

/**
 * A dot a case: across, what one deviation of its return is; up, what was measured, around what was published. Cases publish almost
 * the same, so each lies as far from the common line as from its own. Null where no case tells anything.
 */
export const funnelOf = (cases: readonly CaseReturn[]): Funnel | null => {
  const telling = cases.filter(({ band }) => band.telling);
  if (telling.length === 0) return null;
  const published = telling.reduce((sum, { band }) => sum + band.published, 0) / telling.length;
  const distance = ({ band }: CaseReturn): number => band.measured - band.published;
  const width = Math.max(...telling.map(({ band }) => band.sigma)) * 1.06;
  const reach = Math.max(2.2 * width, ...telling.map((one) => Math.abs(distance(one)) * 1.1));
  const height = (value: number): number => 0.5 - (value - published) / (2 * reach);
  const furthest = telling.toSorted((a, b) => Math.abs(b.band.deviation) - Math.abs(a.band.deviation));
  const outliers = furthest.filter(({ band }) => standingOf(band) !== 'within');
  const heightOf = (item: CaseReturn): number => 0.5 - distance(item) / (2 * reach);
  const names = namePlaces(outliers.slice(0, NAMED).map((item) => ({ item, y: heightOf(item) })));
  const stepAcross = niceStep(width, 8);
  const stepUp = niceStep(2 * reach, 6);
  const ticks = (from: number, to: number, step: number): readonly number[] =>
    Array.from(
      { length: Math.max(0, Math.floor(to / step) - Math.ceil(from / step) + 1) },
      (_, n) => (Math.ceil(from / step) + n) * step,
    );
  return {
    dots: telling.map((item) => ({
      item,
      x: item.band.sigma / width,
      y: heightOf(item),
      nameAt: names.get(item) ?? null,
    })),
    across: ticks(stepAcross, width * 0.98, stepAcross).map((value) => ({ value, at: value / width })),
    up: ticks(published - reach * 0.96, published + reach * 0.96, stepUp).map((value) => ({
      value,
      at: height(value),
    })),
    centre: 0.5,
    sigmaAtEnd: width / (2 * reach),
    beyondTwo: beyond(telling, 2),
    beyondThree: beyond(telling, 3),
    few: cases.length - telling.length,
    furthest: furthest.slice(0, LISTED),
  };
};
