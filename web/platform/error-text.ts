import { useCallback } from 'react';
import { type Messages, useMessages } from '../i18n/index.ts';
import { apiErrorOf } from './api-error.ts';

const isKnown = (codes: Messages['errors']['codes'], code: string): code is keyof Messages['errors']['codes'] =>
  Object.hasOwn(codes, code);

export const errorText = (messages: Messages, code: string): string =>
  isKnown(messages.errors.codes, code) ? messages.errors.codes[code] : messages.errors.fallback;

/** The sentence for an error, in the language that is shown. */
export const useErrorText = (): ((error: unknown) => string) => {
  const messages = useMessages();
  return useCallback((error) => errorText(messages, apiErrorOf(error).code), [messages]);
};
