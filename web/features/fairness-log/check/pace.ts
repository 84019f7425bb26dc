/** How far a check was at a moment. */
export interface Mark {
  /** Milliseconds on any clock that doesn't jump. */
  readonly at: number;
  readonly done: number;
}

export interface Pace {
  /** Entries a second; null as long as it can't be told. */
  readonly rate: number | null;
  /** Seconds to the end at that rate; null with it. */
  readonly left: number | null;
}

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
  if (first === undefined || last === undefined) return { rate: null, left: null };
  const ms = last.at - first.at;
  const done = last.done - first.done;
  if (ms < ENOUGH_MS || done <= 0) return { rate: null, left: null };
  const rate = (done * 1_000) / ms;
  return { rate: Math.round(rate), left: Math.ceil((total - last.done) / rate) };
};
