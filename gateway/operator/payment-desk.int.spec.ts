import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { operateOn } from '../../scripts/operator/testing/operate.ts';
import { databaseProviders } from '../../test/harness/databases.ts';
import { httpFulfilment } from '../money/fulfilment/http-provider.ts';
import { startWarehouseFake, type WarehouseFake } from '../money/fulfilment/testing/warehouse-fake.ts';
import { defaultChannels } from '../money/payments/channels.ts';
import { stripeProvider } from '../money/payments/stripe-provider.ts';
import { type StripeFake, startStripeFake } from '../money/payments/testing/stripe-fake.ts';
import { askOf, bindTradeLink, granted, type Player, signUp, text, uuid, winItems } from '../testing/client.ts';
import { type Fixture, openFixture } from '../testing/fixture.ts';
import { consoleOf, type SignedIn } from './testing/console.ts';

const START = 'mutation($input: StartDepositInput!) { startDeposit(input: $input) { id payAmount currency } }';
const SET_CHANNEL = `mutation($state: ChannelState!, $reason: String!) {
  setChannel(state: $state, id: "card", reason: $reason) { id state reason changedByName }
}`;
const RECONCILE = `query($file: String!) { reconcile(provider: "stripe", file: $file) {
  payments others sums { outcome currency count inFile here }
  differences { outcome line reference order at inFile currency here orderCurrency }
} }`;
const ADVANCE = `mutation($commandId: ID!, $id: ID!, $state: ReachedStage!) {
  advanceRetrieval(commandId: $commandId, id: $id, state: $state, reason: "the warehouse lost it") { id state }
}`;
const RETRY = `mutation($commandId: ID!, $id: ID!) {
  retryRetrieval(commandId: $commandId, id: $id, reason: "asked by phone") { step attempts nextTryAt }
}`;

describe.each(databaseProviders.map(({ name }) => name))('the payments desk on %s', (on) => {
  let stripe: StripeFake;
  let warehouse: WarehouseFake;
  let site: Fixture;
  let desk: ReturnType<typeof consoleOf>;
  let finance: SignedIn;
  let ask: ReturnType<typeof askOf>;
  let player: Player;
  let clock = (): number => Date.now();

  beforeAll(async () => {
    stripe = await startStripeFake();
    warehouse = await startWarehouseFake(() => clock());
    const { url, secret } = warehouse;
    site = await openFixture(
      {
        fulfilment: httpFulfilment({ url, secret, now: () => clock(), timeoutMs: 3_000 }),
        paying: ({ publicOrigin }) => ({
          provider: stripeProvider({
            ...{ secretKey: 'sk_test_0123456789', webhookSecret: stripe.webhookSecret, apiUrl: stripe.url },
            ...{ publicOrigin, timeoutMs: 3_000 },
          }),
          ...{ sandbox: null, channels: defaultChannels('stripe') },
        }),
      },
      on,
    );
    clock = site.now;
    desk = consoleOf(site);
    finance = await desk.signedUp(['finance']);
    ask = askOf(site.gateway);
    player = await signUp(ask);
  }, 120_000);
  afterAll(async () => {
    await site?.close();
    await warehouse?.close();
    await stripe?.close();
  });

  const asked = (query: string, variables: object = {}) => desk.ask(finance.cookie, query, variables);
  const start = (commandId = uuid()) =>
    ask(START, { input: { commandId, channel: 'card', currency: 'USD', amount: 10_000 } }, player.token);
  const hook = async (body: string | Buffer, signature: string) => {
    const headers = { 'content-type': 'application/json', 'stripe-signature': signature };
    const answer = await site.gateway.inject({ method: 'POST', url: '/webhooks/stripe', headers, payload: body });
    return answer.statusCode;
  };
  const paid = async (): Promise<string> => {
    const id = text(granted(await start()).at('startDeposit.id'));
    stripe.pay(id);
    const { body, headers } = stripe.event('checkout.session.completed', id);
    expect(await hook(body, String(headers['stripe-signature']))).toBe(200);
    return id;
  };
  const journal = async () =>
    (
      await desk.ask(
        (
          await desk.signedUp(['auditor'])
        ).cookie,
        '{ journal { entries { kind subject detail reason } } }',
      )
    ).data.journal.entries;

  it('takes no new order through a channel that is off, and credits those that it has', async () => {
    const commandId = uuid();
    const before = text(granted(await start(commandId)).at('startDeposit.id'));
    const off = await asked(SET_CHANNEL, { state: 'OFF', reason: 'the bank is down' });
    expect(off.data.setChannel).toEqual({ id: 'card', state: 'OFF', reason: 'the bank is down', changedByName: 'Ada' });
    expect((await ask('{ paymentChannels { id } }')).at('paymentChannels')).toEqual([{ id: 'wallet' }]);
    expect((await start()).code).toBe('PROVIDER_DISABLED');
    expect(granted(await start(commandId)).at('startDeposit.id')).toBe(before);
    stripe.pay(before);
    const { body, headers } = stripe.event('checkout.session.completed', before);
    expect(await hook(body, String(headers['stripe-signature']))).toBe(200);
    const order = await asked('query($id: String!) { orders(id: $id) { orders { state } } }', { id: before });
    expect(order.data.orders.orders).toEqual([{ state: 'COMPLETED' }]);
    await asked(SET_CHANNEL, { state: 'OFF', reason: 'again' });
    expect((await asked(SET_CHANNEL, { state: 'ON', reason: 'it is back' })).data.setChannel.state).toBe('ON');
    granted(await start());
    expect((await journal()).slice(0, 4)).toMatchObject([
      {},
      {},
      { kind: 'CHANNEL_ON', subject: 'card', reason: 'it is back' },
      { kind: 'CHANNEL_OFF', subject: 'card', reason: 'the bank is down' },
    ]);
    const unknown = await operateOn(site, ['channel', 'off', 'cheque', '--reason', 'x']);
    expect(unknown.ok).toBe(false);
  });

  it('compares a file of the provider with the orders here', async () => {
    const [one, other, lacking] = [await paid(), await paid(), await paid()];
    await site.settled();
    const open = text(granted(await start()).at('startDeposit.id'));
    const at = (ms: number): string => new Date(site.now() + ms).toISOString();
    const file = [
      'Reference,Amount,Currency,Status,Time',
      `${one},14.00,usd,paid,${at(-600_000)}`,
      `${other},13.00,USD,paid,${at(0)}`,
      `${open},14.00,USD,paid,${at(0)}`,
      `nothing,5.00,EUR,refunded,${at(60_000)}`,
    ].join('\n');
    const { data } = await asked(RECONCILE, { file });
    const { payments, others, differences } = data.reconcile;
    expect([payments, others]).toEqual([3, 1]);
    const found = differences.map(({ outcome, line, order }: Record<string, unknown>) => [outcome, line, order]);
    expect(found).toContainEqual(['NOT_CREDITED', 4, open]);
    expect(found).toContainEqual(['AMOUNT', 3, other]);
    expect(found).toContainEqual(['NOT_IN_FILE', null, lacking]);
    expect(found.flat()).not.toContain(one);
    const wrong = await asked(RECONCILE, { file: 'id,amount\n1,2' });
    expect([wrong.code, wrong.details]).toMatchObject(['INVALID_INPUT', { field: 'file' }]);
  });

  it('counts webhooks that the provider did not sign, or that are about no order, and keeps none of them', async () => {
    expect(await hook('{"id":"evt_forged"}', 't=1,v1=00')).toBe(400);
    expect(await hook('{"id":"evt_forged"}', '')).toBe(400);
    // A write may be on its way: the next count goes after it.
    await expect
      .poll(async () => (await asked('{ refusedWebhooks { provider reason count } }')).data.refusedWebhooks)
      .toEqual([{ provider: 'stripe', reason: 'UNSIGNED', count: 2 }]);
  });

  describe('with an item that does not arrive', () => {
    let id: string;
    const retrieved = async (): Promise<string> => {
      const [item] = await winItems(ask, player, 1);
      const RETRIEVE = `mutation($commandId: CommandId!, $itemIds: [ID!]!) {
        retrieveItems(commandId: $commandId, itemIds: $itemIds) { retrievals { id } }
      }`;
      const begun = granted(await ask(RETRIEVE, { commandId: uuid(), itemIds: [item?.id] }, player.token));
      return text(begun.at('retrieveItems.retrievals.0.id'));
    };
    const deliver = async (): Promise<void> => {
      await site.settled();
      await site.retrievals.deliver();
      await site.settled();
    };
    const shown = async () => {
      const query = `{ retrievals(state: FAILED) { retrievals { id handled { operatorName state reason } } } }`;
      return (await asked(query)).data.retrievals.retrievals;
    };

    beforeAll(async () => {
      await bindTradeLink(ask, player, 'https://steamcommunity.com/tradeoffer/new/?partner=42&token=AbCd_-12');
      id = await retrieved();
      await deliver();
    });

    it('asks the warehouse again, and sends the item where it was forgotten', async () => {
      const { rows } = await site.database.pool.query('SELECT position::text FROM retrieval WHERE retrieval_id = $1', [
        id,
      ]);
      const key = String(rows[0]?.position);
      const posts = warehouse.posts();
      warehouse.forget(key);
      site.advance(61_000);
      await deliver();
      expect(warehouse.posts()).toBe(posts);
      const commandId = uuid();
      const { data } = await asked(RETRY, { commandId, id });
      expect(data.retryRetrieval).toMatchObject({ step: 'SENDING', attempts: 0 });
      expect((await asked(RETRY, { commandId, id })).code).toBeNull();
      site.advance(31_000);
      await deliver();
      expect(warehouse.posts()).toBe(posts + 1);
      expect((await journal()).filter(({ kind }: { kind: string }) => kind === 'RETRIEVAL_RETRIED')).toHaveLength(1);
    });

    it('has its state said by hand, once, with the reason beside it', async () => {
      const commandId = uuid();
      expect((await asked(ADVANCE, { commandId, id, state: 'FAILED' })).data.advanceRetrieval).toEqual({
        id,
        state: 'FAILED',
      });
      expect((await asked(ADVANCE, { commandId, id, state: 'FAILED' })).code).toBeNull();
      expect((await asked(ADVANCE, { commandId: uuid(), id, state: 'SUCCEEDED' })).code).toBe('RETRIEVAL_NOT_FOUND');
      await site.settled();
      expect(await shown()).toEqual([
        {
          id,
          handled: [
            { operatorName: 'Ada', state: null, reason: 'asked by phone' },
            { operatorName: 'Ada', state: 'FAILED', reason: 'the warehouse lost it' },
          ],
        },
      ]);
      await site.settled();
      expect((await asked(RETRY, { commandId: uuid(), id })).code).toBe('NOTHING_TO_DO');
      expect((await asked(RETRY, { commandId: uuid(), id: 'none' })).code).toBe('NOT_FOUND');
    });
  });
});
