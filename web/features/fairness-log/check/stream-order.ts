/** Streams followed at most, so that a log of any size fits into a page. */
const MAX_STREAMS = 300_000;

export interface StreamOrder {
  /** Whether the entry is its stream's next one. True as well for a stream that isn't followed. */
  readonly follows: (stream: string, version: number) => boolean;
  /** False once there were more streams than can be followed. */
  readonly complete: () => boolean;
}

/** Counts the open entries of each stream, from 1 without gaps: sealed ones don't say whose they are. */
export const followStreams = (limit = MAX_STREAMS): StreamOrder => {
  const last = new Map<string, number>();
  let complete = true;
  return {
    follows: (stream, version) => {
      const before = last.get(stream);
      if (before === undefined && last.size === limit) {
        complete = false;
        return true;
      }
      last.set(stream, version);
      return version === (before ?? 0) + 1;
    },
    complete: () => complete,
  };
};
