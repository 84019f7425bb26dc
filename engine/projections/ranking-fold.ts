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

export interface BattleScoreRow extends RankedPeriod, BattleScore {
  readonly playerId: string;
}

export interface OpeningScoreRow extends RankedPeriod {
  readonly playerId: string;
  /** Value drawn from cases, minor units. */
  readonly value: bigint;
  readonly count: number;
}

export interface BigWinRow extends RankedPeriod, WonItem {}

/** What the events add to the sums of each period, and the wins that may be among its best. */
export interface RankingChanges {
  /** Of the newest play: periods too old by then go. Null where none ranks. */
  readonly newest: Instant | null;
  /** Every period that these plays lie in. */
  readonly periods: readonly RankedPeriod[];
  readonly battles: readonly BattleScoreRow[];
  readonly openings: readonly OpeningScoreRow[];
  readonly wins: readonly BigWinRow[];
}

/** Wins that are kept of each period: the most valuable, and of equal ones the first. */
export const BEST_WINS = 100;

/** Players that rankings show of each period. More of them need a rebuild. */
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

/** Sums of a period's plays, by player. */
const summed = <Sum>(
  plays: readonly Settled[],
  add: (sum: Sum | undefined, play: Settled) => Sum | null,
): ReadonlyMap<string, Sum> => {
  const sums = new Map<string, Sum>();
  for (const settled of plays) {
    const { playerId } = settled.play;
    const sum = add(sums.get(playerId), settled);
    if (sum !== null) sums.set(playerId, sum);
  }
  return sums;
};

const battlesOf = (plays: readonly Settled[]) =>
  summed<BattleScore>(plays, (sum = NO_SCORE, { play }) =>
    play.game === 'battle' ? addScores(sum, battleScoreOf(play)) : null,
  );

const openingsOf = (plays: readonly Settled[]) =>
  summed<{ readonly value: bigint; readonly count: number }>(plays, (sum = { value: 0n, count: 0 }, { play }) =>
    play.game === 'case' ? { value: sum.value + play.won, count: sum.count + 1 } : null,
  );

export const foldRankings = (before: Thresholds, events: readonly ReadEvent[]): RankingChanges => {
  const settled = rankingPlays(events);
  const battles: BattleScoreRow[] = [];
  const openings: OpeningScoreRow[] = [];
  const wins: BigWinRow[] = [];
  const periods = periodsOf(events);
  for (const ranked of periods) {
    const own = settled.filter(({ at }) => periodStart(ranked.period, at) === ranked.start);
    for (const [playerId, score] of battlesOf(own)) battles.push({ ...ranked, playerId, ...score });
    for (const [playerId, sum] of openingsOf(own)) openings.push({ ...ranked, playerId, ...sum });
    const least = before.get(keyOf(ranked)) ?? -1n;
    const candidates = own.flatMap(itemsWon).filter(({ value }) => BigInt(value) > least);
    for (const item of best(candidates).slice(0, BEST_WINS)) wins.push({ ...ranked, ...item });
  }
  return { newest: settled.at(-1)?.at ?? null, periods, battles, openings, wins };
};
