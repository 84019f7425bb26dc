import { setTimeout as pause } from 'node:timers/promises';
import { z } from 'zod';

export const reply = z.object({
  data: z.unknown(),
  errors: z.array(z.object({ message: z.string(), extensions: z.object({ code: z.string() }) })).optional(),
});

/** The site said no. */
export class Refused extends Error {
  override readonly name = 'Refused';
  readonly code: string;

  constructor(code: string, message: string) {
    super(`${code}: ${message}`);
    this.code = code;
  }
}

/** Speaks GraphQL over HTTP, as anybody's client does. @throws Refused with the first error's code */
export type Ask = <Shape extends z.ZodType>(
  shape: Shape,
  query: string,
  variables?: object,
  token?: string | null,
) => Promise<z.output<Shape>>;

export const authorised = (token: string | null | undefined): Readonly<Record<string, string>> =>
  token == null ? {} : { authorization: `Bearer ${token}` };

const TIMEOUT_MS = 15_000;
/** A site that begins is busy until its read models have caught up. */
const BUSY_PAUSE_MS = 250;
const MOST_TRIES = 40;

export const askAt =
  (address: string): Ask =>
  async (shape, query, variables = {}, token) => {
    for (let tries = 1; ; tries += 1) {
      const response = await fetch(new URL('/graphql', address), {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...authorised(token) },
        body: JSON.stringify({ query, variables }),
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      const { data, errors } = reply.parse(await response.json());
      const [first] = errors ?? [];
      if (first === undefined) return shape.parse(data);
      if (first.extensions.code !== 'BUSY' || tries === MOST_TRIES)
        throw new Refused(first.extensions.code, first.message);
      await pause(BUSY_PAUSE_MS);
    }
  };
