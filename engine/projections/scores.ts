import { isSettled, type RoomPlay } from '../facts/facts.ts';
import type { ReadEvent } from '../glasscase-decision.ts';

/** A player's score of battles. */
export interface BattleScore {
  /** Value of the items won, minor units. */
  readonly won: bigint;
  readonly wins: number;
  readonly battles: number;
}

export const NO_SCORE: BattleScore = { won: 0n, wins: 0, battles: 0 };

/** A battle that is over for a player, with the place of its event. */
export interface ConcludedBattle extends Pick<ReadEvent, 'position' | 'at'> {
  readonly play: RoomPlay;
}

export const concludedIn = (events: readonly ReadEvent[]): readonly ConcludedBattle[] =>
  events.flatMap(({ position, at, facts: { play } }) => {
    return play?.game === 'battle' && isSettled(play) ? [{ position, at, play }] : [];
  });

/** The score of one finished battle. */
export const battleScoreOf = ({ won, succeeded }: Pick<RoomPlay, 'won' | 'succeeded'>): BattleScore => ({
  won,
  wins: succeeded ? 1 : 0,
  battles: 1,
});

export const addScores = (a: BattleScore, b: BattleScore): BattleScore => ({
  won: a.won + b.won,
  wins: a.wins + b.wins,
  battles: a.battles + b.battles,
});
