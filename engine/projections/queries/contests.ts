import { z } from 'zod';
import { columnsOf, recordsAs } from '../../database/records.ts';
import { integerColumn, moneyColumn, type SqlClient } from '../../database/sql.ts';
import type { Instant } from '../../kernel/decision.ts';
import { contestId, playerId } from '../../kernel/event-codec.ts';
import type { ContestId } from '../../kernel/ids.ts';
import { type ContestRow, contestRow } from '../contest-row.ts';

const COLUMNS = columnsOf(contestRow);

/** Contests that the house has to mark as ended, or to settle, the one that ended first ahead. */
export const dueContests = async (sql: SqlClient, at: Instant): Promise<readonly ContestRow[]> =>
  recordsAs(
    contestRow,
    await sql.query(
      `SELECT ${COLUMNS} FROM contest WHERE status IN ('announced', 'ended') AND ends_at <= $1 ORDER BY ends_at, contest_id`,
      [at],
    ),
  );

/** Contests that are announced, run or wait for their prizes: what ends first ahead. */
export const openContests = async (sql: SqlClient, first: number): Promise<readonly ContestRow[]> =>
  recordsAs(
    contestRow,
    await sql.query(
      `SELECT ${COLUMNS} FROM contest WHERE status IN ('announced', 'ended') ORDER BY ends_at, contest_id LIMIT $1`,
      [first],
    ),
  );

/** Contests that are settled, the newest first. */
export const settledContests = async (sql: SqlClient, first: number): Promise<readonly ContestRow[]> =>
  recordsAs(
    contestRow,
    await sql.query(
      `SELECT ${COLUMNS} FROM contest WHERE status = 'settled' ORDER BY ends_at DESC, contest_id LIMIT $1`,
      [first],
    ),
  );

const standingRow = z.object({ rank: integerColumn, playerId, score: moneyColumn, reached: integerColumn });
type Standing = Readonly<z.infer<typeof standingRow>>;

/** Every place of some contests: as it stands, or where prizes are paid as it was settled. */
const PLACES = `
  SELECT contest_id, rank, player_id, score, reached FROM contest_place WHERE contest_id = ANY($1::text[])
  UNION ALL
  SELECT contest_id, row_number() OVER (PARTITION BY contest_id ORDER BY score DESC, reached) AS rank, player_id, score, reached
  FROM contest_score JOIN contest USING (contest_id) WHERE contest_id = ANY($1::text[]) AND status <> 'settled'`;

/** The best of a contest so far: the better score ahead, of equal ones the one that was reached first. */
export const contestStanding = async (
  sql: SqlClient,
  contest: ContestId,
  first: number,
): Promise<readonly Standing[]> =>
  recordsAs(
    standingRow,
    await sql.query(`SELECT ${columnsOf(standingRow)} FROM (${PLACES}) AS place WHERE rank <= $2 ORDER BY rank`, [
      [contest],
      first,
    ]),
  );

const placeRow = standingRow.extend({ contestId });
export type ContestPlace = Readonly<z.infer<typeof placeRow>>;

/** The best of each contest, and the places of one player wherever they are. */
export const contestPlaces = async (
  sql: SqlClient,
  contests: readonly ContestId[],
  { first, player }: { readonly first: number; readonly player: string | null },
): Promise<readonly ContestPlace[]> =>
  recordsAs(
    placeRow,
    await sql.query(
      `SELECT ${columnsOf(placeRow)} FROM (${PLACES}) AS place WHERE rank <= $2 OR player_id = $3 ORDER BY contest_id, rank`,
      [contests, first, player],
    ),
  );
