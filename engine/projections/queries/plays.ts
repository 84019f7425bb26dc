import { z } from 'zod';
import type { RecordedEvent } from '../../kernel/decision.ts';
import type { CaseOpened } from '../../player/events.ts';
import { recordedEntry } from '../read-log.ts';
import { integerColumn, rowsAs, type SqlClient } from '../sql.ts';
import { decodeCursor, encodeCursor, integerKey, type Page, pageOf, pageSize } from './cursor.ts';

/** A round as the log has it. */
export interface Play {
  readonly roundId: string;
  readonly position: number;
  readonly at: number;
  readonly opened: CaseOpened['data'];
}

export const MAX_PLAYS_PAGE = 50;

const fromLog = `SELECT e.position, convert_from(e.entry, 'UTF8') AS entry
  FROM play p JOIN event e ON e.position = p.position`;

const playOf = ({ position, at, event }: RecordedEvent): Play => {
  if (event.type !== 'CaseOpened') throw new Error(`no play at position ${position}`);
  const { pairId, roundNo } = event.data;
  return { roundId: `${pairId}.${roundNo}`, position, at, opened: event.data };
};

/** The play that a recorded event tells of, without asking the read model; null for any other event. */
export const playFrom = (recorded: RecordedEvent): Play | null =>
  recorded.event.type === 'CaseOpened' ? playOf(recorded) : null;

const playRow = z
  .object({ position: integerColumn, entry: z.string() })
  .transform(({ position, entry }) => playOf(recordedEntry(position, entry)));

export const playById = async (sql: SqlClient, roundId: string): Promise<Play | null> =>
  rowsAs(playRow, await sql.query(`${fromLog} WHERE p.round_id = $1`, [roundId]))[0] ?? null;

/** A player's rounds, newest first. @throws InvalidCursor */
export const playsOf = async (
  sql: SqlClient,
  playerId: string,
  { first = 15, after }: { readonly first?: number; readonly after?: string | null },
): Promise<Page<Play>> => {
  const size = pageSize(first, MAX_PLAYS_PAGE);
  const before = after == null ? null : integerKey(decodeCursor('plays', after, 1)[0]);
  const rows = rowsAs(
    playRow,
    await sql.query(
      `${fromLog} WHERE p.player_id = $1 AND ($2::bigint IS NULL OR p.position < $2) ORDER BY p.position DESC LIMIT $3`,
      [playerId, before, size + 1],
    ),
  );
  return pageOf(rows, size, ({ position }) => encodeCursor('plays', [String(position)]));
};
