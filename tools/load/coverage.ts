/** Which events one listener has seen. */
export interface Coverage {
  /** False for one that it had seen before. */
  readonly saw: (seq: number) => boolean;
  /** How many behind `after`, up to and including `last`, it has not seen. `after` is at least the base. */
  readonly missing: (after: number, last: number) => number;
}

const FIRST_ROOM = 256;

/** A mark for each sequence number above the base: thousands of listeners keep theirs for a whole run. */
export const coverageFrom = (base: number): Coverage => {
  let marks = new Uint8Array(FIRST_ROOM);
  return {
    saw: (seq) => {
      const index = seq - base - 1;
      if (index < 0) return true;
      if (index >= marks.length) {
        const doubled = new Uint8Array(Math.max(index + 1, marks.length * 2));
        doubled.set(marks);
        marks = doubled;
      }
      if (marks[index] === 1) return false;
      marks[index] = 1;
      return true;
    },
    missing: (after, last) => {
      let seen = 0;
      for (let index = after - base; index < Math.min(last - base, marks.length); index += 1) seen += marks[index] ?? 0;
      return Math.max(0, last - after) - seen;
    },
  };
};
