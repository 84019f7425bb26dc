import { caseGameEvents } from '../games/case/events.ts';
import { parseMoney } from '../kernel/money.ts';
import { projectionOf } from './projection.ts';

interface Returned {
  readonly slug: string;
  opens: number;
  won: bigint;
}

/** What each version of a case gave back; free opens are draws like others. */
export const caseReturns = projectionOf({
  name: 'case-returns',
  version: 1,
  tables: ['case_return'],
  types: caseGameEvents.map(({ type }) => type),
  read: async () => null,
  fold: (_before: null, events) => {
    const sums = new Map<string, Returned>();
    for (const { event } of events) {
      const { oddsHash, case: slug, value } = event.data;
      const sum = sums.get(oddsHash) ?? { slug, opens: 0, won: 0n };
      sum.opens += 1;
      sum.won += parseMoney(value);
      sums.set(oddsHash, sum);
    }
    return sums;
  },
  write: async (sql, table, sums) => {
    const rows = [...sums.values()];
    await sql.query(
      `INSERT INTO ${table('case_return')} AS t (odds_hash, slug, opens, won)
       SELECT * FROM unnest($1::text[], $2::text[], $3::bigint[], $4::bigint[])
       ON CONFLICT (odds_hash) DO UPDATE SET opens = t.opens + excluded.opens, won = t.won + excluded.won`,
      [[...sums.keys()], rows.map(({ slug }) => slug), rows.map(({ opens }) => opens), rows.map(({ won }) => won)],
    );
  },
});
