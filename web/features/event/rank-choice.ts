import type { RankPeriod } from '../../generated/graphql.ts';
import { addressFilters, lowerCase, oneOf } from '../../platform/address-filters.ts';

export const BOARDS = ['battles', 'wins', 'openings'] as const;
export type Board = (typeof BOARDS)[number];

/** The choice of rankings in the address: `?period=week&board=wins`. */
export interface RankChoice {
  readonly period: RankPeriod;
  /** The one that a phone shows. */
  readonly board: Board;
}

export const PERIODS = ['DAY', 'WEEK', 'MONTH'] as const satisfies readonly RankPeriod[];

export const rankAddress = addressFilters<RankChoice>(
  { period: 'DAY', board: 'battles' },
  { period: oneOf('period', PERIODS, lowerCase), board: oneOf('board', BOARDS) },
);
