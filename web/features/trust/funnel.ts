import { standingOf } from './band.ts';
import type { CaseReturn } from './figures.ts';

/** Places in the chart are shares of its width, from the side where lines begin, and of its height, from above. */
export interface Dot {
  readonly item: CaseReturn;
  readonly x: number;
  readonly y: number;
  /** Where its name stands, from above, and whether before the dot instead of behind it; null for all but outliers. */
  readonly name: NamePlace | null;
}

interface NamePlace {
  readonly at: number;
  readonly before: boolean;
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
/** The shares of the chart's height and width that a name takes. */
const NAME_HEIGHT = 0.07;
const NAME_WIDTH = 0.35;

interface Place {
  readonly item: CaseReturn;
  readonly x: number;
  readonly y: number;
}

/** Names behind their dots, before them where there is no room or another outlier; moved down where two would lie on each other. */
const namePlaces = (outliers: readonly Place[]): ReadonlyMap<CaseReturn, NamePlace> => {
  const isBefore = ({ item, x, y }: Place): boolean =>
    x > 1 - NAME_WIDTH ||
    outliers.some(
      (one) => one.item !== item && one.x >= x && one.x < x + NAME_WIDTH && Math.abs(one.y - y) < NAME_HEIGHT,
    );
  const sides = outliers.map((one) => ({ ...one, before: isBefore(one) })).toSorted((a, b) => a.y - b.y);
  const above = { before: Number.NEGATIVE_INFINITY, behind: Number.NEGATIVE_INFINITY };
  return new Map(
    sides.map(({ item, y, before }) => {
      const side = before ? 'before' : 'behind';
      above[side] = Math.max(y, above[side] + NAME_HEIGHT);
      return [item, { at: above[side], before }];
    }),
  );
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
  const placeOf = (item: CaseReturn): Place => ({ item, x: item.band.sigma / width, y: heightOf(item) });
  const names = namePlaces(outliers.slice(0, NAMED).map(placeOf));
  const stepAcross = niceStep(width, 8);
  const stepUp = niceStep(2 * reach, 6);
  const ticks = (from: number, to: number, step: number): readonly number[] =>
    Array.from(
      { length: Math.max(0, Math.floor(to / step) - Math.ceil(from / step) + 1) },
      (_, n) => (Math.ceil(from / step) + n) * step,
    );
  return {
    dots: telling.map((item) => ({ ...placeOf(item), name: names.get(item) ?? null })),
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
