import seedrandom from 'seedrandom';

/** A speck of dust in the light: percent of the stage, and pixels. */
export interface Mote {
  readonly left: number;
  readonly top: number;
  readonly size: number;
  readonly opacity: number;
  /** How far it drifts, pixels. */
  readonly drift: number;
  readonly white: boolean;
}

const MOTES = 44;

/** The same seed gives the same dust. */
export const motesOf = (seed: string): readonly Mote[] => {
  const random = seedrandom(seed);
  return Array.from({ length: MOTES }, () => {
    const near = random();
    return {
      left: 50 + (random() - 0.5) * (random() < 0.5 ? 52 : 96),
      top: 6 + random() * 84,
      size: 1 + near * 1.6,
      opacity: 0.15 + near * 0.55,
      drift: 10 + near * 30,
      white: near > 0.7,
    };
  });
};
