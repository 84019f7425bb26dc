import { z } from 'zod';
import { type Ask, authorised, Refused, reply } from '../demo/client.ts';

/** No answer came, or one that leaves open what happened: the same request may be sent again. */
export class NoAnswer extends Error {
  override readonly name = 'NoAnswer';
}

const WITHIN_MS = 5_000;

/** Codes after which the same command id is to be sent again. */
const OPEN_CODES: ReadonlySet<string> = new Set(['BUSY', 'OUTCOME_UNKNOWN', 'INTERNAL', 'RATE_LIMITED']);

const refusal = (code: string, message: string): Error =>
  OPEN_CODES.has(code) ? new NoAnswer(code) : new Refused(code, message);

const nameOf = (error: unknown): string => {
  if (!(error instanceof Error)) return 'unknown';
  const { cause } = error;
  return cause instanceof Error && 'code' in cause ? String(cause.code) : error.name;
};

const send = async (url: URL, headers: Readonly<Record<string, string>>, body: string): Promise<unknown> => {
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body,
      signal: AbortSignal.timeout(WITHIN_MS),
    });
    // A server that is closing says so before it looks at anything.
    if (response.status === 502 || response.status === 503 || response.status === 504) {
      await response.body?.cancel();
      throw new NoAnswer(`HTTP ${response.status}`);
    }
    return await response.json();
  } catch (error) {
    throw error instanceof NoAnswer ? error : new NoAnswer(nameOf(error));
  }
};

/** GraphQL over HTTP. @throws NoAnswer, Refused */
export const graphqlAt =
  (address: string): Ask =>
  async (shape, query, variables = {}, token) => {
    const answer = reply.safeParse(
      await send(new URL('/graphql', address), authorised(token), JSON.stringify({ query, variables })),
    );
    if (!answer.success) throw new NoAnswer('no GraphQL');
    const [first] = answer.data.errors ?? [];
    if (first !== undefined) throw refusal(first.extensions.code, first.message);
    return shape.parse(answer.data.data);
  };

const envelope = z.object({ data: z.unknown(), error: z.object({ code: z.string() }).optional() });

/** @throws NoAnswer, Refused */
export type AskRest = <Shape extends z.ZodType>(
  shape: Shape,
  path: string,
  parameters: object,
  token: string,
  key: string,
) => Promise<z.output<Shape>>;

/** The REST interface, with an `Idempotency-Key`. */
export const restAt =
  (address: string): AskRest =>
  async (shape, path, parameters, token, key) => {
    const url = new URL(`/api${path}`, address);
    const answer = envelope.safeParse(await send(url, { token, 'idempotency-key': key }, JSON.stringify(parameters)));
    if (!answer.success) throw new NoAnswer('no envelope');
    const { data, error } = answer.data;
    if (error !== undefined) throw refusal(error.code, path);
    return shape.parse(data);
  };
