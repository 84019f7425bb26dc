/** Streams followed at most, so that a log of any size fits into a page. */
export const MAX_STREAMS = 300_000;

export interface StreamOrder {
  /** Whether the entry is its stream's next one. True as well for a stream that isn't followed. */
  readonly follows: (stream: string, version: number) => boolean;
  /** False once there were more streams than can be followed. */
  readonly complete: () => boolean;
}

/** Counts the entries of each stream: versions run from 1 without gaps. */
export const followStreams = (limit = MAX_STREAMS): StreamOrder => {
  const versions = new Map<string, number>();
  let complete = true;
  return {
    follows: (stream, version) => {
      const before = versions.get(stream);
      if (before === undefined && versions.size === limit) {
        complete = false;
        return true;
      }
      versions.set(stream, version);
      return version === (before ?? 0) + 1;
    },
    complete: () => complete,
  };
};
