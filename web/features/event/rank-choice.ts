import type { RankPeriod } from '../../generated/graphql.ts';

export const BOARDS = ['battles', 'wins', 'openings'] as const;
export type Board = (typeof BOARDS)[number];

/** What the address says about the rankings: `?period=week&board=wins`. */
export interface RankChoice {
  readonly period: RankPeriod;
  /** Which one a phone shows. */
  readonly board: Board;
}

export const PERIODS = ['DAY', 'WEEK', 'MONTH'] as const satisfies readonly RankPeriod[];

/** Anything the address doesn't say, or says wrongly, has its default. */
export const choiceFrom = (address: URLSearchParams): RankChoice => {
  const period = address.get('period')?.toUpperCase();
  const board = address.get('board');
  return {
    period: PERIODS.find((known) => known === period) ?? 'DAY',
    board: BOARDS.find((known) => known === board) ?? 'battles',
  };
};

/** The address with this choice; defaults are left out, other parameters kept. */
export const addressOf = ({ period, board }: RankChoice, address: URLSearchParams): URLSearchParams => {
  const next = new URLSearchParams(address);
  next.delete('period');
  next.delete('board');
  if (period !== 'DAY') next.set('period', period.toLowerCase());
  if (board !== 'battles') next.set('board', board);
  return next;
};
