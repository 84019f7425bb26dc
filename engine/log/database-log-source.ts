import { logHead } from '../database/log-head.ts';
import { type Database, turnsOf } from '../database/open-database.ts';
import { db, defineQuery, type Given } from '../database/queries.ts';
import type { LogSource } from './log-source.ts';

const entriesFrom = defineQuery((given: Given<{ from: number; limit: number }>) =>
  db
    .selectFrom('event')
    .select('entry')
    .where('position', '>=', given('from'))
    .orderBy('position')
    .limit(given('limit')),
);

/** The log as the sealer reads it: in the background, behind clients that wait for an answer. */
export const logSourceOf = (database: Database): LogSource => {
  const sql = turnsOf(database, 'background');
  return {
    head: async () => (await logHead(sql)).size,
    readEntries: async (from, limit) => (await entriesFrom(sql, { from, limit })).map(({ entry }) => entry),
    durable: () => database.durable(),
  };
};
