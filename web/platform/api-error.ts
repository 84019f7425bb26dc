import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { useCallback } from 'react';
import { type Messages, useMessages } from '../i18n/index.ts';
import { isRecord } from './device-storage.ts';

/** What went wrong, as the API names it; `NETWORK` and `TIMEOUT` where no answer came. */
export interface ApiError {
  readonly code: string;
  readonly details: Readonly<Record<string, unknown>>;
}

export const apiErrorOf = (error: unknown): ApiError => {
  if (CombinedGraphQLErrors.is(error)) {
    const extensions = error.errors[0]?.extensions ?? {};
    const { code, details } = extensions;
    return { code: typeof code === 'string' ? code : 'INTERNAL', details: isRecord(details) ? details : {} };
  }
  const timedOut = error instanceof Error && (error.name === 'TimeoutError' || error.name === 'AbortError');
  return { code: timedOut ? 'TIMEOUT' : 'NETWORK', details: {} };
};

const isKnown = (codes: Messages['errors']['codes'], code: string): code is keyof Messages['errors']['codes'] =>
  Object.hasOwn(codes, code);

export const errorText = (messages: Messages, code: string): string =>
  isKnown(messages.errors.codes, code) ? messages.errors.codes[code] : messages.errors.fallback;

/** The sentence for an error, in the language that is shown. */
export const useErrorText = (): ((error: unknown) => string) => {
  const messages = useMessages();
  return useCallback((error) => errorText(messages, apiErrorOf(error).code), [messages]);
};
