import { z } from 'zod';
import { integerColumn, rowsAs, type SqlClient } from '../../database/sql.ts';
import type { CaseOpened } from '../../games/case/events.ts';
import type { DreamChased } from '../../games/dream/events.ts';
import type { UpgradePlayed } from '../../games/upgrade/events.ts';
import type { RecordedEvent } from '../../glasscase-decision.ts';
import type { RoundGame } from '../../kernel/game-name.ts';
import { roundId } from '../../kernel/ids.ts';
import { recordedEntry } from '../read-log.ts';
import { decodeCursor, encodeCursor, integerKey, type Page, pageOf, pageSize } from './cursor.ts';

/** Where and when a round was played. */
interface PlayedAt {
  /** `{pairId}.{roundNo}` */
  readonly roundId: string;
  readonly position: number;
  readonly at: number;
}

export type CasePlay = PlayedAt & { readonly game: 'case'; readonly opened: CaseOpened['data'] };
export type UpgradePlay = PlayedAt & { readonly game: 'upgrade'; readonly upgraded: UpgradePlayed['data'] };
export type DreamPlay = PlayedAt & { readonly game: 'dream'; readonly chased: DreamChased['data'] };

/** A round as the log has it. */
export type Play = CasePlay | UpgradePlay | DreamPlay;
export type PlayOf<Game extends RoundGame> = Extract<Play, { game: Game }>;

export const MAX_PLAYS_PAGE = 50;

/** The play that a recorded event tells of, without asking the read model; null for any other event. */
export const playFrom = ({ position, at, event }: RecordedEvent): Play | null => {
  switch (event.type) {
    case 'CaseOpened': {
      const { pairId, roundNo } = event.data;
      return { game: 'case', roundId: roundId(pairId, roundNo), position, at, opened: event.data };
    }
    case 'FreeCaseOpened': {
      // A round like any other, at no price.
      const { grant: _, ...data } = event.data;
      const opened = { ...data, price: '0', quantity: 1, play: 1 };
      return { game: 'case', roundId: roundId(data.pairId, data.roundNo), position, at, opened };
    }
    case 'UpgradePlayed': {
      const { pairId, roundNo } = event.data;
      return { game: 'upgrade', roundId: roundId(pairId, roundNo), position, at, upgraded: event.data };
    }
    case 'DreamChased': {
      const { pairId, roundNo } = event.data;
      return { game: 'dream', roundId: roundId(pairId, roundNo), position, at, chased: event.data };
    }
    default:
      return null;
  }
};

/** The same of one game. */
export const playOf = <Game extends RoundGame>(game: Game, recorded: RecordedEvent): PlayOf<Game> | null => {
  const play = playFrom(recorded);
  return play !== null && isOf(play, game) ? play : null;
};

const isOf = <Game extends RoundGame>(play: Play, game: Game): play is PlayOf<Game> => play.game === game;

const playRow = z.object({ position: integerColumn, entry: z.string() }).transform(({ position, entry }): Play => {
  const play = playFrom(recordedEntry(position, entry));
  if (play === null) throw new Error(`no play at position ${position}`);
  return play;
});

const fromLog = `SELECT e.position, convert_from(e.entry, 'UTF8') AS entry
  FROM play p JOIN event e ON e.position = p.position`;

export const playById = async (sql: SqlClient, id: string): Promise<Play | null> =>
  rowsAs(playRow, await sql.query(`${fromLog} WHERE p.round_id = $1`, [id]))[0] ?? null;

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
  // The game is one of three words: written out, so that the index of the rare ones is found.
  const rows = rowsAs(
    playRow,
    await sql.query(
      `${fromLog} WHERE p.player_id = $1 ${game === null ? '' : `AND p.game = '${game}'`}
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
  return { ...found, rows: found.rows.filter((play) => isOf(play, game)) };
};
