import { readPercent } from '../wheel/percent.ts';

/** Limits of the chance; of 10,000,000. */
export interface ChanceLimits {
  readonly minTickets: number;
  readonly maxTickets: number;
}

/** Chances offered at a press, of 10,000,000. */
const PRESETS = [500_000, 1_000_000, 2_500_000, 5_000_000, 7_500_000] as const;
/** One place of the slider: 0.1 %. */
export const SLIDER_STEP = 10_000;
/** One press of a button beside it: 0.01 %. */
export const FINE_STEP = 1000;
const USUAL = 1_000_000;

/** The nearest allowed chance; the usual one for NaN. */
export const withinLimits = (tickets: number, { minTickets, maxTickets }: ChanceLimits): number =>
  Number.isNaN(tickets)
    ? withinLimits(USUAL, { minTickets, maxTickets })
    : Math.min(maxTickets, Math.max(minTickets, Math.round(tickets)));

export const usualChance = (limits: ChanceLimits): number => withinLimits(USUAL, limits);

/** The presets that the limits leave. */
export const presetsWithin = ({ minTickets, maxTickets }: ChanceLimits): readonly number[] =>
  PRESETS.filter((tickets) => tickets >= minTickets && tickets <= maxTickets);

/** Reads typed percent; null for what is no percentage inside the limits. */
export const readChance = (typed: string, { minTickets, maxTickets }: ChanceLimits): number | null => {
  const tickets = readPercent(typed);
  return tickets !== null && tickets >= minTickets && tickets <= maxTickets ? tickets : null;
};
