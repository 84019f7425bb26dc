import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { databaseProviders } from '../../../test/harness/databases.ts';
import { publishTerms } from '../../../test/terms-cast.ts';
import { consoleOf } from '../../operator/testing/console.ts';
import { type Answer, askOf, granted, list, type Player, signUp, text, uuid, valueAt } from '../../testing/client.ts';
import { type Fixture, openFixture } from '../../testing/fixture.ts';
import { defaultChannels } from './channels.ts';
import type { WebhookRequest } from './provider.ts';
import { stripeProvider } from './stripe-provider.ts';
import { type StripeFake, startStripeFake } from './testing/stripe-fake.ts';

const ORDER = 'id state currency payAmount amount bonus reversed payUrl channel { id provider }';
const START = `mutation($input: StartDepositInput!) { startDeposit(input: $input) { ${ORDER} } }`;
const MINUTE = 60_000;

describe.each(databaseProviders.map(({ name }) => name))('deposits through Stripe on %s', (on) => {
  let stripe: StripeFake;
  let site: Fixture;
  let ask: ReturnType<typeof askOf>;

  beforeAll(async () => {
    stripe = await startStripeFake();
    site = await openFixture(
      {
        paying: ({ publicOrigin }) => ({
          provider: stripeProvider({
            secretKey: 'sk_test_0123456789',
            webhookSecret: stripe.webhookSecret,
            apiUrl: stripe.url,
            publicOrigin,
            timeoutMs: 3_000,
          }),
          sandbox: null,
          channels: defaultChannels('stripe'),
        }),
      },
      on,
    );
    ask = askOf(site.gateway);
  });
  afterAll(async () => {
    await site?.close();
    await stripe?.close();
  });

  const start = (player: Player, input: object = {}): Promise<Answer> =>
    ask(
      START,
      { input: { commandId: uuid(), channel: 'card', currency: 'USD', amount: 10_000, ...input } },
      player.token,
    );
  const begun = async (player: Player, input: object = {}): Promise<string> =>
    text(granted(await start(player, input)).at('startDeposit.id'));
  const orderOf = async (player: Player, id: string) =>
    granted(await ask(`query($id: ID!) { deposit(id: $id) { ${ORDER} } }`, { id }, player.token)).at('deposit');
  const coinOf = async (player: Player): Promise<unknown> =>
    granted(await ask('{ me { wallet { coin } } }', undefined, player.token)).at('me.wallet.coin');
  const hook = async ({ body, headers }: WebhookRequest) => {
    const response = await site.gateway.inject({
      method: 'POST',
      url: '/webhooks/stripe',
      headers: { 'content-type': 'application/json', 'stripe-signature': String(headers['stripe-signature']) },
      payload: body,
    });
    return [response.statusCode, valueAt(response.json(), 'outcome')];
  };
  const cancel = (player: Player, id: string) =>
    ask(`mutation($id: ID!) { cancelDeposit(id: $id) { ${ORDER} } }`, { id }, player.token);

  it('give a page to pay at, and coin once the provider says that it is paid', async () => {
    const player = await signUp(ask);
    const answer = granted(await start(player));
    expect(answer.at('startDeposit')).toMatchObject({
      state: 'PROCESSING',
      currency: 'USD',
      payAmount: 1_400,
      amount: 10_000,
      bonus: 0,
      channel: { id: 'card', provider: 'stripe' },
    });
    expect(text(answer.at('startDeposit.payUrl'))).toContain(stripe.url);
    const id = text(answer.at('startDeposit.id'));
    stripe.pay(id);
    const event = stripe.event('checkout.session.completed', id);
    expect(await hook(event)).toEqual([200, 'credited']);
    expect(await coinOf(player)).toBe(10_000);
    expect(await orderOf(player, id)).toMatchObject({ state: 'COMPLETED', payUrl: null });
    expect(await hook(event)).toEqual([200, 'replayed']);
    expect(await hook(stripe.event('checkout.session.async_payment_succeeded', id))).toEqual([200, 'ignored']);
    expect(await coinOf(player)).toBe(10_000);
  });

  it('are reversed by an operator where the provider gave money back, and never by the provider alone', async () => {
    const desk = consoleOf(site);
    const amy = await desk.signedUp(['finance'], 'Amy');
    const player = await signUp(ask);
    const id = await begun(player);
    stripe.pay(id);
    await hook(stripe.event('checkout.session.completed', id));
    const refund = stripe.event('charge.refunded', id, { amount_refunded: 700 });
    expect(await hook(refund)).toEqual([200, 'given-back']);
    expect(await hook(refund)).toEqual([200, 'replayed']);
    expect(
      await hook(stripe.event('charge.dispute.created', id, { payment_intent: 'pi_of_another', amount: 1 })),
    ).toEqual([200, 'unknown-order']);
    expect(await coinOf(player)).toBe(10_000);
    const shown = async () => {
      await site.settled();
      const list = `query($id: String) { orders(id: $id) { orders {
        state problem reversed reversals { kind amount coin receivable } events { kind outcome } } } }`;
      return (await desk.ask(amy.cookie, list, { id })).data.orders.orders[0];
    };
    expect(await shown()).toMatchObject({
      ...{ state: 'COMPLETED', problem: 'REVERSED_AT_PROVIDER', reversed: 0, reversals: [] },
      events: [
        { kind: 'paid', outcome: 'credited' },
        { kind: 'refunded', outcome: 'given-back' },
      ],
    });
    const propose = `mutation($id: ID!, $amount: Money!) {
      proposeReversal(order: $id, amount: $amount, kind: REFUND, reason: "<b>asked</b> for it") { id } }`;
    expect(await desk.ask(amy.cookie, propose, { id, amount: 10_001 })).toMatchObject({ code: 'INPUT_INVALID' });
    expect(await desk.ask(amy.cookie, propose, { id: 'nothing', amount: 1 })).toMatchObject({ code: 'NOT_FOUND' });
    const act = (await desk.ask(amy.cookie, propose, { id, amount: 5_000 })).data.proposeReversal.id;
    await site.settled();
    await desk.ask(amy.cookie, 'mutation($id: ID!) { approveAct(id: $id) { position } }', { id: act });
    expect(await shown()).toMatchObject({
      ...{ state: 'COMPLETED', problem: null, reversed: 5_000 },
      reversals: [{ kind: 'refund', amount: 5_000, coin: 5_000, receivable: 0 }],
    });
    expect(await coinOf(player)).toBe(5_000);
    expect(await orderOf(player, id)).toMatchObject({ state: 'COMPLETED', reversed: 5_000 });
  });

  it('answer the same command with the same order, and another body under it not at all', async () => {
    const player = await signUp(ask);
    const commandId = uuid();
    const before = stripe.created();
    const [one, other] = await Promise.all([begun(player, { commandId }), begun(player, { commandId })]);
    expect(one).toBe(other);
    expect(stripe.created()).toBe(before + 1);
    expect((await start(player, { commandId, amount: 20_000 })).code).toBe('IDEMPOTENCY_CONFLICT');
    expect((await start(player, { commandId, currency: 'EUR' })).code).toBe('IDEMPOTENCY_CONFLICT');
    const stranger = await signUp(ask);
    expect(await begun(stranger, { commandId })).not.toBe(one);
    expect(await orderOf(stranger, one)).toBeNull();
  });

  it.each([
    [{ channel: 'cheque' }, 'INVALID_INPUT'],
    [{ currency: 'XXX' }, 'INVALID_INPUT'],
    [{ amount: 499 }, 'INVALID_INPUT'],
    [{ amount: 5_000_001 }, 'INVALID_INPUT'],
    [{ couponId: 'none' }, 'COUPON_NOT_USABLE'],
    [{ couponId: 'AbCdEfGhIjKlMnOpQrStUv' }, 'COUPON_NOT_USABLE'],
  ])('refuse %j', async (input, code) => {
    const player = await signUp(ask);
    expect((await start(player, input)).code).toBe(code);
    const orders = await ask('{ deposits { totalCount } }', undefined, player.token);
    expect(orders.at('deposits.totalCount')).toBe(0);
  });

  it('believe no forged word, and nothing that is no webhook', async () => {
    const player = await signUp(ask);
    const id = await begun(player);
    stripe.pay(id);
    const { body, headers } = stripe.event('checkout.session.completed', id);
    expect(await hook({ body, headers: { 'stripe-signature': 't=1,v1=00' } })).toEqual([400, undefined]);
    expect(await hook({ body: Buffer.from(body.toString().replace('1400', '9999')), headers })).toEqual([
      400,
      undefined,
    ]);
    const huge = { body: Buffer.alloc(300_000, 32), headers };
    expect((await hook(huge))[0]).toBe(413);
    const other = await site.gateway.inject({ method: 'POST', url: '/webhooks/sandbox', payload: {} });
    expect(other.statusCode).toBe(404);
    expect(await coinOf(player)).toBe(0);
  });

  it('stay paid where an expiry is told afterwards, and are credited where they were given up before', async () => {
    const player = await signUp(ask);
    const paid = await begun(player);
    stripe.pay(paid);
    expect(await hook(stripe.event('checkout.session.completed', paid))).toEqual([200, 'credited']);
    expect(await hook(stripe.event('checkout.session.expired', paid))).toEqual([200, 'ignored']);
    expect(await orderOf(player, paid)).toMatchObject({ state: 'COMPLETED' });

    const late = await begun(player);
    expect(await hook(stripe.event('checkout.session.expired', late))).toEqual([200, 'closed']);
    expect(await orderOf(player, late)).toMatchObject({ state: 'CANCELLED', payUrl: null });
    stripe.pay(late);
    expect(await hook(stripe.event('checkout.session.completed', late))).toEqual([200, 'credited']);
    expect(await orderOf(player, late)).toMatchObject({ state: 'COMPLETED' });
    expect(await coinOf(player)).toBe(20_000);
  });

  it.each([
    [{ amount_total: 1 }, 'amount'],
    [{ currency: 'jpy' }, 'currency'],
  ] as const)('are not credited for %j, and wait for an operator', async (change, outcome) => {
    const player = await signUp(ask);
    const id = await begun(player);
    stripe.pay(id);
    expect(await hook(stripe.event('checkout.session.completed', id, change))).toEqual([200, outcome]);
    expect(await coinOf(player)).toBe(0);
    expect(await orderOf(player, id)).toMatchObject({ state: 'CANCELLED' });
    const text = 'SELECT problem FROM deposit_order WHERE order_id = $1';
    expect((await site.database.pool.query(text, [id])).rows).toEqual([{ problem: outcome }]);
  });

  it('take no notice of orders that are none of theirs', async () => {
    const id = await begun(await signUp(ask));
    stripe.pay(id);
    const event = stripe.event('checkout.session.completed', id, { client_reference_id: 'somebody-else' });
    expect(await hook(event)).toEqual([200, 'unknown-order']);
  });

  it('can be given up, unless they are paid', async () => {
    const player = await signUp(ask);
    const id = await begun(player);
    expect((await cancel(await signUp(ask), id)).code).toBe('NOT_FOUND');
    expect(granted(await cancel(player, id)).at('cancelDeposit')).toMatchObject({ state: 'CANCELLED', payUrl: null });
    expect(granted(await cancel(player, id)).at('cancelDeposit')).toMatchObject({ state: 'CANCELLED' });
    const paid = await begun(player);
    stripe.pay(paid);
    expect((await cancel(player, paid)).code).toBe('DEPOSIT_CLOSED');
    expect(await coinOf(player)).toBe(10_000);
  });

  it('go on after an outage with the very same command, and never ask for a second session', async () => {
    const player = await signUp(ask);
    const commandId = uuid();
    stripe.weather = 'lost';
    const before = stripe.created();
    expect((await start(player, { commandId })).code).toBe('PROVIDER_UNAVAILABLE');
    stripe.weather = 'down';
    expect((await start(player, { commandId })).code).toBe('PROVIDER_UNAVAILABLE');
    stripe.weather = 'fine';
    const again = granted(await start(player, { commandId }));
    expect(text(again.at('startDeposit.payUrl'))).toContain(stripe.url);
    expect(stripe.created()).toBe(before + 1);
    const orders = await ask('{ deposits { totalCount edges { node { id } } } }', undefined, player.token);
    expect(orders.at('deposits.totalCount')).toBe(1);
  });

  it('are asked about where no webhook came, and expire unpaid after half an hour', async () => {
    const player = await signUp(ask);
    const paid = await begun(player);
    const forgotten = await begun(player);
    stripe.pay(paid);
    await site.payments.reconcile.due();
    expect(await orderOf(player, paid)).toMatchObject({ state: 'PROCESSING' });
    site.advance(2 * MINUTE);
    await site.payments.reconcile.due();
    expect(await orderOf(player, paid)).toMatchObject({ state: 'COMPLETED' });
    expect(await orderOf(player, forgotten)).toMatchObject({ state: 'PROCESSING' });
    site.advance(30 * MINUTE);
    stripe.weather = 'down';
    await site.payments.reconcile.all();
    expect(await orderOf(player, forgotten)).toMatchObject({ state: 'PROCESSING' });
    stripe.weather = 'fine';
    await site.payments.reconcile.all();
    expect(await orderOf(player, forgotten)).toMatchObject({ state: 'CANCELLED' });
    expect(await coinOf(player)).toBe(10_000);
  });

  it('bring the bonus of the first deposit, once', async () => {
    const player = await signUp(ask);
    await site.operate(
      publishTerms({
        rewards: {
          firstDeposit: { percent: 20, max: '5000' },
          releasePercent: 2,
          dailyTiers: [],
          rebateLevels: [{ deposits: '0', ratio: 0 }],
          vipRewards: Array.from({ length: 20 }, () => '0'),
          freeCases: [],
        },
      }),
    );
    const bonus = async () =>
      granted(await ask('{ firstDepositBonus { percent max available } }', undefined, player.token)).at(
        'firstDepositBonus',
      );
    expect(await bonus()).toEqual({ percent: 20, max: 5_000, available: true });
    for (const expected of [2_000, 0]) {
      const id = await begun(player);
      stripe.pay(id);
      expect(await hook(stripe.event('checkout.session.completed', id))).toEqual([200, 'credited']);
      expect(await orderOf(player, id)).toMatchObject({ bonus: expected });
    }
    expect(await bonus()).toEqual({ percent: 20, max: 5_000, available: false });
    const wallet = await ask('{ me { wallet { coin locked } } }', undefined, player.token);
    expect(wallet.at('me.wallet')).toEqual({ coin: 20_000, locked: 2_000 });
  });

  it('are listed newest first, a page at a time, and refuse the sandbox', async () => {
    const player = await signUp(ask);
    const ids = [await begun(player), await begun(player), await begun(player)].reverse();
    const first = await ask(
      '{ deposits(first: 2) { totalCount pageInfo { endCursor hasNextPage } edges { node { id } } } }',
      {},
      player.token,
    );
    expect(first.at('deposits.totalCount')).toBe(3);
    const after = text(first.at('deposits.pageInfo.endCursor'));
    const rest = await ask(
      'query($after: String) { deposits(after: $after) { edges { node { id } } } }',
      { after },
      player.token,
    );
    const found = [...list(first.at('deposits.edges')), ...list(rest.at('deposits.edges'))].map((edge) =>
      valueAt(edge, 'node.id'),
    );
    expect(new Set(found)).toEqual(new Set(ids));
    expect(found).toHaveLength(3);
    const deposit = 'mutation($commandId: CommandId!) { deposit(commandId: $commandId, amount: 1000) { depositId } }';
    expect((await ask(deposit, { commandId: uuid() }, player.token)).code).toBe('PROVIDER_DISABLED');
    const channels = await ask('{ site { deposits } paymentChannels { id currencies { code digits pricePerCoin } } }');
    expect(channels.at('site.deposits')).toBe(true);
    expect(channels.at('paymentChannels.0.currencies.3')).toEqual({ code: 'JPY', digits: 0, pricePerCoin: 21 });
  });
});
