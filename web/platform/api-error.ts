import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { isRecord } from './device-storage.ts';

/** An error as the API names it; `NETWORK` or `TIMEOUT` where no answer came. */
export interface ApiError {
  readonly code: string;
  readonly details: Readonly<Record<string, unknown>>;
}

/** An error that the page itself raises in place of an answer, in the form of the API's errors. */
export class PageError extends Error implements ApiError {
  override readonly name = 'PageError';
  readonly code: string;
  readonly details: ApiError['details'];
  constructor(code: string, details: ApiError['details'] = {}) {
    super(code);
    this.code = code;
    this.details = details;
  }
}

/** The signed note of what the rules refused, byte for byte, with the key that it names; null where nothing was refused so. */
export const signedRefusalOf = (error: unknown): { readonly text: string; readonly key: string } | null => {
  const refusal = CombinedGraphQLErrors.is(error) ? error.errors[0]?.extensions?.refusal : null;
  if (!isRecord(refusal)) return null;
  const { text, key } = refusal;
  return typeof text === 'string' && typeof key === 'string' ? { text, key } : null;
};

export const apiErrorOf = (error: unknown): ApiError => {
  if (error instanceof PageError) return error;
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
