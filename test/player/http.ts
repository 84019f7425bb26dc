import { setTimeout as pause } from 'node:timers/promises';
import { z } from 'zod';
import { type Ask, answer, askOver, authorised, type Exchange } from './ask.ts';

/** No answer came, or one that leaves open what happened: the same request may be sent again. */
export class NoAnswer extends Error {
  override readonly name = 'NoAnswer';
}

/** Longer than any answer takes on a site that isn't in trouble. */
const PATIENCE_MS = 15_000;
/** A site that begins is busy until its read models have caught up. */
const BUSY_PAUSE_MS = 250;
const MOST_TRIES = 40;

const nameOf = (error: unknown): string => {
  if (!(error instanceof Error)) return 'unknown';
  const { cause } = error;
  return cause instanceof Error && 'code' in cause ? String(cause.code) : error.name;
};

const post = async <Body extends z.ZodType>(
  url: URL,
  headers: Readonly<Record<string, string>>,
  sent: string | URLSearchParams,
  received: Body,
  withinMs: number,
): Promise<z.output<Body>> => {
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers,
      body: sent,
      signal: AbortSignal.timeout(withinMs),
    });
    // A server that is closing says so before it looks at anything.
    if (response.status === 502 || response.status === 503 || response.status === 504) {
      await response.body?.cancel();
      throw new NoAnswer(`HTTP ${response.status}`);
    }
    return received.parse(await response.json());
  } catch (error) {
    throw error instanceof NoAnswer ? error : new NoAnswer(nameOf(error));
  }
};

/** GraphQL over HTTP, as any client speaks it. @throws NoAnswer */
export const exchangeAt =
  (address: string, withinMs = PATIENCE_MS, headers: Readonly<Record<string, string>> = {}): Exchange =>
  (document, variables = {}, token) =>
    post(
      new URL('/graphql', address),
      { ...headers, 'content-type': 'application/json', ...authorised(token) },
      JSON.stringify({ query: String(document), variables }),
      answer,
      withinMs,
    );

/** Asks a site that may be about to begin. @throws NoAnswer, Refused */
export const askAt = (address: string, headers: Readonly<Record<string, string>> = {}): Ask => {
  const exchange = exchangeAt(address, PATIENCE_MS, headers);
  return askOver(async (...asked) => {
    for (let tries = 1; ; tries += 1) {
      const answered = await exchange(...asked);
      if (answered.code !== 'BUSY' || tries === MOST_TRIES) return answered;
      await pause(BUSY_PAUSE_MS);
    }
  });
};

const envelope = z
  .object({
    msg: z.string(),
    data: z.unknown(),
    error: z.object({ code: z.string() }).optional(),
    promise: z.object({ note: z.string() }).optional(),
  })
  .transform(({ msg, data, error, promise }) => ({
    code: error?.code ?? null,
    message: msg,
    data,
    promise: promise ?? null,
  }));

/** A command of the REST interface under its `Idempotency-Key`. */
export type RestExchange = (
  path: string,
  form: Readonly<Record<string, string>>,
  token: string,
  key: string,
) => Promise<z.output<typeof envelope>>;

/** @throws NoAnswer */
export const restAt =
  (address: string, withinMs = PATIENCE_MS): RestExchange =>
  (path, form, token, key) =>
    post(
      new URL(`/api${path}`, address),
      { token, 'idempotency-key': key },
      new URLSearchParams(form),
      envelope,
      withinMs,
    );
