import type { RankPeriod } from '../../generated/graphql.ts';
import { addressFilters, lowerCase, oneOf } from '../../platform/address-filters.ts';

export const BOARDS = ['battles', 'wins', 'openings'] as const;
export type Board = (typeof BOARDS)[number];

export const PERIODS = ['DAY', 'WEEK', 'MONTH'] as const satisfies readonly RankPeriod[];

/** The choice of rankings in the address: `?period=week&board=wins`. `board` is the one that a phone shows. */
export const rankAddress = addressFilters({
  period: oneOf('period', PERIODS, lowerCase),
  board: oneOf('board', BOARDS),
});
