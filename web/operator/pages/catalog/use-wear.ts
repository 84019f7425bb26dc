import { useCallback } from 'react';
import { useWords } from '../../texts.tsx';
import { wordIn } from '../../ui/word-in.ts';

/** The word for a wear; empty for a skin without one. */
export const useWear = (): ((wear: string) => string) => {
  const { wears } = useWords().catalog;
  return useCallback((wear) => (wear === '' ? '' : wordIn(wears, wear)), [wears]);
};
