/** How far a check was at a moment. */
export interface Mark {
  /** Milliseconds on any clock that doesn't jump. */
  readonly at: number;
  readonly done: number;
  readonly plays: number;
}

export interface Pace {
  /** Entries a second; null as long as it can't be told. */
  readonly rate: number | null;
  /** Plays a second; null with it. */
  readonly playRate: number | null;
  /** Seconds to the end at that rate; null with it. */
  readonly left: number | null;
}

export const NO_PACE: Pace = { rate: null, playRate: null, left: null };

/** Only the last seconds count, so that a wait for a busy site is forgotten. */
const WINDOW_MS = 8_000;
const ENOUGH_MS = 500;

/** Adds a mark, and forgets those that are too old. */
export const addMark = (marks: readonly Mark[], mark: Mark): readonly Mark[] => [
  ...marks.filter(({ at }) => mark.at - at <= WINDOW_MS),
  mark,
];

export const paceOf = (marks: readonly Mark[], total: number): Pace => {
  const first = marks[0];
  const last = marks.at(-1);
  if (first === undefined || last === undefined) return NO_PACE;
  const ms = last.at - first.at;
  const done = last.done - first.done;
  if (ms < ENOUGH_MS || done <= 0) return NO_PACE;
  const rate = (done * 1_000) / ms;
  const playRate = Math.round(((last.plays - first.plays) * 1_000) / ms);
  return { rate: Math.round(rate), playRate, left: Math.ceil((total - last.done) / rate) };
};
