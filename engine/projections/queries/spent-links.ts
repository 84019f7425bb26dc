import { z } from 'zod';
import { countOf, integerColumn, rowsAs, type SqlClient } from '../../database/sql.ts';
import { MAX_LANES_SHOWN } from '../../fairness/lane-chain.ts';
import { recordedEntry } from '../read-log.ts';
import { IS_ROUND } from './plays.ts';

const spent = z.object({ position: integerColumn, entry: z.string() });

/** The link that a seat or an entry brought at that step of a lane, and where; null where a play took the step. */
export const spentLink = async (
  sql: SqlClient,
  lane: string,
  step: number,
): Promise<{ readonly link: string; readonly position: number } | null> => {
  const text = `SELECT e.position, convert_from(e.entry, 'UTF8') AS entry
    FROM spent_link JOIN event e USING (position) WHERE pair_id = $1 AND step = $2`;
  const [row] = rowsAs(spent, await sql.query(text, [lane, step]));
  if (row === undefined) return null;
  const { event } = recordedEntry(row.position, row.entry);
  return event.type === 'LinkSpent' ? { link: event.data.link, position: row.position } : null;
};

const shown = z.object({ position: integerColumn, opening: integerColumn, before: integerColumn.nullable() });

/**
 * Where it stands that seats and entries of a room took steps of lanes, that these were opened, and a play, a seat or an entry of
 * the step before; of the first `MAX_LANES_SHOWN` that came into the room. The opening commits the pair that comes after the lane.
 */
export const linksIntoRoom = async (sql: SqlClient, room: string): Promise<readonly number[]> => {
  const text = `SELECT s.position, after.committed_position AS opening, coalesce(
      (SELECT b.position FROM spent_link b WHERE b.pair_id = s.pair_id AND b.step = s.step - 1),
      (SELECT p.position FROM play p WHERE p.play_id = s.pair_id || '.' || s.rounds AND ${IS_ROUND})) AS before
    FROM spent_link s JOIN seed_pair lane USING (pair_id)
    JOIN seed_pair after ON after.player_id = lane.player_id AND after.seq = lane.seq + 1
    WHERE s.room = $1 ORDER BY s.position LIMIT ${MAX_LANES_SHOWN}`;
  const rows = rowsAs(shown, await sql.query(text, [room]));
  return rows.flatMap(({ position, opening, before }) => [opening, ...(before === null ? [] : [before]), position]);
};

/** How many came into the room on a lane. */
export const lanesInto = (sql: SqlClient, room: string): Promise<number> =>
  countOf(sql, 'spent_link WHERE room = $1', [room]);
