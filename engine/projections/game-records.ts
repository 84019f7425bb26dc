import { z } from 'zod';
import { insertRecords } from '../database/records.ts';
import { integerColumn, moneyColumn, type SqlClient } from '../database/sql.ts';
import { isSettled, itemsReceived } from '../facts/facts.ts';
import type { ReadEvent } from '../glasscase-decision.ts';
import { GAMES } from '../kernel/game-name.ts';
import type { TableName } from './projection.ts';

export const gameRecordRow = z.object({
  playerId: z.string(),
  position: integerColumn,
  recordId: z.string(),
  game: z.enum(GAMES),
  cost: moneyColumn,
  won: moneyColumn,
  /** The most valuable that was won, and of equal ones the first; null where nothing was. */
  itemId: z.string().nullable(),
  at: integerColumn,
});
/** A settled play of any game. */
export type GameRecordRow = Readonly<z.infer<typeof gameRecordRow>>;

/** The play that an event settled; null where it settled none. */
export const gameRecordOf = ({ position, at, facts }: ReadEvent): GameRecordRow | null => {
  const { play } = facts;
  if (play === null || !isSettled(play)) return null;
  const { playerId, id: recordId, game, staked: cost, won } = play;
  const [dearest] = itemsReceived(facts).toSorted((a, b) => Number(b.value - a.value));
  return { playerId, position, recordId, game, cost, won, itemId: dearest?.itemId ?? null, at };
};

export const writeGames = (sql: SqlClient, table: TableName, rows: readonly GameRecordRow[]): Promise<void> =>
  insertRecords(sql, table('game_record'), rows);
