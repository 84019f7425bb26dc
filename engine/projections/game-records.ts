import type { SqlClient } from '../database/sql.ts';
import { factsOf } from '../events.ts';
import { isSettled, itemsReceived } from '../facts/facts.ts';
import type { RecordedEvent } from '../glasscase-decision.ts';
import type { GameName } from '../kernel/game-name.ts';
import type { Money } from '../kernel/money.ts';
import type { TableName } from './projection.ts';

/** A settled play of any game. */
export interface GameRecordRow {
  readonly playerId: string;
  readonly position: number;
  readonly recordId: string;
  readonly game: GameName;
  readonly cost: Money;
  readonly won: Money;
  /** The most valuable that was won, and of equal ones the first; null where nothing was. */
  readonly itemId: string | null;
  readonly at: number;
}

/** The play that an event settled; null where it settled none. */
export const gameRecordOf = ({ position, at, event }: RecordedEvent): GameRecordRow | null => {
  const facts = factsOf(event, at);
  const { play } = facts;
  if (play === null || !isSettled(play)) return null;
  const { playerId, id: recordId, game, staked: cost, won } = play;
  const [dearest] = itemsReceived(facts).toSorted((a, b) => Number(b.value - a.value));
  return { playerId, position, recordId, game, cost, won, itemId: dearest?.itemId ?? null, at };
};

export const writeGames = async (sql: SqlClient, table: TableName, rows: readonly GameRecordRow[]): Promise<void> => {
  if (rows.length === 0) return;
  await sql.query(
    `INSERT INTO ${table('game_record')} (player_id, position, record_id, game, cost, won, item_id, at)
     SELECT * FROM unnest($1::text[], $2::bigint[], $3::text[], $4::text[], $5::bigint[], $6::bigint[], $7::text[],
       $8::bigint[])`,
    [
      rows.map((row) => row.playerId),
      rows.map((row) => row.position),
      rows.map((row) => row.recordId),
      rows.map((row) => row.game),
      rows.map((row) => row.cost),
      rows.map((row) => row.won),
      rows.map((row) => row.itemId),
      rows.map((row) => row.at),
    ],
  );
};
