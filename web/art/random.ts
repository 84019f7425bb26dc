import seedrandom from 'seedrandom';

/** Draws from [0, 1); the same seed gives the same row everywhere. */
export type Random = () => number;

export function randomFrom(seed: string): Random {
  const generator = seedrandom(seed);
  return () => generator();
}
