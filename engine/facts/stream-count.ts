import type { Openness } from './define-event.ts';

/** How many entries a stream has, and how many of them are open. */
export interface StreamCount {
  readonly version: number;
  readonly open: number;
}

export const NO_ENTRIES: StreamCount = { version: 0, open: 0 };

/** The count with one entry more, and that entry's number among those of its kind, from 1. */
export const countOn = ({ version, open }: StreamCount, openness: Openness) => {
  const count: StreamCount = { version: version + 1, open: openness === 'open' ? open + 1 : open };
  return { count, number: openness === 'open' ? count.open : count.version - count.open };
};
