import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { valueAt } from '../../testing/client.ts';

const envelope = z.strictObject({
  status: z.int(),
  success: z.boolean(),
  msg: z.string(),
  data: z.unknown(),
  promise: z.looseObject({ note: z.string() }).optional(),
  error: z.strictObject({ code: z.string(), details: z.looseObject({}), refusal: z.unknown().optional() }).optional(),
});

export interface RestAnswer {
  readonly http: number;
  readonly status: number;
  readonly msg: string;
  /** Null where it succeeded. */
  readonly code: string | null;
  readonly details: Readonly<Record<string, unknown>>;
  readonly data: unknown;
  /** The promise of the call's entries in the log; null where the call changes nothing. */
  readonly promise: Readonly<Record<string, unknown>> | null;
  readonly headers: Readonly<Record<string, unknown>>;
  /** The value at a dotted path below `data`. */
  at(path: string): unknown;
}

/** How parameters travel. */
export type Way = 'query' | 'form' | 'json';

export interface RestRequest {
  readonly method?: 'GET' | 'POST';
  readonly way?: Way;
  readonly token?: string | undefined;
  readonly headers?: Readonly<Record<string, string>>;
}

export type Rest = (
  path: string,
  params?: Readonly<Record<string, unknown>>,
  request?: RestRequest,
) => Promise<RestAnswer>;

/** Parameters as text: lists with commas, as forms and addresses have them. */
const encoded = (params: Readonly<Record<string, unknown>>): string =>
  new URLSearchParams(Object.entries(params).map(([name, value]) => [name, String(value)])).toString();

const types = { form: 'application/x-www-form-urlencoded', json: 'application/json' } as const;

/** Speaks REST to a gateway that needn't listen. */
export const restOf =
  (gateway: FastifyInstance): Rest =>
  async (
    path,
    params = {},
    { method = 'POST', way = method === 'GET' ? 'query' : 'json', token, headers = {} } = {},
  ) => {
    const query = way === 'query' ? `?${encoded(params)}` : '';
    const response = await gateway.inject({
      method,
      url: `/api${path}${query}`,
      headers: {
        ...(token === undefined ? {} : { token }),
        ...(way === 'query' ? {} : { 'content-type': types[way] }),
        ...headers,
      },
      ...(way === 'query' ? {} : { payload: way === 'form' ? encoded(params) : JSON.stringify(params) }),
    });
    const { status, success, msg, data, promise, error } = envelope.parse(response.json());
    if (success !== (status === 0) || success === (error !== undefined))
      throw new Error(`a contradiction: ${response.body}`);
    return {
      http: response.statusCode,
      status,
      msg,
      code: error?.code ?? null,
      details: error?.details ?? {},
      data,
      promise: promise ?? null,
      headers: response.headers,
      at: (inner) => valueAt(data, inner),
    };
  };

/** An answer that succeeded, or the test ends here. */
export const done = (answer: RestAnswer): RestAnswer => {
  if (answer.code !== null) throw new Error(`${answer.code} ${JSON.stringify(answer.details)}: ${answer.msg}`);
  return answer;
};
