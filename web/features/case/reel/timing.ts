/** How long reels turn, in milliseconds. */
const SINGLE_MS = 5000;
const SEVERAL_MS = 4200;
const STAGGER_MS = 150;
export const FAST_MS = 1200;
/** Where motion is to be reduced: a change of picture, no travel. */
export const CROSSFADE_MS = 200;

/**
 * Control points of the reel's easing. The first lies below nothing: the reel winds up by a third of a card before it
 * goes. The second stops it softly, without a long crawl at the end.
 */
const REEL_EASING = [0.3, -0.12, 0.42, 1] as const;
export const REEL_EASING_CSS = `cubic-bezier(${REEL_EASING.join(',')})`;

export interface ReelTiming {
  readonly durationMs: number;
  /** How much later each following reel stops. */
  readonly staggerMs: number;
}

export const timingOf = (quantity: number, fast: boolean, reducedMotion: boolean): ReelTiming => {
  if (reducedMotion) return { durationMs: CROSSFADE_MS, staggerMs: 0 };
  if (fast) return { durationMs: FAST_MS, staggerMs: 0 };
  return quantity === 1 ? { durationMs: SINGLE_MS, staggerMs: 0 } : { durationMs: SEVERAL_MS, staggerMs: STAGGER_MS };
};

/** The player chose a short turn, or less motion. */
export const isShort = ({ durationMs }: ReelTiming): boolean => durationMs <= FAST_MS;

/** The last part of a turn, in which the winner's card moves into the middle. */
const SNAP_MS = 280;

/** How much of a turn is travel. The rest is the snap; a crossfade has none. */
export const travelTime = (durationMs: number): number => Math.max(0, durationMs - SNAP_MS);

/** When the last reel stands. */
export const wholeTime = ({ durationMs, staggerMs }: ReelTiming, quantity: number): number =>
  durationMs + staggerMs * (quantity - 1);

const bezier = (a: number, b: number, u: number): number =>
  3 * a * u * (1 - u) ** 2 + 3 * b * u ** 2 * (1 - u) + u ** 3;

/**
 * The share of the time that has passed when the reel has gone this share of its way: the easing the other way round,
 * by bisection. Time rises all along, and progress does once the reel has wound up, so there is exactly one answer.
 */
export const timeAtProgress = (progress: number): number => {
  const [x1, y1, x2, y2] = REEL_EASING;
  if (progress <= 0) return 0;
  if (progress >= 1) return 1;
  let low = 0;
  let high = 1;
  for (let step = 0; step < 40; step += 1) {
    const middle = (low + high) / 2;
    if (bezier(y1, y2, middle) < progress) low = middle;
    else high = middle;
  }
  return bezier(x1, x2, (low + high) / 2);
};

/** Two ticks closer together than this are one to the ear. */
const CLOSEST_TICKS_MS = 28;

/**
 * Milliseconds after the start at which an edge between two cards passes the pointer, computed from the easing instead
 * of watched. `way` and `firstEdge` are in cards: the reel travels `way`, and its first edge lies `firstEdge` ahead.
 */
export const crossings = (way: number, firstEdge: number, durationMs: number): readonly number[] => {
  const times: number[] = [];
  for (let edge = firstEdge; edge < way; edge += 1) {
    const time = timeAtProgress(edge / way) * durationMs;
    if (time - (times.at(-1) ?? Number.NEGATIVE_INFINITY) >= CLOSEST_TICKS_MS) times.push(time);
  }
  return times;
};
