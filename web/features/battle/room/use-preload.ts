import { useEffect } from 'react';
import type { RoundTables } from './use-room.ts';

/** Fetches the pictures of a round before its reels turn. */
export const usePreload = (tables: RoundTables, round: number): void => {
  const table = tables(round);
  useEffect(() => {
    for (const { skin } of table ?? []) new Image().src = skin.imageSmall;
  }, [table]);
};
