import fc from 'fast-check';
import type { InjectOptions } from 'fastify';
import { buildSchema } from 'graphql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readSdl } from '../../gateway/graphql/schema.ts';
import { codesOf, openTarget, type Target } from './gateway.ts';
import { documentFrom } from './grammar.ts';
import { mangledText } from './mangle.ts';
import { realDocuments } from './real-documents.ts';
import { fuzzRuns } from './runs.ts';
import { drawn } from './tape.ts';
import { textFrom, valueFrom } from './values.ts';

const { seed, of, timeoutMs } = fuzzRuns();
const schema = buildSchema(await readSdl());

let target: Target;
beforeAll(async () => {
  target = await openTarget();
});
afterAll(() => target.close());

/** Statuses of a request that isn't taken, and of one that is. */
const STATUSES = [200, 400, 404, 405, 413, 415];

/** Sends it; answers the codes. The answer to any request is GraphQL's, and nothing breaks. */
const sent = async (options: InjectOptions, signedIn: boolean): Promise<readonly string[]> => {
  const token = signedIn ? { authorization: `Bearer ${target.player.token}` } : {};
  const response = await target.site.gateway.inject({
    method: 'POST',
    url: '/graphql',
    ...options,
    headers: { 'content-type': 'application/json', ...token, ...options.headers },
  });
  expect(STATUSES).toContain(response.statusCode);
  const codes = codesOf(response.body);
  expect(codes).not.toContain('INTERNAL');
  return codes;
};

const met = (codes: Set<string>, found: readonly string[]): void => {
  for (const code of found.length === 0 ? ['nothing'] : found) codes.add(code);
};

describe(`GraphQL over HTTP (seed ${seed})`, () => {
  it.each(['query', 'mutation'] as const)('takes any %s of the grammar', { timeout: timeoutMs }, async (kind) => {
    const codes = new Set<string>();
    await fc.assert(
      fc.asyncProperty(
        drawn((tape) => documentFrom(schema, tape, kind)),
        fc.boolean(),
        async (request, signedIn) => met(codes, await sent({ payload: request }, signedIn)),
      ),
      of(500),
    );
    // The fuzzing got past the parser and the rules, and not only to success.
    expect([...codes]).toEqual(expect.arrayContaining(['INVALID_INPUT', 'UNAUTHENTICATED', 'nothing']));
    await target.stillWhole();
  });

  it('takes what its clients send with anything done to it', { timeout: timeoutMs }, async () => {
    const codes = new Set<string>();
    await fc.assert(
      fc.asyncProperty(
        mangledText(realDocuments()),
        drawn((tape) =>
          Object.fromEntries(
            ['input', 'id', 'slug', 'first', 'after', 'commandId'].map((name) => [name, valueFrom(tape)]),
          ),
        ),
        fc.boolean(),
        async (query, variables, signedIn) => met(codes, await sent({ payload: { query, variables } }, signedIn)),
      ),
      of(500),
    );
    expect([...codes]).toEqual(expect.arrayContaining(['GRAPHQL_PARSE_FAILED', 'GRAPHQL_VALIDATION_FAILED']));
    await target.stillWhole();
  });

  it('takes its clients’ documents with variables of any kind', { timeout: timeoutMs }, async () => {
    const documents = realDocuments().filter((query) => query.includes('$') && !query.startsWith('subscription'));
    const names = (query: string) => [...new Set([...query.matchAll(/\$(\w+)/g)].flatMap(([, name]) => name ?? []))];
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...documents),
        drawn((tape) => Array.from({ length: 6 }, () => valueFrom(tape))),
        fc.boolean(),
        async (query, values, signedIn) => {
          const variables = Object.fromEntries(names(query).map((name, n) => [name, values[n % values.length]]));
          await sent({ payload: { query, variables } }, signedIn);
        },
      ),
      of(500),
    );
    await target.stillWhole();
  });

  it('takes bodies that are no requests, of any type, by any method', { timeout: timeoutMs }, async () => {
    const whole = JSON.stringify({ query: '{ themes { id } }', variables: { a: 1 }, operationName: 'Q' });
    const deep = `${'['.repeat(12_000)}${']'.repeat(12_000)}`;
    const bodies = [
      whole,
      `[${whole},${whole}]`,
      '{"query":{"kind":"Document"}}',
      '{"query":"{ themes { id } }","__proto__":{"polluted":1}}',
      '{"query":"{ themes { id } }","constructor":{"prototype":{"polluted":1}}}',
      'query=%7Bthemes%7Bid%7D%7D',
      '--x\r\ncontent-disposition: form-data; name="operations"\r\n\r\n{}\r\n--x--',
      deep,
      `{"query":"mutation($input: LoginInput!) { login(input: $input) { token } }","variables":{"input":${deep}}}`,
      `{"query":"query($slug: ID!) { case(slug: $slug) { slug } }","variables":{"slug":${deep},"other":${deep}}}`,
    ];
    const types = [
      'application/json',
      'application/json; charset=utf-16',
      'application/graphql',
      'application/x-www-form-urlencoded',
      'multipart/form-data; boundary=x',
      'text/plain',
      'image/png',
      '',
      'application/json, text/plain',
    ];
    await fc.assert(
      fc.asyncProperty(
        mangledText(bodies),
        fc.constantFrom(...types),
        fc.constantFrom('POST', 'POST', 'POST', 'PUT', 'PATCH', 'DELETE', 'GET', 'HEAD', 'OPTIONS'),
        drawn(textFrom, 20),
        async (payload, type, method, text) => {
          const bodiless = method === 'GET' || method === 'HEAD';
          const url = `/graphql${bodiless ? `?query=${encodeURIComponent(text.toWellFormed())}` : ''}`;
          const response = await target.site.gateway.inject({
            method,
            url,
            headers: { 'content-type': type },
            ...(bodiless ? {} : { payload }),
          });
          expect(STATUSES).toContain(response.statusCode);
          if (method !== 'HEAD') expect(response.body).not.toContain('INTERNAL');
        },
      ),
      of(500),
    );
    await target.stillWhole();
  });
});
