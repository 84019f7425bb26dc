import { buildClientSchema, getIntrospectionQuery, type IntrospectionQuery } from 'graphql';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { sampleCase } from '../../test/harness/scripted-site.ts';
import { BUDGET_MS } from '../server/budget.ts';
import { askOf, DEPOSIT, granted, list, type Player, signUp, uuid } from '../testing/client.ts';
import { type Fixture, openFixture } from '../testing/fixture.ts';
import { LIMITS } from './limits.ts';

let site: Fixture;
beforeAll(async () => {
  site = await openFixture({ limits: { rateFactor: 1, maxSockets: 10, maxSocketsPerAddress: 10 } });
});
afterAll(() => site.close());

let addresses = 0;
/** A client at a new address, with no counted use. */
const stranger = () => {
  addresses += 1;
  return askOf(site.gateway, `192.0.2.${addresses}`);
};

const isIntrospection = (data: unknown): data is IntrospectionQuery =>
  typeof data === 'object' && data !== null && '__schema' in data;

describe('introspection', () => {
  it('gives tools the whole schema', async () => {
    const { data } = granted(await stranger()(getIntrospectionQuery({ inputValueDeprecation: true, oneOf: true })));
    if (!isIntrospection(data)) throw new Error('no schema');
    const built = buildClientSchema(data);
    expect(built.getQueryType()?.getFields()).toHaveProperty('cases');
    const { defaultValue } = data.__schema.types
      .flatMap((type) => (type.kind === 'INPUT_OBJECT' ? type.inputFields : []))
      .find(({ name, type }) => name === 'coin' && type.kind === 'SCALAR') ?? { defaultValue: null };
    expect(defaultValue).toBe('0');
  });

  it('is asked for a few times a minute', async () => {
    const ask = stranger();
    for (let n = 0; n < 30; n += 1) expect((await ask('{ __schema { queryType { name } } }')).code).toBeNull();
    expect((await ask('{ __type(name: "Case") { name } }')).code).toBe('RATE_LIMITED');
    expect((await ask('{ cases { __typename slug } }')).code).toBeNull();
  });

  it('that asks for too much is refused before anything is done', async () => {
    const schemas = Array.from({ length: 90 }, (_, n) => `a${n}: __schema { ...S }`).join(' ');
    const fields = Array.from({ length: 8 }, (_, n) => `n${n}: name d${n}: description`).join(' ');
    const bomb = `{ ${schemas} } fragment S on __Schema { types { ...T ofType { ...T } } }
      fragment T on __Type { fields { type { fields { ${fields} } } } }`;
    const { code, data } = await stranger()(bomb);
    expect([code, data]).toEqual(['QUERY_TOO_COMPLEX', null]);
  });
});

describe('an answer', () => {
  beforeAll(async () => {
    for (let n = 0; n < 12; n += 1) await site.operate(sampleCase(`ember-${n}`));
    await site.settled();
    // The catalog that is held in memory is looked at again.
    site.advance(1_000);
  });

  /** The same few fields, under a name that is longer than whatever they say. */
  const named = (length: number): string =>
    `{ ${Array.from({ length: 4 }, (_, n) => `a${n}: cases { ...C }`).join(' ')} }
    fragment C on Case { entries { skin { ${'x'.repeat(length)}: __typename } } }`;

  it('is refused where it is longer than the bound, however few its fields are', async () => {
    const ask = stranger();
    expect(list(granted(await ask(named(100))).at('a3'))).toHaveLength(13);
    const { code, details, data } = await ask(named(16_000));
    expect([code, details, data]).toEqual(['QUERY_TOO_COMPLEX', { limit: 'bytes', bound: LIMITS.bytes }, null]);
  });

  it('counts towards the work that an address may have done', async () => {
    const ask = stranger();
    let sent = 0;
    let code: string | null = null;
    while (code !== 'RATE_LIMITED' && sent < 100) {
      ({ code } = await ask(named(16_000)));
      sent += 1;
    }
    expect(code).toBe('RATE_LIMITED');
    expect(sent).toBeLessThan(60);
  });
});

describe('a change', () => {
  let slow: Fixture;
  let silent = false;
  let player: Player;
  beforeAll(async () => {
    slow = await openFixture(({ engine }) => ({
      engine: { ...engine, submit: (submission) => (silent ? new Promise(() => {}) : engine.submit(submission)) },
    }));
    player = await signUp(askOf(slow.gateway));
  });
  afterEach(() => {
    silent = false;
    vi.useRealTimers();
  });
  afterAll(() => slow.close());

  it('that takes too long is told to be asked for again', async () => {
    const ask = askOf(slow.gateway);
    silent = true;
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const commandId = uuid();
    const answer = ask(DEPOSIT, { commandId, amount: 100 }, player.token);
    await vi.waitFor(() => expect(vi.getTimerCount()).toBeGreaterThan(0));
    await vi.advanceTimersByTimeAsync(BUDGET_MS);
    expect(await answer).toMatchObject({ code: 'OUTCOME_UNKNOWN', details: { commandId } });
  });
});
