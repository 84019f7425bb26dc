import { db, defineQuery, fragment, type Given } from '../../database/queries.ts';
import type { SqlClient } from '../../database/sql.ts';
import { isRound, type RoundEvent } from '../../events.ts';
import type { RoundPlay } from '../../facts/facts.ts';
import type { ReadEvent } from '../../glasscase-decision.ts';
import type { Instant } from '../../kernel/decision.ts';
import { ofRoundGames, ROOM_GAMES, type RoundGame } from '../../kernel/game-name.ts';
import type { RoundOf } from '../../proving.ts';
import { recordedEntry } from '../read-log.ts';
import type { Page } from './cursor.ts';
import { defineList, type PageAsked } from './list.ts';
import { entryText } from './log.ts';

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

/** The play of an entry. */
const playIn = ({ position, entry }: { readonly position: number; readonly entry: string }): Play => {
  const play = playFrom(recordedEntry(position, entry));
  if (play === null) throw new Error(`no play at position ${position}`);
  return play;
};

/** Of plays the rounds, as the index of their ids has it. */
export const isOfRound = fragment<boolean>`p.game NOT IN (${fragment.join(ROOM_GAMES.map(fragment.lit))})`;

const fromLog = db
  .selectFrom('play as p')
  .innerJoin('event as e', 'e.position', 'p.position')
  .select(['e.position', entryText('e.entry').as('entry')]);

const byId = defineQuery((given: Given<{ ids: readonly string[] }>) =>
  fromLog
    .where('p.playId', '=', fragment<string>`ANY(${given('ids')}::text[])`)
    .where(isOfRound)
    .orderBy('p.position', 'desc'),
);

/** Those of the rounds that are there, newest first. */
export const playsById = async (sql: SqlClient, ids: readonly string[]): Promise<readonly Play[]> =>
  (await byId(sql, { ids })).map(playIn);

export const playById = async (sql: SqlClient, id: string): Promise<Play | null> =>
  (await playsById(sql, [id]))[0] ?? null;

const listOf = (which: typeof isOfRound) =>
  defineList({
    cursor: () => 'plays',
    rows: (given: Given<{ playerId: string }>) => fromLog.where('p.playerId', '=', given('playerId')).where(which),
    sorts: { newest: ['desc integer p.position'] },
    usual: 'newest',
    size: { usual: 15, most: MAX_PLAYS_PAGE },
  });

const ofAllGames = listOf(isOfRound);
/** The game is one of a few words: written out, so that the index of the rare ones is found. */
const ofGame = ofRoundGames((game) => listOf(fragment`p.game = ${fragment.lit(game)}`));

/** A player's rounds of every game, newest first. @throws InvalidCursor */
export const playsOf = async (sql: SqlClient, playerId: string, asked?: PageAsked): Promise<Page<Play>> => {
  const page = await ofAllGames.page(sql, { playerId }, asked);
  return { ...page, rows: page.rows.map(playIn) };
};

/** A player's rounds of one game, newest first. @throws InvalidCursor */
export const playsIn = async <Game extends RoundGame>(
  sql: SqlClient,
  playerId: string,
  game: Game,
  asked?: PageAsked,
): Promise<Page<PlayOf<Game>>> => {
  const page = await ofGame[game].page(sql, { playerId }, asked);
  return { ...page, rows: page.rows.map(playIn).filter((play) => isPlayOf(game, play)) };
};
