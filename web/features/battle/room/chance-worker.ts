import seedrandom from 'seedrandom';
import { type Chances, chancesOf, type Race } from './chances.ts';

/** A race, and a seed that gives all its spectators the same chances. */
export interface ChanceQuestion {
  readonly seed: string;
  readonly race: Race;
  /** An answer at once, which is off by a percent or two, instead of the best that there is. */
  readonly roughly?: boolean;
}

/** Enough for the eye. */
const ROUGH_DRAWS = 4_000;

export interface ChanceAnswer {
  readonly seed: string;
  readonly chances: Chances | null;
}

self.addEventListener('message', ({ data: { seed, race, roughly = false } }: MessageEvent<ChanceQuestion>) => {
  const random = seedrandom(seed);
  const answer: ChanceAnswer = {
    seed,
    chances: roughly ? chancesOf(race, random, 0, ROUGH_DRAWS) : chancesOf(race, random),
  };
  self.postMessage(answer);
});
