import { z } from 'zod';
import { integerColumn, rowsAs, type SqlClient } from '../../database/sql.ts';
import { isRound, type RoundEvent } from '../../events.ts';
import type { RoundPlay } from '../../facts/facts.ts';
import type { ReadEvent } from '../../glasscase-decision.ts';
import type { Instant } from '../../kernel/decision.ts';
import { ROOM_GAMES, type RoundGame } from '../../kernel/game-name.ts';
import type { RoundOf } from '../../proving.ts';
import { recordedEntry } from '../read-log.ts';
import { decodeCursor, encodeCursor, integerKey, type Page, pageOf, pageSize } from './cursor.ts';

/** A round as the log has it, with what it means. */
export interface Play extends RoundPlay {
  readonly position: number;
  readonly at: Instant;
  readonly data: RoundEvent['data'];
}
export type PlayOf<Game extends RoundGame> = Play & { readonly game: Game; readonly data: RoundOf<Game>['data'] };

export const MAX_PLAYS_PAGE = 50;

/** The play that a recorded event tells of, without asking the read model; null for any other event. */
const playFrom = ({ position, at, event, facts: { play } }: ReadEvent): Play | null =>
  play !== null && play.round !== null && isRound(event) ? { ...play, position, at, data: event.data } : null;

/** Whether the event is a round of that game, whose module says which events are. */
export const isPlayOf = <Game extends RoundGame>(game: Game, play: Play): play is PlayOf<Game> => play.game === game;

/** The same of one game. */
export const playOf = <Game extends RoundGame>(game: Game, recorded: ReadEvent): PlayOf<Game> | null => {
  const play = playFrom(recorded);
  return play !== null && isPlayOf(game, play) ? play : null;
};

const playRow = z.object({ position: integerColumn, entry: z.string() }).transform(({ position, entry }): Play => {
  const play = playFrom(recordedEntry(position, entry));
  if (play === null) throw new Error(`no play at position ${position}`);
  return play;
});

/** Of plays the rounds, as the index of their ids has it. */
export const IS_ROUND = `p.game NOT IN (${ROOM_GAMES.map((game) => `'${game}'`).join(', ')})`;

const fromLog = `SELECT e.position, convert_from(e.entry, 'UTF8') AS entry
  FROM play p JOIN event e ON e.position = p.position`;

/** Those of the rounds that are there, newest first. */
export const playsById = async (sql: SqlClient, ids: readonly string[]): Promise<readonly Play[]> =>
  rowsAs(
    playRow,
    await sql.query(`${fromLog} WHERE p.play_id = ANY($1::text[]) AND ${IS_ROUND} ORDER BY p.position DESC`, [ids]),
  );

export const playById = async (sql: SqlClient, id: string): Promise<Play | null> =>
  (await playsById(sql, [id]))[0] ?? null;

interface PageAsked {
  readonly first?: number;
  readonly after?: string | null;
}

const pageOfPlays = async (
  sql: SqlClient,
  playerId: string,
  game: RoundGame | null,
  { first = 15, after }: PageAsked,
): Promise<Page<Play>> => {
  const size = pageSize(first, MAX_PLAYS_PAGE);
  const before = after == null ? null : integerKey(decodeCursor('plays', after, 1)[0]);
  // The game is one of a few words: written out, so that the index of the rare ones is found.
  const rows = rowsAs(
    playRow,
    await sql.query(
      `${fromLog} WHERE p.player_id = $1 AND ${game === null ? IS_ROUND : `p.game = '${game}'`}
         AND ($2::bigint IS NULL OR p.position < $2) ORDER BY p.position DESC LIMIT $3`,
      [playerId, before, size + 1],
    ),
  );
  return pageOf(rows, size, ({ position }) => encodeCursor('plays', [String(position)]));
};

/** A player's rounds of every game, newest first. @throws InvalidCursor */
export const playsOf = (sql: SqlClient, playerId: string, page: PageAsked = {}): Promise<Page<Play>> =>
  pageOfPlays(sql, playerId, null, page);

/** A player's rounds of one game, newest first. @throws InvalidCursor */
export const playsIn = async <Game extends RoundGame>(
  sql: SqlClient,
  playerId: string,
  game: Game,
  page: PageAsked = {},
): Promise<Page<PlayOf<Game>>> => {
  const found = await pageOfPlays(sql, playerId, game, page);
  return { ...found, rows: found.rows.filter((play) => isPlayOf(game, play)) };
};
