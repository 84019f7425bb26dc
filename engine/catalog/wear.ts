/** Condition of a skin, best first. */
export const WEARS = ['FN', 'MW', 'FT', 'WW', 'BS'] as const;

export type Wear = (typeof WEARS)[number];

/** Wear floats are integers in millionths, so that no rounding decides a name. */
export const FLOAT_ONE = 1_000_000;

/** The half-open float band of each wear, millionths. Together they cover [0, 1000000) without a gap. */
const WEAR_BANDS: Readonly<Record<Wear, readonly [from: number, to: number]>> = {
  FN: [0, 70_000],
  MW: [70_000, 150_000],
  FT: [150_000, 380_000],
  WW: [380_000, 450_000],
  BS: [450_000, FLOAT_ONE],
};

export interface WearRange {
  readonly wear: Wear;
  readonly floatMin: number;
  readonly floatMax: number;
}

/** The bands a skin's own float range [from, to) touches, each clipped to that range, best wear first. */
export function wearsWithin(from: number, to: number): WearRange[] {
  return WEARS.flatMap((wear) => {
    const [bandFrom, bandTo] = WEAR_BANDS[wear];
    const floatMin = Math.max(bandFrom, from);
    const floatMax = Math.min(bandTo, to);
    return floatMin < floatMax ? [{ wear, floatMin, floatMax }] : [];
  });
}
