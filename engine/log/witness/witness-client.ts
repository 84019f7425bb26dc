import type { Hashing } from '../../fairness/hashing.ts';
import { type NoteSignature, parseSignature } from '../note.ts';
import { type AddCheckpoint, formatAddCheckpoint, parseSize } from './add-checkpoint.ts';
import { parseWitnessKey, type WitnessKey } from './cosignature.ts';

/** The outcome of a request to a witness. */
export type WitnessAnswer =
  /** Lines that the witness sent, of whatever keys, still unverified. */
  | { readonly kind: 'cosigned'; readonly signatures: readonly NoteSignature[] }
  /** The newest checkpoint that the witness cosigned has another size. */
  | { readonly kind: 'conflict'; readonly size: number }
  /** The witness knows neither log nor key (403, 404), or says that the log isn't consistent (422). */
  | { readonly kind: 'refused'; readonly status: number }
  /** No answer, or none that makes sense. */
  | { readonly kind: 'failed'; readonly reason: string };

export interface Witness {
  readonly key: WitnessKey;
  /** Never rejects. `signal` gives the request up. */
  ask(request: AddCheckpoint, signal: AbortSignal): Promise<WitnessAnswer>;
}

/** A few signature lines, the longest kinds included. */
const MAX_ANSWER_BYTES = 32_768;
const TIMEOUT_MS = 3_000;

/** Null when the body is longer than that. */
const readBounded = async (response: Response): Promise<string | null> => {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of response.body ?? []) {
    length += chunk.length;
    if (length > MAX_ANSWER_BYTES) return null;
    chunks.push(chunk);
  }
  const decoder = new TextDecoder();
  return chunks.map((chunk) => decoder.decode(chunk, { stream: true })).join('') + decoder.decode();
};

const answerFrom = (status: number, body: string): WitnessAnswer => {
  if (status === 409) {
    const size = parseSize(body);
    return size === null ? { kind: 'failed', reason: '409 without a size' } : { kind: 'conflict', size };
  }
  if (status === 403 || status === 404 || status === 422) return { kind: 'refused', status };
  if (status !== 200) return { kind: 'failed', reason: `status ${status}` };
  const lines = body.split('\n').slice(0, -1);
  return { kind: 'cosigned', signatures: lines.map(parseSignature).filter((line) => line !== null) };
};

export interface WitnessAddress {
  readonly key: WitnessKey;
  /** Submission prefix: `add-checkpoint` lies below it. */
  readonly url: string;
}

/** A witness that is reached over HTTP. Slow answers, long ones and redirections are failures. */
const witnessClient = ({ key, url }: WitnessAddress): Witness => ({
  key,
  ask: async (request, signal) => {
    try {
      const response = await fetch(`${url.replace(/\/$/, '')}/add-checkpoint`, {
        method: 'POST',
        body: new Uint8Array(formatAddCheckpoint(request)),
        headers: { 'content-type': 'text/plain; charset=utf-8' },
        redirect: 'error',
        signal: AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]),
      });
      const body = await readBounded(response);
      return body === null ? { kind: 'failed', reason: 'too long an answer' } : answerFrom(response.status, body);
    } catch (error) {
      return { kind: 'failed', reason: error instanceof Error ? error.name : 'unknown' };
    }
  },
});

/** A configured key isn't one; the message is one line. */
export class WitnessKeyInvalid extends Error {
  override readonly name = 'WitnessKeyInvalid';
}

/** The witnesses of a configuration. @throws WitnessKeyInvalid */
export const witnessClients = (
  hashing: Hashing,
  addresses: readonly { readonly key: string; readonly url: string }[],
): readonly Witness[] =>
  addresses.map(({ key: text, url }, index) => {
    const key = parseWitnessKey(hashing, text);
    if (key === null) throw new WitnessKeyInvalid(`witness ${index + 1}: not a verifier key of type 0x04`);
    if (addresses.findIndex((other) => other.key === text) !== index) {
      throw new WitnessKeyInvalid(`witness ${index + 1}: ${key.name} is there twice`);
    }
    return witnessClient({ key, url });
  });
