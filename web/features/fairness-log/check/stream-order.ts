/** Streams followed at most, so that a log of any size fits into a page. */
const MAX_STREAMS = 300_000;

export interface StreamOrder {
  /** Whether the entry is its stream's next one. True as well for a stream that isn't followed. */
  readonly follows: (stream: string, version: number) => boolean;
  /** False once there were more streams than can be followed. */
  readonly complete: () => boolean;
}

/**
 * Counts the entries of each stream. Open and sealed ones are numbered apart, each from 1 without gaps, and which a type is may be
 * newer than the page: an entry is the next one where it continues either of two runs.
 */
export const followStreams = (limit = MAX_STREAMS): StreamOrder => {
  const runs = new Map<string, readonly [number, number]>();
  let complete = true;
  return {
    follows: (stream, version) => {
      const before = runs.get(stream);
      if (before === undefined && runs.size === limit) {
        complete = false;
        return true;
      }
      const [one, other] = before ?? [0, 0];
      const isFirst = version === one + 1;
      runs.set(stream, isFirst ? [version, other] : [one, version]);
      return isFirst || version === other + 1;
    },
    complete: () => complete,
  };
};
