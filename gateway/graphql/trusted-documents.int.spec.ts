import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { print } from 'graphql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { authorised } from '../../test/player/ask.ts';
import * as client from '../../web/generated/graphql.ts';
import {
  type Ask,
  askOf,
  deposit,
  openInput,
  type Player,
  signUp,
  text,
  ticketFor,
  valueAt,
  winItems,
} from '../testing/client.ts';
import { type Fixture, openFixture } from '../testing/fixture.ts';
import { connected, listenAt, until } from '../testing/sockets.ts';
import { fieldRulesOf } from './field-rules.ts';
import { boundedWork } from './limits.ts';
import { resolvers } from './resolvers/index.ts';
import { readSdl, schemaWith } from './schema.ts';
import { asClientAsks, readTrustedTexts, trustedDocuments } from './trusted-documents.ts';

let texts: ReadonlyMap<string, string>;
let site: Fixture;
let strict: Fixture;
let url: string;
let ask: Ask;
let player: Player;
beforeAll(async () => {
  texts = await readTrustedTexts();
  site = await openFixture();
  strict = await openFixture(() => ({ trustedDocumentsOnly: true }));
  url = await listenAt(site.gateway);
  ask = askOf(site.gateway);
  player = await signUp(ask);
  await deposit(ask, player, 1_000_000);
});
afterAll(async () => {
  await site.close();
  await strict.close();
});

/** The id of the client's operation of that name. */
const idOf = (name: string): string => {
  const found = [...texts].find(([, text]) => new RegExp(`\\b(query|mutation|subscription) ${name}\\b`).test(text));
  if (found === undefined) throw new Error(`the client has no operation ${name}`);
  return found[0];
};

const byId = (id: string) => ({ extensions: { persistedQuery: { version: 1, sha256Hash: id } } });
const UNKNOWN = byId('0'.repeat(64));

const post = async (gateway: FastifyInstance, payload: object, token?: string) => {
  const { statusCode, body, headers } = await gateway.inject({
    method: 'POST',
    url: '/graphql',
    headers: authorised(token),
    payload,
  });
  const answer: unknown = JSON.parse(body);
  const error = valueAt(answer, 'errors.0');
  return { status: statusCode, type: headers['content-type'], answer, code: valueAt(error, 'extensions.code'), error };
};

describe('the documents of the client', () => {
  it('are each named by the SHA-256 of their text, fit the schema and keep the limits', async () => {
    const schema = schemaWith(await readSdl(), resolvers);
    const documents = trustedDocuments(schema, boundedWork(fieldRulesOf(schema).listSizes), texts);
    expect(texts.size).toBeGreaterThan(100);
    for (const [id, text] of texts) {
      expect(createHash('sha256').update(text).digest('hex')).toBe(id);
      expect(() => documents.of(id)).not.toThrow();
    }
  });

  it('are answered by their id as they are by their text', async () => {
    for (const [name, document] of [
      ['Me', client.MeDocument],
      ['Cases', client.CasesDocument],
      ['Site', client.SiteDocument],
    ] as const) {
      const query = print(asClientAsks(document));
      const whole = await post(site.gateway, { query }, player.token);
      const named = await post(site.gateway, byId(idOf(name)), player.token);
      expect(whole.code).toBeUndefined();
      expect(named).toEqual(whole);
    }
  });

  it('are refused as their text is, where variables are wrong or nobody is signed in', async () => {
    const query = print(asClientAsks(client.OpenCaseDocument));
    const input = await openInput(ask, player, 'ember', 1);
    for (const [variables, token] of [
      [{}, player.token],
      [{ input: { ...input, quantity: 'many' } }, player.token],
      [{ input: { ...input, quantity: 99 } }, player.token],
      [{ input }, undefined],
      [{ input }, 'dead'],
    ] as const) {
      const whole = await post(site.gateway, { query, variables }, token);
      const named = await post(site.gateway, { ...byId(idOf('OpenCase')), variables }, token);
      expect(whole.code).toBeDefined();
      expect([named.status, named.code, valueAt(named.answer, 'data')]).toEqual([whole.status, whole.code, null]);
    }
  });

  it('play a command once, however it is sent', async () => {
    const variables = { input: await openInput(ask, player, 'ember', 1) };
    const named = await post(site.gateway, { ...byId(idOf('OpenCase')), variables }, player.token);
    const query = print(asClientAsks(client.OpenCaseDocument));
    const again = await post(site.gateway, { query, variables }, player.token);
    expect(named.code).toBeUndefined();
    expect(valueAt(again.answer, 'data.openCase.position')).toBe(valueAt(named.answer, 'data.openCase.position'));
  });
});

describe('an id that nobody knows', () => {
  it('is said so, in the words by which clients know to send the text', async () => {
    const { status, code, error } = await post(site.gateway, UNKNOWN);
    expect([status, code, valueAt(error, 'message')]).toEqual([
      200,
      'PERSISTED_QUERY_NOT_FOUND',
      'PersistedQueryNotFound',
    ]);
  });

  it('is learnt with the text that it is of, and refused with any other, over HTTP and sockets', async () => {
    const query = '{ themes { id } }';
    const named = byId(createHash('sha256').update(query).digest('hex'));
    expect((await post(site.gateway, named)).code).toBe('PERSISTED_QUERY_NOT_FOUND');
    expect(await post(site.gateway, { ...UNKNOWN, query })).toMatchObject({ status: 400, code: 'BAD_REQUEST' });
    expect((await post(site.gateway, UNKNOWN)).code).toBe('PERSISTED_QUERY_NOT_FOUND');
    for (const payload of [{ ...named, query }, named]) {
      const { code, answer } = await post(site.gateway, payload);
      expect([code, valueAt(answer, 'data.themes.0')]).toEqual([undefined, expect.anything()]);
    }
    expect((await post(strict.gateway, { ...named, query })).code).toBe('DOCUMENT_REQUIRED');
    expect((await post(strict.gateway, named)).code).toBe('PERSISTED_QUERY_NOT_FOUND');

    const learnt = { ...named, query: '' };
    for (const [payload, token, expected] of [
      [{ ...UNKNOWN, query: 'subscription { liveEvents { seq } }' }, player.token, 'BAD_REQUEST'],
      [learnt, player.token, 'GRAPHQL_VALIDATION_FAILED'],
      // A text stays a text, also by its id: a visitor's socket takes the client's documents alone.
      [learnt, undefined, 'DOCUMENT_REQUIRED'],
    ] as const) {
      const { socket, failures } = await subscribe(url, payload, token);
      await until(() => failures.length > 0);
      expect(valueAt(failures[0], '0.extensions.code')).toBe(expected);
      await socket.dispose();
    }
  });

  it.each([
    ['nothing', {}],
    ['of another protocol', { extensions: { persistedQuery: { version: 2, sha256Hash: '0'.repeat(64) } } }],
    ['no text', { extensions: { persistedQuery: { version: 1, sha256Hash: 7 } } }],
    ['a name of every object', { extensions: { persistedQuery: { version: 1, sha256Hash: {} } } }],
  ])('is a bad request where it is %s', async (_what, payload) => {
    expect(await post(site.gateway, payload)).toMatchObject({ status: 400, code: 'BAD_REQUEST' });
  });

  it('is not answered with what objects inherit', async () => {
    expect((await post(site.gateway, byId('constructor'))).code).toBe('PERSISTED_QUERY_NOT_FOUND');
  });
});

/** Asks over a socket by an id, or by a text. */
const subscribe = async (
  url: string,
  payload: { readonly query: string; readonly extensions?: object },
  token?: string,
) => {
  const socket = await connected(url, token);
  const messages: unknown[] = [];
  const failures: unknown[] = [];
  const { query, extensions } = payload;
  socket.subscribe(
    { query, extensions: { ...extensions } },
    { next: (message) => messages.push(message), error: (error) => failures.push(error), complete: () => {} },
  );
  return { socket, messages, failures };
};

describe('a subscription by its id', () => {
  it('is sent what happens', async () => {
    const { socket, messages } = await subscribe(url, { query: '', ...byId(idOf('LiveEvents')) });
    const input = await openInput(ask, player, 'ember', 1);
    await post(site.gateway, { ...byId(idOf('OpenCase')), variables: { input } }, player.token);
    await until(() => messages.length > 0);
    expect(valueAt(messages[0], 'data.liveEvents.__typename')).toBe('LiveEvent');
    await socket.dispose();

    for (const [named, code] of [
      [UNKNOWN, 'PERSISTED_QUERY_NOT_FOUND'],
      [byId(idOf('Me')), 'GRAPHQL_VALIDATION_FAILED'],
    ] as const) {
      const refused = await subscribe(url, { query: '', ...named });
      await until(() => refused.failures.length > 0);
      expect(valueAt(refused.failures[0], '0.extensions.code')).toBe(code);
      await refused.socket.dispose();
    }
  });

  it('is not answered over HTTP', async () => {
    expect((await post(site.gateway, byId(idOf('LiveEvents')))).code).toBe('GRAPHQL_VALIDATION_FAILED');
  });
});

/** The first failure or result of a document's text over a socket. */
const freely = async (url: string, token?: string): Promise<unknown> => {
  const { socket, messages, failures } = await subscribe(
    url,
    { query: 'subscription { liveEvents(after: 0) { seq } }' },
    token,
  );
  await until(() => messages.length + failures.length > 0);
  await socket.dispose();
  return valueAt(failures[0], '0.extensions.code') ?? valueAt(messages[0], 'data.liveEvents.seq');
};

describe('a subscription in a text of its own', () => {
  it('is for sessions and API keys, unless the operator opens it to visitors', async () => {
    const input = await openInput(ask, player, 'ember', 1);
    await post(site.gateway, { ...byId(idOf('OpenCase')), variables: { input } }, player.token);
    await site.settled();
    const ticket = await ticketFor(ask, player);
    const create = 'mutation($ticket: String!) { createApiKey(name: "feed", scopes: [READ], ticket: $ticket) { key } }';
    const { answer } = await post(site.gateway, { query: create, variables: { ticket } }, player.token);
    expect(await freely(url)).toBe('DOCUMENT_REQUIRED');
    expect(await freely(url, player.token)).toBe(1);
    expect(await freely(url, text(valueAt(answer, 'data.createApiKey.key')))).toBe(1);

    const open = await openFixture({ visitorsSubscribeFreely: true });
    const another = await signUp(askOf(open.gateway));
    await deposit(askOf(open.gateway), another, 1_000_000);
    await winItems(askOf(open.gateway), another, 1);
    await open.settled();
    expect(await freely(await listenAt(open.gateway))).toBe(1);
    await open.close();
  });
});

describe('a site that takes no other documents', () => {
  it('answers the client, and no text, not even that of a document which it knows', async () => {
    expect(await post(strict.gateway, byId(idOf('Site')))).toMatchObject({ status: 200, code: undefined });
    for (const query of ['{ themes { id } }', '{ __schema { types { name } } }', texts.get(idOf('Site')) ?? '']) {
      expect(await post(strict.gateway, { query })).toMatchObject({ status: 200, code: 'DOCUMENT_REQUIRED' });
      expect((await post(strict.gateway, { query, ...byId(idOf('Site')) })).code).toBe('DOCUMENT_REQUIRED');
    }
    const refused = await subscribe(await listenAt(strict.gateway), { query: 'subscription { liveEvents { seq } }' });
    await until(() => refused.failures.length > 0);
    expect(valueAt(refused.failures[0], '0.extensions.code')).toBe('DOCUMENT_REQUIRED');
    await refused.socket.dispose();
  });

  it('answers REST as ever', async () => {
    const { statusCode } = await strict.gateway.inject({ url: '/api/box/list' });
    expect(statusCode).toBe(200);
  });
});
