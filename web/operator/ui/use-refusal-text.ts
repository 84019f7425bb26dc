import { useCallback } from 'react';
import { apiErrorOf } from '../../platform/api-error.ts';
import { useErrorText } from '../../platform/error-text.ts';
import { useWords, type Words } from '../texts.tsx';

const isOwn = (refusals: Words['refusals'], code: string): code is keyof Words['refusals'] =>
  Object.hasOwn(refusals, code);

/** The sentence for an error, in an operator's words where the code means something else to them than to a player. */
export const useRefusalText = (): ((error: unknown) => string) => {
  const { refusals } = useWords();
  const errorText = useErrorText();
  return useCallback(
    (error) => {
      const { code } = apiErrorOf(error);
      return isOwn(refusals, code) ? refusals[code] : errorText(error);
    },
    [refusals, errorText],
  );
};
