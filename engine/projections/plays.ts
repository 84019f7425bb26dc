import type { ItemId } from '../kernel/ids.ts';
import { roundId } from '../kernel/ids.ts';
import { projectionOf, type Recorded } from './projection.ts';

/** Games that are played on a player's own seed pair, one round each. */
export type PlayedGame = 'case' | 'upgrade' | 'dream';

/** Where a round stands in the log. Everything else about it is in the entry there. */
export interface PlayRow {
  readonly roundId: ItemId;
  readonly position: number;
  readonly playerId: string;
  readonly pairId: string;
  readonly game: PlayedGame;
}

const games = { CaseOpened: 'case', FreeCaseOpened: 'case', UpgradePlayed: 'upgrade', DreamChased: 'dream' } as const;

export const PLAY_TYPES = ['CaseOpened', 'FreeCaseOpened', 'UpgradePlayed', 'DreamChased'] as const;
type PlayEvent = Recorded<(typeof PLAY_TYPES)[number]>;

export const foldPlays = (events: readonly PlayEvent[]): readonly PlayRow[] =>
  events.map(({ position, event }) => {
    const { pairId, roundNo, playerId } = event.data;
    return { roundId: roundId(pairId, roundNo), position, playerId, pairId, game: games[event.type] };
  });

export const plays = projectionOf({
  name: 'plays',
  version: 3,
  tables: ['play'],
  appendOnly: ['play'],
  types: PLAY_TYPES,
  read: async () => null,
  fold: (_before: null, events) => foldPlays(events),
  write: async (sql, table, rows) => {
    await sql.query(
      `INSERT INTO ${table('play')} (round_id, position, player_id, pair_id, game)
       SELECT * FROM unnest($1::text[], $2::bigint[], $3::text[], $4::text[], $5::text[])`,
      [
        rows.map((row) => row.roundId),
        rows.map((row) => row.position),
        rows.map((row) => row.playerId),
        rows.map((row) => row.pairId),
        rows.map((row) => row.game),
      ],
    );
  },
});
