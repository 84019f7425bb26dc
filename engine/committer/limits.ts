/** Bounds of one committer. */
export interface CommitterLimits {
  /** Commands that may wait; beyond it the answer is `busy`. */
  readonly queue: number;
  /** Commands in one batch. */
  readonly batch: number;
  /** For states, guards and sealed seeds together; an estimate. */
  readonly cacheBytes: number;
  /** Milliseconds until a caller is told `unknown`, or `busy` when nothing was tried. */
  readonly answerWithin: number;
  /** Milliseconds between looks at the deadlines at most; Infinity looks only when asked. */
  readonly timerPoll: number;
}

export const DEFAULT_LIMITS: CommitterLimits = {
  queue: 5_000,
  batch: 128,
  cacheBytes: 128 * 1024 * 1024,
  answerWithin: 10_000,
  timerPoll: 1_000,
};
