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

/** Contests that are announced, run or wait for their prizes, the one that ends first ahead. */
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

/** Null where there never was one. */
export const announcedContest = async (sql: SqlClient, id: ContestId): Promise<ContestRow | null> =>
  recordsAs(contestRow, await sql.query(`SELECT ${COLUMNS} FROM contest WHERE contest_id = $1`, [id]))[0] ?? null;

const scoreRow = z.object({ contestId, playerId, score: moneyColumn, reached: integerColumn });
const placeRow = scoreRow.extend({ rank: integerColumn, paid: z.boolean() });
export type ContestPlace = Readonly<z.infer<typeof placeRow>>;

/** The better score is ahead; of equal ones the one that was reached first. */
const ORDER = 'score DESC, reached';
const SCORE = columnsOf(scoreRow);

/** The best of each of the contests `$1`, at most `$2`: as settled, or as it stands. Reads no more rows, however many take part. */
const BEST = `
  SELECT place.* FROM unnest($1::text[]) AS asked (id), LATERAL (
    SELECT ${SCORE}, rank, paid FROM contest_place WHERE contest_id = asked.id AND rank <= $2
  ) AS place
  UNION
  SELECT place.* FROM contest, LATERAL (
    SELECT ${SCORE}, row_number() OVER (ORDER BY ${ORDER}) AS rank, true AS paid
    FROM contest_score WHERE contest_id = contest.contest_id ORDER BY ${ORDER} LIMIT $2
  ) AS place WHERE contest.contest_id = ANY($1::text[]) AND status <> 'settled'`;

/** Where the player `$3` is in them. */
const OWN = `
  SELECT ${SCORE}, rank, paid FROM contest_place WHERE contest_id = ANY($1::text[]) AND player_id = $3
  UNION
  SELECT contest_id, player_id, score, reached,
    1 + (SELECT count(*) FROM contest_score AS ahead WHERE ahead.contest_id = own.contest_id
      AND (ahead.score > own.score OR ahead.score = own.score AND ahead.reached < own.reached)) AS rank, true AS paid
  FROM contest_score AS own JOIN contest USING (contest_id)
  WHERE contest_id = ANY($1::text[]) AND player_id = $3 AND status <> 'settled'`;

/** The best of each contest, and the places of one player wherever they are: each place once, from the first on. */
export const contestPlaces = async (
  sql: SqlClient,
  contests: readonly ContestId[],
  { first, player }: { readonly first: number; readonly player: string | null },
): Promise<readonly ContestPlace[]> =>
  recordsAs(placeRow, await sql.query(`${BEST} UNION ${OWN} ORDER BY contest_id, rank`, [contests, first, player]));

/** The best of one contest. */
export const contestStanding = (sql: SqlClient, contest: ContestId, first: number): Promise<readonly ContestPlace[]> =>
  contestPlaces(sql, [contest], { first, player: null });
