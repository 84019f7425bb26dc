import seedrandom from 'seedrandom';
import { type Chances, chancesOf, type Race } from './chances.ts';

/** A race, and a seed with which everybody who watches it sees the same. */
export interface ChanceQuestion {
  readonly seed: string;
  readonly race: Race;
}

export interface ChanceAnswer {
  readonly seed: string;
  readonly chances: Chances | null;
}

self.addEventListener('message', ({ data: { seed, race } }: MessageEvent<ChanceQuestion>) => {
  const answer: ChanceAnswer = { seed, chances: chancesOf(race, seedrandom(seed)) };
  self.postMessage(answer);
});
