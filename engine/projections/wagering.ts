import { insertRecords } from '../database/records.ts';
import { FACTUAL_TYPES } from '../events.ts';
import { isSettled } from '../facts/facts.ts';
import type { ReadEvent } from '../glasscase-decision.ts';
import { projectionOf } from './projection.ts';

/** The coin that settled plays of these events staked, for each player. */
export const foldWagering = (events: readonly ReadEvent[]): ReadonlyMap<string, bigint> => {
  const sums = new Map<string, bigint>();
  for (const {
    facts: { play },
  } of events) {
    if (play !== null && isSettled(play) && play.coin > 0n) {
      sums.set(play.playerId, (sums.get(play.playerId) ?? 0n) + play.coin);
    }
  }
  return sums;
};

export const wagering = projectionOf({
  name: 'wagering',
  version: 1,
  tables: ['wagered'],
  types: FACTUAL_TYPES,
  read: async () => null,
  fold: (_before, events) => foldWagering(events),
  write: (sql, table, sums) =>
    insertRecords(
      sql,
      table('wagered'),
      [...sums].map(([playerId, amount]) => ({ playerId, amount })),
      'ON CONFLICT (player_id) DO UPDATE SET amount = old.amount + excluded.amount',
    ),
});
