import { isSettled, type Play } from '../facts/facts.ts';
import type { ReadEvent } from '../glasscase-decision.ts';
import type { Instant } from '../kernel/decision.ts';
import { oldestKept, PERIODS, type Period, periodStart } from './period.ts';
import { addScores, type BattleScore, battleScoreOf, NO_SCORE } from './scores.ts';
import { itemsWon, type WonItem } from './won-items.ts';

/** One UTC day, ISO week or month. */
export interface RankedPeriod {
  readonly period: Period;
  /** The period's first instant. */
  readonly start: Instant;
}

/** A player's score of opened cases. */
interface OpeningScore {
  /** Value drawn from them, minor units. */
  readonly value: bigint;
  readonly count: number;
}

/** Additions of the plays of one day to the sums of their players. */
export interface ScoresOfDay<Score> {
  /** The day, its week and its month, in the order of `PERIODS`. */
  readonly periods: readonly RankedPeriod[];
  /** By player. */
  readonly added: ReadonlyMap<string, Score>;
}

export interface BigWinRow extends RankedPeriod, WonItem {}

/** Additions of the events to sums, and the wins that may be among the best of a period. */
export interface RankingChanges {
  /** Of the newest play: periods too old by then go. Null where none ranks. */
  readonly newest: Instant | null;
  /** Days in their order, each with players. */
  readonly battles: readonly ScoresOfDay<BattleScore>[];
  readonly openings: readonly ScoresOfDay<OpeningScore>[];
  readonly wins: readonly BigWinRow[];
}

/** Wins that are kept of each period: the most valuable, and of equal ones the first. */
export const BEST_WINS = 100;

/** Players that are kept of each period: those with the highest sums. More of them need a rebuild. */
export const BEST_PLAYERS = 50;

const keyOf = ({ period, start }: RankedPeriod): string => `${period} ${start}`;

/** The value that a win must exceed to be among the best of its period; absent while there is room. */
export type Thresholds = ReadonlyMap<string, bigint>;

export const thresholdsOf = (rows: readonly (RankedPeriod & { readonly least: bigint })[]): Thresholds =>
  new Map(rows.map((row) => [keyOf(row), row.least]));

/** A settled play with its event. */
export interface Settled extends ReadEvent {
  readonly play: Play;
}

/** The plays that rank: those that are settled, without free rounds. */
export const rankingPlays = (events: readonly ReadEvent[]): readonly Settled[] =>
  events.flatMap((recorded) => {
    const { play } = recorded.facts;
    if (play === null || !isSettled(play) || (play.free && play.round !== null)) return [];
    return [{ ...recorded, play }];
  });

/** Every period that plays of these events lie in, without those that are too old by the newest of them. */
export const periodsOf = (events: readonly ReadEvent[]): readonly RankedPeriod[] => {
  const settled = rankingPlays(events);
  const newest = settled.at(-1)?.at ?? 0;
  const found = new Map<string, RankedPeriod>();
  for (const period of PERIODS) {
    const oldest = oldestKept(period, newest);
    for (const { at } of settled) {
      const start = periodStart(period, at);
      if (start >= oldest) found.set(`${period} ${start}`, { period, start });
    }
  }
  return [...found.values()];
};

const best = (items: readonly WonItem[]): readonly WonItem[] =>
  items
    .map((item) => ({ item, value: BigInt(item.value) }))
    .sort((a, b) => (a.value === b.value ? 0 : a.value < b.value ? 1 : -1))
    .map(({ item }) => item);

/** Sums of plays, by player; `add` answers null for one that isn't summed. */
const summed = <Score>(
  plays: readonly Settled[],
  add: (score: Score | undefined, play: Play) => Score | null,
): readonly ScoresOfDay<Score>[] => {
  const days = new Map<Instant, Map<string, Score>>();
  for (const { at, play } of plays) {
    const day = periodStart('day', at);
    const known = days.get(day);
    const score = add(known?.get(play.playerId), play);
    if (score === null) continue;
    if (known === undefined) days.set(day, new Map([[play.playerId, score]]));
    else known.set(play.playerId, score);
  }
  return [...days].map(([day, added]) => ({
    periods: PERIODS.map((period) => ({ period, start: periodStart(period, day) })),
    added,
  }));
};

const battlesOf = (plays: readonly Settled[]) =>
  summed<BattleScore>(plays, (score = NO_SCORE, play) =>
    play.game === 'battle' ? addScores(score, battleScoreOf(play)) : null,
  );

const openingsOf = (plays: readonly Settled[]) =>
  summed<OpeningScore>(plays, (score = { value: 0n, count: 0 }, play) =>
    play.game === 'case' ? { value: score.value + play.won, count: score.count + 1 } : null,
  );

export const foldRankings = (before: Thresholds, events: readonly ReadEvent[]): RankingChanges => {
  const settled = rankingPlays(events);
  const wins: BigWinRow[] = [];
  for (const ranked of periodsOf(events)) {
    const own = settled.filter(({ at }) => periodStart(ranked.period, at) === ranked.start);
    const least = before.get(keyOf(ranked)) ?? -1n;
    const candidates = own.flatMap(itemsWon).filter(({ value }) => BigInt(value) > least);
    for (const item of best(candidates).slice(0, BEST_WINS)) wins.push({ ...ranked, ...item });
  }
  return { newest: settled.at(-1)?.at ?? null, battles: battlesOf(settled), openings: openingsOf(settled), wins };
};
