import { logHead } from '../../engine/database/log-head.ts';
import { moneyBetween, moneyByDay, playsBetween, playsByDay } from '../../engine/projections/queries/ledger.ts';
import { momentAt } from '../../engine/projections/queries/log.ts';
import { invalidInput } from '../errors.ts';
import type { OperatorContext } from './context.ts';
import { moneyFigures } from './money-figures.ts';
import { playFigures } from './play-figures.ts';
import { beginningsOf, type Day, dayAt, daysFrom, shiftDay } from './site-days.ts';

const MOST_DAYS = 366;
/** The longest time from the moment of an entry until the log has it. */
const SETTLED_MS = 60_000;

export type Reporting = Pick<OperatorContext, 'sql' | 'now' | 'zone'>;

/** The report of a period, both days included; without them, of this month so far. @throws GatewayError INVALID_INPUT */
export const reportOf = async (
  { sql, now, zone }: Reporting,
  given: { readonly from?: Day | null | undefined; readonly to?: Day | null | undefined },
) => {
  const today = await dayAt(sql, now(), zone);
  const to = given.to ?? today;
  const from = given.from ?? `${to.slice(0, 8)}01`;
  const days = daysFrom(from, to);
  if (days.length === 0) throw invalidInput('to', 'is no day before the first one');
  if (days.length > MOST_DAYS) throw invalidInput('to', `ends a period of at most ${MOST_DAYS} days`);
  const [begin = 0, end = 0] = await beginningsOf(sql, [from, shiftDay(to, 1)], zone);
  const period = { from: begin, to: end };
  const { size } = await logHead(sql);
  const plays = await playsBetween(sql, period);
  const money = await moneyBetween(sql, period);
  // Totals, days and games are of the same rows: the log goes on between two queries.
  const { rows: played } = await playsByDay(sql, { ...period, zone });
  const { rows: moved } = await moneyByDay(sql, { ...period, zone });
  const playsOf = Map.groupBy(played, ({ day }) => day);
  const moneyOf = Map.groupBy(moved, ({ day }) => day);
  const position = Math.min(plays.position, money.position);
  // The log's time never goes back: after an entry that is later, or long enough after the end, no entry of the period comes.
  const counted = (await momentAt(sql, position - 1)) ?? 0;
  return {
    ...{ from, to, zone, position },
    complete: counted >= end || (position >= size && now() - SETTLED_MS >= end),
    totals: { ...playFigures(played), ...moneyFigures(moved) },
    days: days.map((day) => ({
      day,
      ...playFigures(playsOf.get(day) ?? []),
      ...moneyFigures(moneyOf.get(day) ?? []),
    })),
    games: [...Map.groupBy(played, ({ game }) => game)].map(([game, rows]) => ({ game, ...playFigures(rows) })),
    cases: [...Map.groupBy(plays.rows, ({ slug }) => slug)]
      .filter(([slug]) => slug !== '')
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .map(([slug, rows]) => ({ case: slug, ...playFigures(rows) })),
    money: money.rows,
  };
};
