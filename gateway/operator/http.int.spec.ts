import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { askOf, signUp } from '../testing/client.ts';
import { type Fixture, openFixture } from '../testing/fixture.ts';
import { operatorAccessIn } from './access.ts';
import type { OperatorScope } from './scopes.ts';

let site: Fixture;
beforeAll(async () => {
  site = await openFixture();
});
afterAll(async () => {
  await site.close();
});

const keyFor = async (...scopes: readonly OperatorScope[]): Promise<string> => {
  const keys = operatorAccessIn(site.database.pool, site.now, randomBytes);
  return (await keys.make({ label: 'a program', scopes, days: 1 })).secret;
};

const post = async (token: string | null, payload: object | string, type = 'application/json') => {
  const answer = await site.gateway.inject({
    method: 'POST',
    url: '/operator/graphql',
    headers: { 'content-type': type, ...(token !== null && { authorization: `Bearer ${token}` }) },
    payload,
  });
  return { status: answer.statusCode, headers: answer.headers, body: answer.json() };
};
const codeOf = ({ body }: Awaited<ReturnType<typeof post>>): unknown => body.errors?.[0]?.extensions?.code;

const FIGURES = '{ now { zone income { days plays } } returns { position } }';

describe('the API of the operator over HTTP', () => {
  it('answers the holder of a key with the scope', async () => {
    const { status, headers, body } = await post(await keyFor('operator:figures'), { query: FIGURES });
    expect(body.errors).toBeUndefined();
    expect(status).toBe(200);
    expect(headers['cache-control']).toBe('no-store');
    expect(body.data).toMatchObject({ now: { zone: 'UTC', income: [{ days: 1 }, { days: 7 }, { days: 30 }] } });
  });

  it('answers every field of a page of orders, with the webhooks of each', async () => {
    const query = `{ orders(first: 100) { hasNextPage endCursor orders {
      id player nickname provider channel reference currency payAmount amount bonus state problem payable inLog createdAt settledAt
      settledPosition cancelledAt cancelledFor events { id at kind currency amount outcome } } } }`;
    const { body } = await post(await keyFor('operator:money'), { query });
    expect(body).toEqual({ data: { orders: { hasNextPage: false, endCursor: null, orders: [] } } });
  });

  it('refuses an operation of another scope', async () => {
    const answer = await post(await keyFor('operator:money'), { query: FIGURES });
    expect(codeOf(answer)).toBe('SCOPE_MISSING');
    expect(answer.body.data).toBeNull();
  });

  it.each([
    ['without a key', null],
    ['with no key in force', `gco_${'A'.repeat(43)}`],
    ['with something else', 'x'],
  ])('refuses a request %s, and tells nothing of its document', async (_what, token) => {
    for (const query of [FIGURES, '{', '{ __schema { types { name } } }'])
      expect(codeOf(await post(token, { query }))).toBe('UNAUTHENTICATED');
  });

  it('refuses the session of a player', async () => {
    const { token } = await signUp(askOf(site.gateway));
    expect(codeOf(await post(token, { query: FIGURES }))).toBe('UNAUTHENTICATED');
  });

  it('is no part of the API of players', async () => {
    const key = await keyFor('operator:figures');
    const answer = await site.gateway.inject({
      method: 'POST',
      url: '/graphql',
      headers: { authorization: `Bearer ${key}` },
      payload: { query: FIGURES },
    });
    expect(answer.json().errors[0].extensions.code).toBe('GRAPHQL_VALIDATION_FAILED');
  });

  it.each([
    ['a document that ends early', { query: '{' }, 'GRAPHQL_PARSE_FAILED'],
    ['an unknown field', { query: '{ nothing }' }, 'GRAPHQL_VALIDATION_FAILED'],
    ['a mutation', { query: 'mutation { now { zone } }' }, 'GRAPHQL_VALIDATION_FAILED'],
    ['a day that there is not', { query: '{ report(from: "2026-02-30") { zone } }' }, 'INVALID_INPUT'],
    ['a period without an end', { query: '{ report(from: "2001-01-01") { zone } }' }, 'INVALID_INPUT'],
    [
      'one read under too many names',
      { query: `{ ${Array.from({ length: 21 }, (_one, at) => `a${at}: now { zone }`).join(' ')} }` },
      'QUERY_TOO_COMPLEX',
    ],
    ['a text beyond the limit', { query: `{ now { zone } } #${'x'.repeat(20_000)}` }, 'BAD_REQUEST'],
    ['no document', {}, 'BAD_REQUEST'],
    ['a list of documents', [{ query: FIGURES }], 'BAD_REQUEST'],
  ])('refuses %s', async (_what, payload, code) => {
    expect(codeOf(await post(await keyFor('operator:figures'), payload))).toBe(code);
  });

  it('has no way in by GET', async () => {
    const answer = await site.gateway.inject({ method: 'GET', url: '/operator/graphql?query={now{zone}}' });
    expect([404, 405]).toContain(answer.statusCode);
  });
});
