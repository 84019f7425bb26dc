import { insertRecords } from '../database/records.ts';
import { FACTUAL_TYPES } from '../events.ts';
import type { ReadEvent } from '../glasscase-decision.ts';
import type { RoundGame } from '../kernel/game-name.ts';
import { projectionOf } from './projection.ts';

/** Where a round stands in the log. Everything else about it is in the entry there. */
export interface PlayRow {
  readonly roundId: string;
  readonly position: number;
  readonly playerId: string;
  readonly pairId: string;
  readonly game: RoundGame;
}

export const foldPlays = (events: readonly ReadEvent[]): readonly PlayRow[] =>
  events.flatMap(({ position, facts: { play } }) => {
    if (play === null || play.round === null) return [];
    const { id, playerId, round, game } = play;
    return [{ roundId: id, position, playerId, pairId: round.pairId, game }];
  });

export const plays = projectionOf({
  name: 'plays',
  version: 3,
  tables: ['play'],
  appendOnly: ['play'],
  types: FACTUAL_TYPES,
  read: async () => null,
  fold: (_before, events) => foldPlays(events),
  write: (sql, table, rows) => insertRecords(sql, table('play'), rows),
});
