import { useCallback } from 'react';
import { useLive } from './use-live.ts';

/**
 * Reads the first page of a list again, as `useLive` does. It leaves a list alone whose further pages are shown.
 * @param shown rows
 * @param page rows of a whole page
 */
export const useLiveList = (shown: number, page: number, read: () => Promise<unknown>): void => {
  useLive(useCallback(async () => (shown > page ? undefined : await read()), [shown, page, read]));
};
