import {
  beginWith,
  drawStrip,
  START_AT,
  type Strip,
  type StripEntry,
  visibleAround,
  WINNER_AT,
  withWinner,
} from './strip.ts';

/** One turn of the reels; its winners are decided before it begins. */
export interface Turn {
  /** Seeds the strips: the same turn looks the same after a reload. */
  readonly id: string;
  /** Index into the entries, one for each reel. */
  readonly winners: readonly number[];
  /** Continued after a reload: there was nothing on the screen to go on from. */
  readonly resumed: boolean;
}

/** The strips on the stage. `turn` is the id of the turn that they show, null while they wait for the first. */
export interface StageStrips {
  readonly turn: string | null;
  readonly strips: readonly Strip[];
}

export const waitingStrips = (entries: readonly StripEntry[], quantity: number, seed: string): StageStrips => ({
  turn: null,
  strips: Array.from({ length: quantity }, (_, reel) => ({ ...drawStrip(entries, `${seed}:${reel}`), jitter: 0 })),
});

/** The strips of the next turn; each goes on from what its reel shows now. */
export const nextStrips = (shown: StageStrips, turn: Turn, entries: readonly StripEntry[]): StageStrips => {
  const goesOn = !turn.resumed && shown.strips.length === turn.winners.length;
  const from = shown.turn === null ? START_AT : WINNER_AT;
  return {
    turn: turn.id,
    strips: turn.winners.map((winner, reel) => {
      const before = goesOn ? shown.strips[reel] : undefined;
      const fresh = drawStrip(entries, `${turn.id}:${reel}`);
      return withWinner(before === undefined ? fresh : beginWith(fresh, visibleAround(before, from)), winner);
    }),
  };
};
