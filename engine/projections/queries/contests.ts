import { db, defineQuery, fragment, type Given } from '../../database/queries.ts';
import type { SqlClient } from '../../database/sql.ts';
import type { Instant } from '../../kernel/decision.ts';
import type { ContestId, PlayerId } from '../../kernel/ids.ts';
import { type ContestRow, contestRow } from '../contest-row.ts';

const contests = db.selectFrom('contest').select(contestRow.keyof().options);
const contestOf = (row: unknown): ContestRow => contestRow.parse(row);

const unsettled = contests
  .where(fragment<boolean>`status IN ('announced', 'ended')`)
  .orderBy('endsAt')
  .orderBy('contestId');

const due = defineQuery((given: Given<{ at: Instant }>) => unsettled.where('endsAt', '<=', given('at')));

/** Contests that the house has to mark as ended, or to settle, the one that ended first ahead. */
export const dueContests = async (sql: SqlClient, at: Instant): Promise<readonly ContestRow[]> =>
  (await due(sql, { at })).map(contestOf);

const open = defineQuery((given: Given<{ first: number }>) => unsettled.limit(given('first')));

/** Contests that are announced, run or wait for their prizes, the one that ends first ahead. */
export const openContests = async (sql: SqlClient, first: number): Promise<readonly ContestRow[]> =>
  (await open(sql, { first })).map(contestOf);

const settled = defineQuery((given: Given<{ first: number }>) =>
  contests
    .where(fragment<boolean>`status = 'settled'`)
    .orderBy('endsAt', 'desc')
    .orderBy('contestId')
    .limit(given('first')),
);

/** Contests that are settled, the newest first. */
export const settledContests = async (sql: SqlClient, first: number): Promise<readonly ContestRow[]> =>
  (await settled(sql, { first })).map(contestOf);

const byId = defineQuery((given: Given<{ id: ContestId }>) => contests.where('contestId', '=', given('id')));

/** Null where there never was one. */
export const announcedContest = async (sql: SqlClient, id: ContestId): Promise<ContestRow | null> =>
  (await byId(sql, { id })).map(contestOf)[0] ?? null;

export interface ContestPlace {
  readonly contestId: ContestId;
  readonly playerId: PlayerId;
  readonly score: bigint;
  readonly reached: number;
  readonly rank: number;
  readonly paid: boolean;
}

interface PlacesAsked {
  readonly contests: readonly ContestId[];
  readonly first: number;
  readonly player: string | null;
}

/** The better score is ahead; of equal ones the one that was reached first. */
const order = fragment`score DESC, reached`;
const score = fragment`contest_id, player_id, score, reached`;

/** The best of each of the contests, as settled or as it stands. Reads no more rows, however many take part. */
const best = (given: Given<PlacesAsked>) => fragment`
  SELECT place.* FROM unnest(${given('contests')}::text[]) AS asked (id), LATERAL (
    SELECT ${score}, rank, paid FROM contest_place WHERE contest_id = asked.id AND rank <= ${given('first')}
  ) AS place
  UNION
  SELECT place.* FROM contest, LATERAL (
    SELECT ${score}, row_number() OVER (ORDER BY ${order}) AS rank, true AS paid
    FROM contest_score WHERE contest_id = contest.contest_id ORDER BY ${order} LIMIT ${given('first')}
  ) AS place WHERE contest.contest_id = ANY(${given('contests')}::text[]) AND status <> 'settled'`;

/** Where the player is in them. */
const own = (given: Given<PlacesAsked>) => fragment`
  SELECT ${score}, rank, paid FROM contest_place
  WHERE contest_id = ANY(${given('contests')}::text[]) AND player_id = ${given('player')}
  UNION
  SELECT ${score},
    1 + (SELECT count(*) FROM contest_score AS ahead WHERE ahead.contest_id = own.contest_id
      AND (ahead.score > own.score OR ahead.score = own.score AND ahead.reached < own.reached)) AS rank, true AS paid
  FROM contest_score AS own JOIN contest USING (contest_id)
  WHERE contest_id = ANY(${given('contests')}::text[]) AND player_id = ${given('player')} AND status <> 'settled'`;

const places = defineQuery((given: Given<PlacesAsked>) =>
  db
    .selectFrom(fragment<ContestPlace>`(${best(given)} UNION ${own(given)})`.as('place'))
    .select(['contestId', 'playerId', 'score', 'reached', 'paid'])
    .select(({ cast }) => cast<number>('rank', 'integer').as('rank'))
    .orderBy('contestId')
    .orderBy('rank'),
);

/** The best of each contest, and the places of one player wherever they are: each place once, from the first on. */
export const contestPlaces = (
  sql: SqlClient,
  contests: readonly ContestId[],
  { first, player }: { readonly first: number; readonly player: string | null },
): Promise<readonly ContestPlace[]> => places(sql, { contests, first, player });

/** The best of one contest. */
export const contestStanding = (sql: SqlClient, contest: ContestId, first: number): Promise<readonly ContestPlace[]> =>
  contestPlaces(sql, [contest], { first, player: null });
