import { insertRecords } from '../database/records.ts';
import { caseGameEvents } from '../games/case/events.ts';
import { parseMoney } from '../kernel/money.ts';
import { projectionOf } from './projection.ts';

interface Returned {
  readonly oddsHash: string;
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
      const sum = sums.get(oddsHash) ?? { oddsHash, slug, opens: 0, won: 0n };
      sum.opens += 1;
      sum.won += parseMoney(value);
      sums.set(oddsHash, sum);
    }
    return [...sums.values()];
  },
  write: (sql, table, rows) =>
    insertRecords(
      sql,
      table('case_return'),
      rows,
      'ON CONFLICT (odds_hash) DO UPDATE SET opens = old.opens + excluded.opens, won = old.won + excluded.won',
    ),
});
