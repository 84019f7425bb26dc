import { type ReelTiming, timingOf } from '../case/reel/timing.ts';

/** How long the items fold into the seal, in milliseconds. */
const SEAL_MS = 700;
const FAST_SEAL_MS = 300;

export interface ContractTiming {
  readonly sealMs: number;
  /** Begins when the seal is on. */
  readonly reel: ReelTiming;
}

export const contractTiming = (fast: boolean, reducedMotion: boolean): ContractTiming => ({
  sealMs: reducedMotion ? 0 : fast ? FAST_SEAL_MS : SEAL_MS,
  reel: timingOf(1, fast, reducedMotion),
});

/** When one of `count` items folds, as shares of the whole time: one after the other, all in by two thirds of it. */
export const foldOf = (place: number, count: number): { readonly from: number; readonly to: number } => {
  const from = count <= 1 ? 0 : (place / (count - 1)) * 0.3;
  return { from, to: from + 0.36 };
};
