import { config } from 'zod/v4/core';

/**
 * Codecs compile themselves where they may. The site's content security policy forbids it, and a browser reports the
 * attempt: so it has to be said before the first codec is made.
 */
export const forbidEval = (): void => {
  config({ jitless: true });
};
