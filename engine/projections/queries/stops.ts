import { db, defineQuery, fragment, type Given } from '../../database/queries.ts';
import type { SqlClient } from '../../database/sql.ts';
import type { Instant } from '../../kernel/decision.ts';
import { GAMES, type GameName } from '../../kernel/game-name.ts';
import { gameStream } from '../../kernel/ids.ts';
import { gameResumed, gameStopped } from '../../site/events.ts';
import { recordedEntry } from '../read-log.ts';
import { entryText } from './log.ts';

/** An emergency stop, as the log has it. */
export interface Stop {
  /** Of the entry in the log. */
  readonly entry: number;
  readonly game: GameName;
  readonly reason: string;
  readonly at: Instant;
  /** From then on plays were refused. */
  readonly from: Instant;
  /** When the game went on; null while it is stopped. */
  readonly until: Instant | null;
}

/** Newest first. Every stop but one that stands has a resumption, so twice as many entries a game are enough. */
const switched = defineQuery((given: Given<{ streams: readonly string[]; most: number }>) => {
  const newest = fragment<{
    position: number;
    entry: string;
  }>`unnest(${given('streams')}::text[]) AS game (stream), LATERAL (
    SELECT position, ${entryText('entry')} AS entry FROM event WHERE stream_id = game.stream COLLATE "C"
    ORDER BY version DESC LIMIT ${given('most')})`;
  return db.selectFrom(newest.as('e')).select(['e.position', 'e.entry']).orderBy('e.position', 'desc');
});

/** The newest stops of all games, the newest first. They are few, and the log is their only table. */
export const stops = async (sql: SqlClient, limit: number): Promise<readonly Stop[]> => {
  const found = await switched(sql, { streams: GAMES.map(gameStream), most: 2 * limit });
  const ended = new Map<GameName, Instant>();
  const list: Stop[] = [];
  for (const { position, entry } of found) {
    const { at, event } = recordedEntry(position, entry);
    if (event.type === 'GameResumed') {
      ended.set(gameResumed.dataOf(event).game, at);
    } else {
      const { game, reason, graceMs } = gameStopped.dataOf(event);
      list.push({ entry: position, game, reason, at, from: at + graceMs, until: ended.get(game) ?? null });
      // One before that was never resumed ends with this one.
      ended.set(game, at);
    }
  }
  return list.slice(0, limit);
};
