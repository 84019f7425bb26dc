import type { SqlClient } from '../../engine/database/sql.ts';
import type { Instant } from '../../engine/kernel/decision.ts';
import { playsByPart } from '../../engine/projections/queries/ledger.ts';
import { incomeBand, incomeSigma, playFigures } from './play-figures.ts';
import { beginningsOf, dayAt, daysFrom, shiftDay } from './site-days.ts';

/** Days with today. */
const PERIODS = [1, 7, 30] as const;
const LONGEST = 30;

/** The income of today, of the last 7 and 30 days, and of each of these 30 days: all of it from the same rows. */
export const incomeOf = async (sql: SqlClient, at: Instant, zone: string) => {
  const today = await dayAt(sql, at, zone);
  const days = daysFrom(shiftDay(today, 1 - LONGEST), today);
  const bounds = await beginningsOf(sql, [...days, shiftDay(today, 1)], zone);
  const { rows } = await playsByPart(sql, { begins: bounds.slice(0, LONGEST), to: bounds[LONGEST] ?? at });
  return {
    periods: PERIODS.map((length) => {
      const first = LONGEST - length;
      const own = rows.filter(({ part }) => part >= first);
      return { days: length, from: days[first] ?? today, ...playFigures(own), ...incomeBand(own) };
    }),
    days: days.map((day, place) => {
      const { plays, income, expected } = playFigures(rows.filter(({ part }) => part === place));
      const upTo = rows.filter(({ part }) => part <= place);
      const { income: cumulativeIncome, expected: cumulativeExpected } = playFigures(upTo);
      return { day, plays, income, expected, cumulativeIncome, cumulativeExpected, cumulativeSigma: incomeSigma(upTo) };
    }),
  };
};
