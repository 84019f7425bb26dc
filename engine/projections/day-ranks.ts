import { z } from 'zod';
import { columnsOf, insertRecords, recordsAs, replacing } from '../database/records.ts';
import { integerColumn, moneyColumn, type SqlClient } from '../database/sql.ts';
import type { Instant } from '../kernel/decision.ts';
import { formatMoney } from '../kernel/money.ts';
import type { DayRank } from './live-event.ts';
import { periodStart } from './period.ts';
import type { TableName } from './projection.ts';
import { addScores, type BattleScore, battleScoreOf, type ConcludedBattle, NO_SCORE } from './scores.ts';

/*
 * Where the winner of a battle stands in the day's ranking at that moment. The table holds the scores of the newest day,
 * indexed by rank, so that a count of those ahead is all that is read of other players.
 */

/** A player's score of a day. */
export interface DayScore extends BattleScore {
  readonly day: Instant;
  readonly playerId: string;
}

/** Scores of the players that a batch names, and how many others are ahead of each score they come to. */
export interface DaysBefore {
  readonly scores: readonly DayScore[];
  readonly ahead: ReadonlyMap<string, number>;
}

const NO_DAYS: DaysBefore = { scores: [], ahead: new Map() };

const keyOf = (day: Instant, playerId: string): string => `${day} ${playerId}`;
const placeOf = ({ day, playerId, won }: DayScore): string => `${keyOf(day, playerId)} ${won}`;

/** The best first; of equal ones the lower id, as the rankings have it. */
const isAhead = (a: DayScore, b: DayScore): boolean => (a.won === b.won ? a.playerId < b.playerId : a.won > b.won);

/** Each player's score after each of their battles, in order. */
const scoresAfter = (before: readonly DayScore[], events: readonly ConcludedBattle[]): readonly DayScore[] => {
  const scores = new Map(before.map((score) => [keyOf(score.day, score.playerId), score]));
  return events.map((concluded) => {
    const day = periodStart('day', concluded.at);
    const { playerId } = concluded.play;
    const score = addScores(scores.get(keyOf(day, playerId)) ?? NO_SCORE, battleScoreOf(concluded.play));
    const after = { day, playerId, ...score };
    scores.set(keyOf(day, playerId), after);
    return after;
  });
};

/**
 * Ranks the winner of each battle of the batch: counts the players who are ahead, among those that the batch names and
 * among all others.
 */
export const foldDayRanks = (before: DaysBefore, events: readonly ConcludedBattle[]) => {
  const scores = new Map(before.scores.map((score) => [keyOf(score.day, score.playerId), score]));
  const ranks = new Map<number, DayRank>();
  const after = scoresAfter(before.scores, events);
  for (const [index, concluded] of events.entries()) {
    const score = after[index];
    if (score === undefined) continue;
    scores.set(keyOf(score.day, score.playerId), score);
    if (!concluded.play.succeeded) continue;
    const others = before.ahead.get(placeOf(score)) ?? 0;
    const named = [...scores.values()].filter((other) => other.day === score.day && isAhead(other, score)).length;
    const { playerId, won, wins, battles } = score;
    ranks.set(concluded.position, { playerId, rank: others + named + 1, won: formatMoney(won), wins, battles });
  }
  const newest = after.at(-1)?.day ?? 0;
  return { ranks, scores: [...scores.values()].filter(({ day }) => day === newest) };
};

const scoreRow = z.object({
  day: integerColumn,
  playerId: z.string(),
  won: moneyColumn,
  wins: integerColumn,
  battles: integerColumn,
});

const aheadRow = z.object({ day: integerColumn, playerId: z.string(), won: moneyColumn, ahead: integerColumn });

export const readDays = async (
  sql: SqlClient,
  table: TableName,
  events: readonly ConcludedBattle[],
): Promise<DaysBefore> => {
  if (events.length === 0) return NO_DAYS;
  const players = [...new Set(events.map(({ play }) => play.playerId))];
  const days = [...new Set(events.map(({ at }) => periodStart('day', at)))];
  const scores = recordsAs(
    scoreRow,
    await sql.query(
      `SELECT ${columnsOf(scoreRow)} FROM ${table('live_score')}
       WHERE day = ANY($1::bigint[]) AND player_id = ANY($2::text[])`,
      [days, players],
    ),
  );
  const reached = scoresAfter(scores, events);
  const ahead = recordsAs(
    aheadRow,
    await sql.query(
      `SELECT day, player_id, won, (SELECT count(*) FROM ${table('live_score')} AS s
         WHERE s.day = r.day AND s.won >= r.won AND (s.won > r.won OR s.player_id < r.player_id)
           AND s.player_id <> ALL($4::text[])) AS ahead
       FROM unnest($1::bigint[], $2::text[], $3::bigint[]) AS r (day, player_id, won)`,
      [reached.map(({ day }) => day), reached.map(({ playerId }) => playerId), reached.map(({ won }) => won), players],
    ),
  );
  return {
    scores,
    ahead: new Map(ahead.map(({ day, playerId, won, ahead: count }) => [`${keyOf(day, playerId)} ${won}`, count])),
  };
};

/** Keeps the newest day's scores; earlier days are over. */
export const writeDays = async (sql: SqlClient, table: TableName, scores: readonly DayScore[]): Promise<void> => {
  const [first] = scores;
  if (first === undefined) return;
  await sql.query(`DELETE FROM ${table('live_score')} WHERE day < $1`, [first.day]);
  await insertRecords(sql, table('live_score'), scores, replacing('day, player_id', 'won', 'wins', 'battles'));
};
