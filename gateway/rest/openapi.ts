import { z } from 'zod';
import { ERRORS, type ErrorCode } from '../errors.ts';
import type { Schema } from './answers/view.ts';
import type { Method, RestCall } from './call.ts';
import { publishedSchema } from './computed.ts';
import { isShown } from './fields.ts';
import { API_VERSION } from './version.ts';

/** The default value of a parameter. */
const defaultOf = (field: z.core.$ZodType): { readonly default?: unknown } => {
  const { data } = z.safeParse(field, undefined);
  return data === undefined ? {} : { default: data };
};

const parametersOf = ({ shape }: z.ZodObject) =>
  Object.entries(shape).map(([name, field]) => ({
    name,
    required: !z.safeParse(field, undefined).success,
    schema: { ...publishedSchema(field, 'input'), ...defaultOf(field) },
  }));

const failure = {
  type: 'object',
  required: ['status', 'success', 'msg', 'data', 'error'],
  properties: {
    status: {
      type: 'integer',
      enum: Object.values(ERRORS).map(([status]) => status),
      description: 'Stable; the table is in docs/errors.md.',
    },
    success: { const: false },
    msg: { type: 'string', description: 'In the language of the request.' },
    data: { type: 'null' },
    error: {
      type: 'object',
      properties: { code: { type: 'string', enum: Object.keys(ERRORS) }, details: { type: 'object' } },
    },
  },
};

const envelope = (data: object) => ({
  type: 'object',
  required: ['status', 'success', 'msg', 'data'],
  properties: {
    ...{ status: { const: 0 }, success: { const: true }, msg: { type: 'string' }, data },
    promise: { $ref: '#/components/schemas/Promise' },
  },
});

const place = {
  leafHash: { type: 'string' },
  index: { type: 'integer' },
  path: { type: 'array', items: { type: 'string' } },
};
const promise = {
  type: 'object',
  description: 'Of a call that the log then holds: docs/fairness.md, "Promises".',
  required: ['note', 'leafHash', 'index', 'path', 'entries'],
  properties: {
    note: { type: 'string' },
    ...place,
    entries: {
      type: 'array',
      description: 'Every entry of the command: what a client compares with what it sent.',
      items: {
        type: 'object',
        required: ['entry', 'leafHash', 'index', 'path'],
        properties: { entry: { type: ['string', 'null'] }, ...place },
      },
    },
  },
};

const answer = (description: string, schema: object) => ({
  description,
  content: { 'application/json': { schema } },
});

const refused = (description: string) => answer(description, { $ref: '#/components/schemas/Failure' });

const headers = [
  {
    name: 'Min-Position',
    in: 'header',
    description: 'The answer shows the log up to this position, as `log-position` of another answer named it.',
    schema: { type: 'integer', minimum: 0 },
  },
  { name: 'lang', in: 'header', description: 'zh-CN (default), zh-TW or en.', schema: { type: 'string' } },
];
const idempotencyKey = {
  name: 'Idempotency-Key',
  in: 'header',
  description: 'A UUID. The same request with the same key is done once.',
  schema: { type: 'string', format: 'uuid' },
};

const asQuery = (input: z.ZodObject) =>
  parametersOf(input).map(({ name, required, schema: { description, ...schema } }) => ({
    name,
    in: 'query',
    required,
    description,
    schema,
  }));

const body = ({ input, uploads }: RestCall) => {
  const parameters = parametersOf(input);
  const schema = {
    type: 'object',
    properties: Object.fromEntries(parameters.map(({ name, schema }) => [name, schema])),
    required: parameters.filter(({ required }) => required).map(({ name }) => name),
  };
  const picture = { type: 'object', properties: { file: { type: 'string', contentMediaType: 'image/*' } } };
  return {
    content: {
      'application/x-www-form-urlencoded': { schema },
      'application/json': { schema },
      ...(uploads === true ? { 'multipart/form-data': { schema: picture } } : {}),
    },
  };
};

/** A call with the schema of its answer, and every code of the operation that answers it, as far as the SDL says them. */
export type DescribedCall = RestCall & { readonly answer: Schema; readonly codes: readonly ErrorCode[] };

const numbersOf = (codes: readonly ErrorCode[]) =>
  codes.length === 0
    ? {}
    : { description: `Errors of its operation: ${codes.map((code) => `${ERRORS[code][0]} ${code}`).join(', ')}.` };

const operation = (call: DescribedCall, method: Method) => ({
  tags: [call.path.split('/')[1] ?? ''],
  summary: call.summary,
  ...numbersOf(call.codes),
  operationId: `${method.toLowerCase()}${call.path.replaceAll('/', '_')}`,
  security: call.access === 'player' ? [{ token: [] }, { bearer: [] }] : [],
  parameters: [
    ...headers,
    ...(call.methods.includes('POST') ? [idempotencyKey] : []),
    ...(method === 'GET' ? asQuery(call.input) : []),
  ],
  ...(method === 'POST' ? { requestBody: body(call) } : {}),
  responses: {
    200: answer('Done, or an error of the business: `status` tells.', {
      oneOf: [envelope(call.answer), { $ref: '#/components/schemas/Failure' }],
    }),
    ...(call.redirects === true ? { 302: { description: 'For a browser (`accept: text/html`): to `data.url`.' } } : {}),
    400: refused('The body is not well-formed.'),
    ...(call.access === 'player' ? { 401: refused('The token is missing or dead.') } : {}),
    413: refused('The body is too large.'),
    415: refused('The body is neither a form nor JSON.'),
    ...(Object.values(call.input.shape).some(isShown)
      ? { 428: refused('What the player was shown is missing; `error.details.fields` names it.') }
      : {}),
    429: refused('Too many requests: `retry-after` says how long to wait.'),
    500: refused('A failure of the server; `error.details.requestId` finds it.'),
  },
});

/** The OpenAPI document of all calls. */
export const openApiOf = (calls: readonly DescribedCall[]) => ({
  openapi: '3.1.0',
  info: {
    title: 'Glasscase REST',
    version: API_VERSION,
    description:
      'Amounts are decimal numbers in major units. Every answer is `{status, success, msg, data}`. Within version 1 calls, ' +
      'parameters and fields only come in addition; what goes away is announced six months before, with the headers ' +
      '`deprecation` and `sunset`.',
  },
  components: {
    securitySchemes: {
      token: { type: 'apiKey', in: 'header', name: 'token' },
      bearer: { type: 'http', scheme: 'bearer' },
    },
    schemas: { Failure: failure, Promise: promise },
  },
  paths: Object.fromEntries(
    [...Map.groupBy(calls, ({ path }) => path)].map(([path, same]) => [
      `/api${path}`,
      Object.fromEntries(
        same.flatMap((call) => call.methods.map((method) => [method.toLowerCase(), operation(call, method)])),
      ),
    ]),
  ),
});
