import { parseMoney, sumOf } from '../kernel/money.ts';
import type { Recorded } from './projection.ts';

/** What a player has to show of battles. */
export interface BattleScore {
  /** Value of the items won, minor units. */
  readonly won: bigint;
  readonly wins: number;
  readonly battles: number;
}

export const NO_SCORE: BattleScore = { won: 0n, wins: 0, battles: 0 };

/** What one finished battle adds. */
export const battleScoreOf = ({ event }: Recorded<'BattleConcluded'>): BattleScore => ({
  won: sumOf(event.data.items.map(({ value }) => parseMoney(value))),
  wins: event.data.won ? 1 : 0,
  battles: 1,
});

export const addScores = (a: BattleScore, b: BattleScore): BattleScore => ({
  won: a.won + b.won,
  wins: a.wins + b.wins,
  battles: a.battles + b.battles,
});
