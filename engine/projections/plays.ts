import type { RecordedEvent } from '../kernel/decision.ts';
import { roundId } from '../kernel/ids.ts';
import { projectionOf } from './projection.ts';

/** Where a round stands in the log. Everything else about it is in the entry there. */
export interface PlayRow {
  readonly roundId: string;
  readonly position: number;
  readonly playerId: string;
  readonly pairId: string;
}

export const foldPlays = (events: readonly RecordedEvent[]): readonly PlayRow[] => {
  const rows: PlayRow[] = [];
  for (const { position, event } of events) {
    if (event.type !== 'CaseOpened') continue;
    const { pairId, roundNo, playerId } = event.data;
    rows.push({ roundId: roundId(pairId, roundNo), position, playerId, pairId });
  }
  return rows;
};

export const plays = projectionOf<null, readonly PlayRow[]>({
  name: 'plays',
  version: 1,
  tables: ['play'],
  appendOnly: ['play'],
  read: async () => null,
  fold: (_before, events) => foldPlays(events),
  write: async (sql, table, rows) => {
    if (rows.length === 0) return;
    await sql.query(
      `INSERT INTO ${table('play')} (round_id, position, player_id, pair_id)
       SELECT * FROM unnest($1::text[], $2::bigint[], $3::text[], $4::text[])`,
      [
        rows.map((row) => row.roundId),
        rows.map((row) => row.position),
        rows.map((row) => row.playerId),
        rows.map((row) => row.pairId),
      ],
    );
  },
});
