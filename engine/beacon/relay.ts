import { z } from 'zod';

/** A round is some 250 bytes of JSON. */
const MAX_ANSWER_BYTES = 4_096;

const answer = z.object({
  round: z.int().min(1),
  signature: z.string().regex(/^[0-9a-fA-F]{96}$/),
  randomness: z.string().nullish(),
});

/** A relay's unverified answer. `absent`: it doesn't have the round (yet). `unusable`: the answer can't be a round. */
export type RelayAnswer =
  | { readonly kind: 'round'; readonly round: number; readonly signature: string; readonly randomness: string | null }
  | { readonly kind: 'absent' }
  | { readonly kind: 'unusable'; readonly reason: string };

const unusable = (reason: string): RelayAnswer => ({ kind: 'unusable', reason });

const readBounded = async (response: Response): Promise<string | null> => {
  const decoder = new TextDecoder();
  let text = '';
  for await (const part of response.body ?? []) {
    text += decoder.decode(part, { stream: true });
    // Leaving the loop cancels the rest of the body.
    if (text.length > MAX_ANSWER_BYTES) return null;
  }
  return text + decoder.decode();
};

const parse = (text: string): RelayAnswer => {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return unusable('not JSON');
  }
  const parsed = answer.safeParse(value);
  if (!parsed.success) return unusable('not a round');
  const { round, signature, randomness } = parsed.data;
  return {
    kind: 'round',
    round,
    signature: signature.toLowerCase(),
    randomness: randomness?.toLowerCase() ?? null,
  };
};

/** Asks a relay for one address below it. Never rejects; the signal bounds the time, body included. */
export const askRelay = async (address: string, signal: AbortSignal): Promise<RelayAnswer> => {
  try {
    const response = await fetch(address, { signal, redirect: 'error', headers: { accept: 'application/json' } });
    if (response.status === 200) {
      const text = await readBounded(response);
      return text === null ? unusable('too large') : parse(text);
    }
    await response.body?.cancel();
    return response.status === 404 || response.status === 425
      ? { kind: 'absent' }
      : unusable(`status ${response.status}`);
  } catch (error) {
    return unusable(error instanceof Error ? error.name : 'no answer');
  }
};
