import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { isRecord } from './device-storage.ts';

/** What went wrong, as the API names it; `NETWORK` and `TIMEOUT` where no answer came. */
export interface ApiError {
  readonly code: string;
  readonly details: Readonly<Record<string, unknown>>;
}

/** The signed note of a play that the rules refused, byte for byte; null where nothing was refused so. */
export const refusalNoteOf = (error: unknown): string | null => {
  const refusal = CombinedGraphQLErrors.is(error) ? error.errors[0]?.extensions?.refusal : null;
  return isRecord(refusal) && typeof refusal.text === 'string' ? refusal.text : null;
};

export const apiErrorOf = (error: unknown): ApiError => {
  if (CombinedGraphQLErrors.is(error)) {
    const extensions = error.errors[0]?.extensions ?? {};
    const { code, details } = extensions;
    return { code: typeof code === 'string' ? code : 'INTERNAL', details: isRecord(details) ? details : {} };
  }
  const timedOut = error instanceof Error && (error.name === 'TimeoutError' || error.name === 'AbortError');
  return { code: timedOut ? 'TIMEOUT' : 'NETWORK', details: {} };
};

/** Refusals of a room that was shown with another commitment, other terms or another beacon than those of now: asking again shows these. */
export const COMMITMENT_MOVED: ReadonlySet<string> = new Set(['SEED_CHANGED', 'TERMS_CHANGED', 'BEACON_CHANGED']);
