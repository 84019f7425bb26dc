import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isPlayerId, mustBe } from '../../../engine/kernel/ids.ts';
import { databaseProviders } from '../../../test/harness/databases.ts';
import { itemsTerms } from '../../../test/terms-cast.ts';
import { restrictionsIn } from '../../accounts/restrictions/restrictions.ts';
import {
  askOf,
  bindTradeLink,
  granted,
  holdings,
  list,
  type Player,
  signUp,
  signUpWith,
  text,
  uuid,
  valueAt,
  winItems,
} from '../../testing/client.ts';
import { type Fixture, openFixture } from '../../testing/fixture.ts';
import { CALLBACK_PATH, httpFulfilment, SIGNATURE_HEADER } from './http-provider.ts';
import { startWarehouseFake, type WarehouseFake } from './testing/warehouse-fake.ts';

const RETRIEVE = `mutation($commandId: CommandId!, $itemIds: [ID!]!) {
  retrieveItems(commandId: $commandId, itemIds: $itemIds) { position retrievals { id state message item { id state } } }
}`;
const RETRIEVALS = `query($state: RetrievalState) {
  retrievals(state: $state) { totalCount edges { node { id state message disputeId item { state } } } }
}`;
const link = (token: string): string => `https://steamcommunity.com/tradeoffer/new/?partner=42&token=${token}`;

type Ask = ReturnType<typeof askOf>;

const traderWith = async (ask: Ask, token: string | null, quantity = 1) => {
  const player = await signUpWith(ask, 100_000);
  if (token !== null) await bindTradeLink(ask, player, link(token));
  const items = (await winItems(ask, player, quantity)).map(({ id }) => id);
  return { player, items };
};
const retrieve = (ask: Ask, player: Player, itemIds: readonly string[], commandId = uuid()) =>
  ask(RETRIEVE, { commandId, itemIds }, player.token);
const idIn = (answer: Awaited<ReturnType<Ask>>): string =>
  text(valueAt(list(granted(answer).at('retrieveItems.retrievals'))[0], 'id'));
const first = async (ask: Ask, player: Player, id: string) => {
  const answer = granted(await ask(RETRIEVALS, {}, player.token));
  return list(answer.at('retrievals.edges'))
    .map((edge) => valueAt(edge, 'node'))
    .find((node) => valueAt(node, 'id') === id);
};

describe.each(databaseProviders.map(({ name }) => name))('retrieval through a warehouse on %s', (on) => {
  let warehouse: WarehouseFake;
  let site: Fixture;
  let ask: Ask;
  let clock = (): number => Date.now();

  beforeAll(async () => {
    warehouse = await startWarehouseFake(() => clock());
    const { url, secret } = warehouse;
    site = await openFixture({ fulfilment: httpFulfilment({ url, secret, now: () => clock(), timeoutMs: 3_000 }) }, on);
    clock = site.now;
    ask = askOf(site.gateway);
  });
  afterAll(async () => {
    await site?.close();
    await warehouse?.close();
  });

  const deliver = async (): Promise<void> => {
    await site.settled();
    await site.retrievals.deliver();
    await site.settled();
  };
  const keyOf = async (id: string): Promise<string> => {
    const found = await site.database.pool.query('SELECT position::text FROM retrieval WHERE retrieval_id = $1', [id]);
    return text(valueAt(found.rows[0], 'position'));
  };
  const callback = async (body: Buffer, signature: string) => {
    const headers = { 'content-type': 'application/json', [SIGNATURE_HEADER]: signature };
    const response = await site.gateway.inject({ method: 'POST', url: CALLBACK_PATH, headers, payload: body });
    return [response.statusCode, valueAt(response.json(), 'known')];
  };

  it('sends an item once, and tells the player how far it is', async () => {
    const { player, items } = await traderWith(ask, 'AbCd_-12', 2);
    const commandId = uuid();
    const answer = await retrieve(ask, player, items, commandId);
    expect(list(answer.at('retrieveItems.retrievals'))).toHaveLength(2);
    const id = idIn(answer);
    expect(granted(await retrieve(ask, player, items, commandId)).at('retrieveItems')).toEqual(
      answer.at('retrieveItems'),
    );
    expect(await first(ask, player, id)).toMatchObject({ state: 'RETRIEVING', item: { state: 'RETRIEVING' } });
    const before = warehouse.posts();
    await deliver();
    await deliver();
    expect(warehouse.posts()).toBe(before + 2);
    const key = await keyOf(id);
    expect(warehouse.orders().find((one) => one.key === key)).toMatchObject({ tradeLink: link('AbCd_-12') });
    for (const [state, shown] of [
      ['accepted', 'AWAITING_SHIPMENT'],
      ['shipped', 'AWAITING_RECEIPT'],
      ['delivered', 'SUCCESS'],
    ] as const) {
      warehouse.set(key, state, `It is ${state}.`);
      site.advance(61_000);
      await deliver();
      expect(await first(ask, player, id)).toMatchObject({ state: shown, message: `It is ${state}.` });
    }
    expect(await first(ask, player, id)).toMatchObject({ item: { state: 'RETRIEVED' } });
    const kept = await site.database.pool.query('SELECT trade_link FROM retrieval_private WHERE retrieval_id = $1', [
      id,
    ]);
    expect(kept.rows).toEqual([{ trade_link: null }]);
    const done = await ask(RETRIEVALS, { state: 'SUCCESS' }, player.token);
    expect(done.at('retrievals.totalCount')).toBe(1);
  });

  it('gives an item back that came to nothing', async () => {
    const { player, items } = await traderWith(ask, 'AbCd_-12');
    const id = idIn(await retrieve(ask, player, items));
    expect((await holdings(ask, player)).held).toBe(0);
    await deliver();
    warehouse.set(await keyOf(id), 'failed', 'The offer was declined.');
    site.advance(61_000);
    await deliver();
    expect(await first(ask, player, id)).toMatchObject({ state: 'FAILED', message: 'The offer was declined.' });
    expect((await holdings(ask, player)).held).toBe(1);
    expect((await retrieve(ask, player, items)).code).toBeNull();
  });

  it('is over as soon as the item is back, also while its record is a moment behind', async () => {
    const { player, items } = await traderWith(ask, 'AbCd_-12');
    const id = idIn(await retrieve(ask, player, items));
    await deliver();
    warehouse.set(await keyOf(id), 'failed', 'The offer was declined.');
    site.advance(61_000);
    await deliver();
    await site.database.pool.query('UPDATE retrieval SET state = 1 WHERE retrieval_id = $1', [id]);
    expect(await first(ask, player, id)).toMatchObject({ state: 'FAILED', item: { state: 'HELD' } });
  });

  it('gives it back at once where the warehouse says no', async () => {
    const { player, items } = await traderWith(ask, 'AbCd_-12');
    warehouse.weather = 'full';
    const id = idIn(await retrieve(ask, player, items));
    await deliver();
    warehouse.weather = 'fine';
    expect(await first(ask, player, id)).toMatchObject({ state: 'FAILED', message: 'Out of stock.' });
  });

  it('asks what became of an item whose answer was lost, and never sends it twice', async () => {
    const { player, items } = await traderWith(ask, 'AbCd_-12');
    const id = idIn(await retrieve(ask, player, items));
    await site.settled();
    const before = warehouse.posts();
    warehouse.weather = 'lost';
    await site.retrievals.deliver();
    warehouse.weather = 'down';
    site.advance(60_000);
    await site.retrievals.deliver();
    warehouse.weather = 'fine';
    site.advance(15 * 60_000);
    warehouse.set(await keyOf(id), 'accepted');
    await deliver();
    expect(warehouse.posts()).toBe(before + 1);
    expect(await first(ask, player, id)).toMatchObject({ state: 'AWAITING_SHIPMENT' });
  });

  it('sends it once it is known that it never arrived', async () => {
    const { player, items } = await traderWith(ask, 'AbCd_-12');
    warehouse.weather = 'down';
    const id = idIn(await retrieve(ask, player, items));
    await deliver();
    warehouse.weather = 'fine';
    await deliver();
    expect(warehouse.orders().some(({ key }) => key === id)).toBe(false);
    const key = await keyOf(id);
    expect(warehouse.orders().some((one) => one.key === key)).toBe(false);
    site.advance(15 * 60_000);
    await deliver();
    expect(warehouse.orders().filter((one) => one.key === key)).toHaveLength(1);
  });

  it('tells the warehouse nothing under a hold, and goes on when it ends; what it knows already goes on', async () => {
    const { player, items } = await traderWith(ask, 'AbCd_-12', 2);
    const [one = '', other = ''] = items;
    const sent = idIn(await retrieve(ask, player, [one]));
    await deliver();
    const waiting = idIn(await retrieve(ask, player, [other]));
    const restrictions = restrictionsIn({ sql: site.database.pool, now: clock, randomUuid: randomUUID });
    const hold = { kind: 'hold', scope: 'leaving' } as const;
    await restrictions.impose(mustBe(isPlayerId, player.playerId), hold, clock() + 3_600_000, {
      origin: 'operator',
      by: 'Ada',
      reason: 'a thief',
    });
    warehouse.set(await keyOf(sent), 'accepted');
    const before = warehouse.posts();
    site.advance(61_000);
    await deliver();
    expect(warehouse.posts()).toBe(before);
    expect(await first(ask, player, sent)).toMatchObject({ state: 'AWAITING_SHIPMENT' });
    expect(await first(ask, player, waiting)).toMatchObject({ state: 'RETRIEVING' });
    site.advance(3_600_000);
    await deliver();
    expect(warehouse.posts()).toBe(before + 1);
  });

  it('believes signed news alone, and takes them in any order', async () => {
    const { player, items } = await traderWith(ask, 'AbCd_-12');
    const id = idIn(await retrieve(ask, player, items));
    await deliver();
    const key = await keyOf(id);
    warehouse.set(key, 'accepted');
    const early = warehouse.news(key);
    warehouse.set(key, 'delivered');
    const late = warehouse.news(key);
    expect(await callback(late.body, 't=1,v1=00')).toEqual([400, undefined]);
    expect(await callback(late.body, late.signature)).toEqual([200, true]);
    expect(await callback(early.body, early.signature)).toEqual([200, false]);
    await site.settled();
    expect(await first(ask, player, id)).toMatchObject({ state: 'SUCCESS' });
  });

  it('wants a trade link, and items that are there', async () => {
    const { player, items } = await traderWith(ask, null);
    expect((await retrieve(ask, player, items)).code).toBe('TRADE_LINK_MISSING');
    const { player: trader, items: own } = await traderWith(ask, 'AbCd_-12', 2);
    const [sold = '', kept = ''] = own;
    const sell = `mutation($commandId: CommandId!, $itemIds: [ID!]!) { sellItems(commandId: $commandId, terms: "${itemsTerms}", itemIds: $itemIds) { total } }`;
    granted(await ask(sell, { commandId: uuid(), itemIds: [sold] }, trader.token));
    expect((await retrieve(ask, trader, [sold])).code).toBe('ITEM_NOT_HELD');
    expect((await retrieve(ask, trader, [kept, sold])).code).toBe('ITEM_NOT_HELD');
    expect((await retrieve(ask, trader, items)).code).toBe('ITEM_NOT_HELD');
    expect((await retrieve(ask, trader, [])).code).toBe('INVALID_INPUT');
    expect((await retrieve(ask, trader, [kept, kept])).code).toBe('INVALID_INPUT');
    expect((await holdings(ask, trader)).held).toBe(1);
  });
});

describe('retrieval in the sandbox', () => {
  let site: Fixture;
  let ask: Ask;
  beforeAll(async () => {
    site = await openFixture();
    ask = askOf(site.gateway);
  });
  afterAll(async () => {
    await site?.close();
  });

  it.each([
    ['AbCd_-12', 'SUCCESS', 'RETRIEVED'],
    ['FAIL0000', 'FAILED', 'HELD'],
  ])('of a trade link with %s ends as %s', async (token, state, item) => {
    const { player, items } = await traderWith(ask, token);
    const id = idIn(await retrieve(ask, player, items));
    for (let n = 0; n < 4; n += 1) {
      await site.settled();
      await site.retrievals.deliver();
      site.advance(2_000);
    }
    await site.settled();
    expect(await first(ask, player, id)).toMatchObject({ state, item: { state: item } });
  });

  it('is disputed by its player, once, in words that say something', async () => {
    const { player, items } = await traderWith(ask, 'AbCd_-12');
    const id = idIn(await retrieve(ask, player, items));
    await site.settled();
    const dispute = (words: string, { token }: Player = player) =>
      ask(
        'mutation($id: ID!, $text: String!) { disputeRetrieval(id: $id, text: $text) { id entries { text } } }',
        { id, text: words },
        token,
      );
    expect((await dispute('   too short   ')).code).toBe('INVALID_INPUT');
    expect((await dispute('x'.repeat(2_001))).code).toBe('INVALID_INPUT');
    expect((await dispute('It never came.', await signUp(ask))).code).toBe('NOT_FOUND');
    const opened = granted(await dispute(' It never came. '));
    expect(opened.at('disputeRetrieval.entries')).toEqual([{ text: 'It never came.' }]);
    expect(await first(ask, player, id)).toMatchObject({ disputeId: opened.at('disputeRetrieval.id') });
    expect((await dispute('It never came, really.')).code).toBe('ALREADY_DISPUTED');
  });

  it('is refused where it is switched off', async () => {
    const closed = await openFixture({ fulfilment: null });
    try {
      const asked = askOf(closed.gateway);
      const { player, items } = await traderWith(asked, 'AbCd_-12');
      expect((await retrieve(asked, player, items)).code).toBe('PROVIDER_DISABLED');
      expect((await asked('{ site { retrieval } }')).at('site.retrieval')).toBe(false);
    } finally {
      await closed.close();
    }
  });
});
