import { useCallback } from 'react';
import type { LiveTopic } from '../generated/graphql.ts';
import { useLive } from './use-live.ts';

/**
 * Reads the first page of a list again, as `useLive` does. It leaves a list alone whose further pages are shown.
 * @param shown rows
 * @param page rows of a whole page
 */
export const useLiveList = (topic: LiveTopic, shown: number, page: number, read: () => Promise<unknown>): void => {
  useLive(
    topic,
    useCallback(async () => (shown > page ? undefined : await read()), [shown, page, read]),
  );
};
