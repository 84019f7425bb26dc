import { z } from 'zod';
import { columnsOf, recordsAs } from '../../database/records.ts';
import { integerColumn, moneyColumn, type SqlClient } from '../../database/sql.ts';
import type { Instant } from '../../kernel/decision.ts';
import { playerId } from '../../kernel/event-codec.ts';
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

/** The best of a contest so far: the better score ahead, of equal ones the one that was reached first. */
export const contestStanding = async (
  sql: SqlClient,
  contest: ContestId,
  first: number,
): Promise<readonly Standing[]> =>
  recordsAs(
    standingRow,
    await sql.query(
      `SELECT row_number() OVER (ORDER BY score DESC, reached) AS rank, player_id, score, reached
       FROM contest_score WHERE contest_id = $1 ORDER BY score DESC, reached LIMIT $2`,
      [contest, first],
    ),
  );
