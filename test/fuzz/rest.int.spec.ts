import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { calls } from '../../gateway/rest/calls/index.ts';
import { trials } from '../../gateway/rest/testing/trials.ts';
import { type OpenWorld, openWorld } from '../../gateway/rest/testing/world.ts';
import { mangledText } from './mangle.ts';
import { fuzzRuns } from './runs.ts';
import { drawn, type Tape } from './tape.ts';
import { textFrom, valueFrom } from './values.ts';

const { seed, of, timeoutMs } = fuzzRuns();

type Params = Readonly<Record<string, unknown>>;

interface Sample {
  readonly path: string;
  readonly method: 'GET' | 'POST';
  /** The names of the call's parameters. */
  readonly names: readonly string[];
  /** The parameters of its earlier call. */
  readonly params: Params;
}

let world: OpenWorld;
let samples: readonly Sample[];
beforeAll(async () => {
  world = await openWorld('PGlite');
  const made: Sample[] = [];
  for (const call of calls) {
    for (const method of call.methods) {
      const trial = trials.find((one) => one.path === call.path && one.method === method);
      const setting = (await trial?.set?.(world)) ?? {};
      made.push({ path: call.path, method, names: Object.keys(call.input.shape), params: setting.params ?? {} });
    }
  }
  samples = made;
});
afterAll(() => world?.close());

const envelope = z.looseObject({
  status: z.int(),
  success: z.boolean(),
  msg: z.string(),
  error: z.looseObject({ code: z.string() }).optional(),
});

/** An honest answer: the code, or null where it succeeded. */
const codeOf = (response: { statusCode: number; body: string; headers: Record<string, unknown> }): string | null => {
  if (response.statusCode === 302) return null;
  expect(response.statusCode).toBeGreaterThanOrEqual(200);
  expect([response.statusCode < 500, response.body.slice(0, 200)]).toEqual([true, expect.anything()]);
  const { error, success } = envelope.parse(JSON.parse(response.body));
  expect(success).toBe(error === undefined);
  expect(error?.code).not.toBe('INTERNAL');
  return error?.code ?? null;
};

const STRANGE_NAMES = ['__proto__', 'constructor', 'prototype', 'toString', 'a[b]', 'a.b', '', '\0', 'then'] as const;

/** The parameters of the earlier call, some of them replaced. */
const paramsFrom = (tape: Tape, { names, params }: Sample): readonly (readonly [string, unknown])[] => {
  const all = new Map<string, unknown>(Object.entries(params));
  for (const name of names) if (!all.has(name) && tape.below(2) === 0) all.set(name, valueFrom(tape));
  for (const name of [...all.keys()]) if (tape.once(4)) all.set(name, valueFrom(tape));
  const pairs = [...all];
  if (tape.once(5)) pairs.push([tape.pick(STRANGE_NAMES), valueFrom(tape)]);
  const [first] = pairs;
  if (first !== undefined && tape.once(8)) pairs.push(first);
  return pairs;
};

const asText = (value: unknown): string => (typeof value === 'string' ? value : (JSON.stringify(value) ?? ''));

/** Twice the same name survives in text alone. */
const jsonOf = (pairs: readonly (readonly [string, unknown])[]): string =>
  `{${pairs.map(([name, value]) => `${JSON.stringify(name)}:${JSON.stringify(value) ?? 'null'}`).join(',')}}`;
const formOf = (pairs: readonly (readonly [string, unknown])[]): string =>
  new URLSearchParams(pairs.map(([name, value]): [string, string] => [name, asText(value).slice(0, 3_000)])).toString();

const JSON_TYPE = 'application/json';
const FORM_TYPE = 'application/x-www-form-urlencoded';

const headersFrom = (tape: Tape): Record<string, string> => ({
  ...tape.pick([
    { token: world.player.token },
    { token: world.player.token },
    { authorization: `Bearer ${world.player.token}` },
    { token: 'a'.repeat(43) },
    { token: `gck_${'a'.repeat(43)}` },
    { authorization: 'Basic eDp5' },
    {},
  ]),
  ...tape.pick([{}, {}, { 'idempotency-key': '3f2b1c4d-0000-4000-8000-000000000009' }, { 'idempotency-key': 'no' }]),
  ...tape.pick([{}, {}, { lang: 'en' }, { lang: 'x'.repeat(2_000) }, { accept: 'text/html' }]),
});

/** A request as it goes out. */
const requestFrom = (tape: Tape) => {
  const sample = samples[tape.below(samples.length)];
  if (sample === undefined || /logout/i.test(sample.path)) return null;
  const pairs = paramsFrom(tape, sample);
  const way = sample.method === 'GET' ? 'query' : tape.pick(['json', 'form', 'query'] as const);
  const url = `/api${sample.path}${way === 'query' ? `?${formOf(pairs)}` : ''}`;
  const type = way === 'json' ? { 'content-type': JSON_TYPE } : way === 'form' ? { 'content-type': FORM_TYPE } : {};
  const payload = way === 'json' ? jsonOf(pairs) : way === 'form' ? formOf(pairs) : undefined;
  return {
    method: sample.method,
    url,
    headers: { ...headersFrom(tape), ...type },
    ...(payload === undefined ? {} : { payload }),
  };
};

const alive = async (): Promise<void> => {
  const answer = await world.site.gateway.inject({ url: '/api/common/sysConfig' });
  expect(answer.statusCode).toBe(200);
  expect('polluted' in {}).toBe(false);
  await world.site.settled();
};

describe(`REST (seed ${seed})`, () => {
  it('has every call among what is tried', () => {
    const offered = calls.flatMap(({ path, methods }) => methods.map((method) => `${method} ${path}`));
    expect(samples.map(({ method, path }) => `${method} ${path}`)).toEqual(offered);
  });

  it('takes any parameters, whichever way they come', { timeout: timeoutMs }, async () => {
    const codes = new Set<string | null>();
    await fc.assert(
      fc.asyncProperty(
        drawn((tape) => requestFrom(tape), 120),
        async (request) => {
          if (request !== null) codes.add(codeOf(await world.site.gateway.inject(request)));
        },
      ),
      of(1_500),
    );
    expect([...codes]).toEqual(expect.arrayContaining([null, 'INVALID_INPUT', 'UNAUTHENTICATED']));
    await alive();
  });

  it('takes bodies of any bytes under any type', { timeout: timeoutMs }, async () => {
    const bodies = [
      ...samples.map(({ params }) => jsonOf(Object.entries(params))),
      ...samples.map(({ params }) => formOf(Object.entries(params))),
      '{"__proto__":{"polluted":1}}',
      '__proto__[polluted]=1&constructor.prototype.polluted=1',
      `{"id":${'['.repeat(20_000)}${']'.repeat(20_000)}}`,
      `${'a=1&'.repeat(3_000)}`,
      '--x\r\ncontent-disposition: form-data; name="file"; filename="a.png"\r\ncontent-type: image/png\r\n\r\n\x89PNG\r\n\x1a\n\r\n--x--\r\n',
    ];
    const types = [
      JSON_TYPE,
      FORM_TYPE,
      'multipart/form-data; boundary=x',
      'multipart/form-data',
      'image/png',
      'text/xml',
      'x',
    ];
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...samples.filter(({ path, method }) => method === 'POST' && !/logout/i.test(path))),
        mangledText(bodies),
        fc.constantFrom(...types),
        drawn((tape) => [headersFrom(tape), textFrom(tape)] as const, 20),
        async ({ path }, payload, type, [headers, text]) => {
          const url = `/api${path}?${new URLSearchParams([['id', text.slice(0, 500)]])}`;
          codeOf(
            await world.site.gateway.inject({
              method: 'POST',
              url,
              payload,
              headers: { ...headers, 'content-type': type },
            }),
          );
        },
      ),
      of(1_000),
    );
    await alive();
  });
});
