import { boundedText } from '../../server/bounded-text.ts';

/** The OpenID 2.0 provider that Steam is, or one that speaks like it. */
export interface SteamProvider {
  /** The provider's endpoint; claimed ids are of the same origin. */
  readonly endpoint: string;
  /** Asks the provider itself whether it made an assertion. @throws Error where the provider doesn't answer */
  confirm(form: URLSearchParams): Promise<boolean>;
}

const TIMEOUT_MS = 8_000;
const MAX_ANSWER_BYTES = 4 * 1024;

/** Key-value form (OpenID 2.0, 4.1.1): a line a pair, parted by the first colon. */
const saysValid = (text: string): boolean => {
  const pairs = text.split('\n').map((line) => {
    const colon = line.indexOf(':');
    return [line.slice(0, colon), line.slice(colon + 1).trim()] as const;
  });
  const answers = pairs.filter(([key]) => key === 'is_valid').map(([, value]) => value);
  return answers.length === 1 && answers[0] === 'true';
};

export const steamAt = (endpoint: string, timeoutMs = TIMEOUT_MS): SteamProvider => ({
  endpoint,
  confirm: async (form) => {
    const response = await fetch(endpoint, {
      method: 'POST',
      body: form,
      headers: { accept: 'text/plain' },
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    });
    const text = await boundedText(response, MAX_ANSWER_BYTES);
    return response.status === 200 && saysValid(text);
  },
});
