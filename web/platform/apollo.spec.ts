import { parse } from 'graphql';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { MeDocument, SellItemsDocument, SiteDocument } from '../generated/graphql.ts';
import texts from '../generated/persisted-documents.json' with { type: 'json' };
import { createApollo, createCache } from './apollo.ts';
import { createServerClock } from './server-clock.ts';

interface Sent {
  readonly query: string;
  readonly extensions?: { readonly persistedQuery: { readonly sha256Hash: string } };
}

const SITE = { data: { site: { __typename: 'Site', catchingUp: null } } };
const GUEST = { data: { me: null } };
const UNKNOWN = { errors: [{ message: '', extensions: { code: 'PERSISTED_QUERY_NOT_FOUND', details: {} } }] };

let sent: Sent[];
let answers: object[];
let told: unknown[];
/** The contents of `told` when each request went out. */
let toldBefore: (readonly unknown[])[];
beforeEach(() => {
  [sent, answers, told, toldBefore] = [[], [], [], []];
  vi.stubGlobal('fetch', async (_input: string, { body }: { readonly body: string }) => {
    toldBefore.push([...told]);
    sent.push(JSON.parse(body));
    const answer = JSON.stringify(answers[sent.length - 1]);
    return new Response(answer, { headers: { 'content-type': 'application/json' } });
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const client = () =>
  createApollo({
    tokens: { get: () => null, set: () => {}, subscribe: () => () => {} },
    device: 'd',
    clock: createServerClock(Date.now),
    onLoginExpired: () => {},
    onReconnected: () => {},
    onSilence: () => {},
    onAnswer: () => {},
    onCommand: (command) => told.push(command),
    onRefused: (...refusal) => told.push(refusal),
  });

const idsSent = (): readonly (string | undefined)[] =>
  sent.map(({ extensions }) => extensions?.persistedQuery.sha256Hash);

describe('a document of the client', () => {
  it('is asked for by its id alone, whatever the client library makes of it on the way', async () => {
    answers = [SITE, GUEST];
    const apollo = client();
    const { data } = await apollo.query({ query: SiteDocument });
    await apollo.query({ query: MeDocument });
    expect(data).toEqual(SITE.data);
    expect(sent.map(({ query }) => query)).toEqual(['', '']);
    expect(new Set(idsSent()).size).toBe(2);
    for (const id of idsSent()) expect(texts).toHaveProperty(id ?? '');
  });

  it('is sent as a text where the gateway is of another version, and so is each from then on', async () => {
    answers = [UNKNOWN, SITE, GUEST];
    const apollo = client();
    const { data } = await apollo.query({ query: SiteDocument });
    await apollo.query({ query: MeDocument });
    expect(data).toEqual(SITE.data);
    const [first, again, next] = sent.map(({ query }) => query);
    expect(first).toBe('');
    expect(again).toMatch(/^query Site \{[\s\S]*__typename/);
    expect(next).toMatch(/^query Me \{/);
  });

  it('that is refused as a text, too, is refused', async () => {
    answers = [UNKNOWN, { errors: [{ message: '', extensions: { code: 'DOCUMENT_REQUIRED', details: {} } }] }];
    await expect(client().query({ query: SiteDocument })).rejects.toMatchObject({
      errors: [{ extensions: { code: 'DOCUMENT_REQUIRED' } }],
    });
    expect(sent).toHaveLength(2);
  });
});

describe('what is known of a case', () => {
  it('is no less once another query tells less of its best item', () => {
    const cache = createCache();
    const oneCase = (hero: object) => ({ case: { __typename: 'Case', slug: 'ember', version: 1, hero } });
    const chance = parse('{ case { slug version hero { index firstTicket } } }');
    const worth = parse('{ case { slug version hero { index value } } }');
    cache.writeQuery({ query: chance, data: oneCase({ __typename: 'CaseEntry', index: 0, firstTicket: 1 }) });
    cache.writeQuery({ query: worth, data: oneCase({ __typename: 'CaseEntry', index: 0, value: 12_000 }) });
    expect(cache.readQuery({ query: chance })).toMatchObject({ case: { hero: { firstTicket: 1 } } });
  });
});

describe('a command of the client', () => {
  const variables = { commandId: 'c', terms: 't', itemIds: ['i'], expectedTotal: 1 };

  it('is told before it is sent, and its refusal before the page has it', async () => {
    answers = [{ errors: [{ message: '', extensions: { code: 'ITEM_LOCKED', details: {} } }] }];
    await expect(client().mutate({ mutation: SellItemsDocument, variables })).rejects.toThrow();
    expect(toldBefore).toEqual([[{ commandId: 'c', command: 'sellItems' }]]);
    expect(told.slice(1)).toEqual([['c', 'ITEM_LOCKED']]);
  });

  it('is not refused by an answer that leaves its outcome open', async () => {
    answers = [{ errors: [{ message: '', extensions: { code: 'OUTCOME_UNKNOWN', details: {} } }] }];
    await expect(client().mutate({ mutation: SellItemsDocument, variables })).rejects.toThrow();
    expect(told).toHaveLength(1);
  });
});
