import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { httpFulfilment } from '../../gateway/money/fulfilment/http-provider.ts';
import { startWarehouseFake, type WarehouseFake } from '../../gateway/money/fulfilment/testing/warehouse-fake.ts';
import { defaultChannels } from '../../gateway/money/payments/channels.ts';
import type { WebhookRequest } from '../../gateway/money/payments/provider.ts';
import { stripeProvider } from '../../gateway/money/payments/stripe-provider.ts';
import { type StripeFake, startStripeFake } from '../../gateway/money/payments/testing/stripe-fake.ts';
import {
  type Ask,
  askOf,
  bindTradeLink,
  each,
  granted,
  list,
  type Player,
  signUp,
  text,
  uuid,
  valueAt,
  winItems,
} from '../../gateway/testing/client.ts';
import { type Fixture, openFixture } from '../../gateway/testing/fixture.ts';
import { operateOn } from './testing/operate.ts';

const START = 'mutation($input: StartDepositInput!) { startDeposit(input: $input) { id } }';
const CANCEL = 'mutation($id: ID!) { cancelDeposit(id: $id) { id } }';
const RETRIEVE = `mutation($commandId: CommandId!, $itemIds: [ID!]!) {
  retrieveItems(commandId: $commandId, itemIds: $itemIds) { retrievals { id } }
}`;
const LINK = 'https://steamcommunity.com/tradeoffer/new/?partner=42&token=AbCd_-12';
const HOUR = 60 * 60_000;

let stripe: StripeFake;
let warehouse: WarehouseFake;
let site: Fixture;
let ask: Ask;
let clock = (): number => Date.now();

beforeAll(async () => {
  stripe = await startStripeFake();
  warehouse = await startWarehouseFake(() => clock());
  const { url, secret } = warehouse;
  site = await openFixture({
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
    fulfilment: httpFulfilment({ url, secret, now: () => clock(), timeoutMs: 3_000 }),
  });
  clock = site.now;
  ask = askOf(site.gateway);
});
afterAll(async () => {
  await site?.close();
  await stripe?.close();
  await warehouse?.close();
});

const operator = (line: string) => operateOn(site, line.split(' '));
const json = async (line: string): Promise<unknown> => {
  const { ok, lines } = await operator(`${line} --json`);
  if (!ok) throw new Error(lines.join('\n'));
  return JSON.parse(lines.join('\n'));
};
/** The values at a path in all rows, page by page. */
const paged = async (line: string, rows: string, path: string): Promise<readonly unknown[]> => {
  const found: unknown[] = [];
  for (let after = ''; ; ) {
    const page = await json(`${line}${after}`);
    found.push(...each(valueAt(page, rows), path));
    if (valueAt(page, 'hasNextPage') !== true) return found;
    after = ` --after ${text(valueAt(page, 'endCursor'))}`;
  }
};

const hook = async ({ body, headers }: WebhookRequest): Promise<void> => {
  const response = await site.gateway.inject({
    method: 'POST',
    url: '/webhooks/stripe',
    headers: { 'content-type': 'application/json', 'stripe-signature': String(headers['stripe-signature']) },
    payload: body,
  });
  expect(response.statusCode).toBe(200);
};
const ordered = async (player: Player, amount = 10_000): Promise<string> => {
  const input = { commandId: uuid(), channel: 'card', currency: 'USD', amount };
  return text(granted(await ask(START, { input }, player.token)).at('startDeposit.id'));
};
const paid = async (player: Player, amount?: number): Promise<string> => {
  const id = await ordered(player, amount);
  stripe.pay(id);
  await hook(stripe.event('checkout.session.completed', id));
  return id;
};

describe('orders', () => {
  it('show what is paid, what came of it, and the webhooks of each', async () => {
    const player = await signUp(ask);
    const id = await paid(player);
    await site.settled();
    const page = await json(`orders --player ${player.playerId}`);
    const [order] = list(valueAt(page, 'orders'));
    expect(order).toMatchObject({
      id,
      player: player.playerId,
      provider: 'stripe',
      channel: 'card',
      currency: 'USD',
      payAmount: '1400',
      amount: 10_000,
      bonus: 0,
      state: 'COMPLETED',
      problem: null,
      payable: false,
      inLog: true,
      cancelledAt: null,
      cancelledFor: null,
      events: [{ kind: 'paid', currency: 'USD', amount: '1400', outcome: 'credited' }],
    });
    expect(text(valueAt(order, 'nickname'))).not.toBe('');
    const settled = Number(valueAt(order, 'settledPosition'));
    const { rows } = await site.database.pool.query<{ type: string }>('SELECT type FROM event WHERE position = $1', [
      settled,
    ]);
    expect(rows).toEqual([{ type: 'PaymentSettled' }]);
    expect(text(valueAt(order, 'settledAt')) >= text(valueAt(order, 'createdAt'))).toBe(true);
    const shown = await operator(`orders --player ${player.playerId}`);
    expect(shown.lines[0]).toBe('orders:');
    expect(shown.lines[2]).toContain(`${id}  ${player.playerId}`);
    expect(shown.lines[2]).toContain('100.00');
  });

  it('show when an order is given up, why, and a payment that is not credited', async () => {
    const player = await signUp(ask);
    const byPlayer = await ordered(player);
    granted(await ask(CANCEL, { id: byPlayer }, player.token));
    const expired = await ordered(player);
    await hook(stripe.event('checkout.session.expired', expired));
    const wrong = await ordered(player);
    stripe.pay(wrong);
    await hook(stripe.event('checkout.session.completed', wrong, { amount_total: 1 }));
    const open = await ordered(player);
    await site.settled();
    const all = list(valueAt(await json(`orders --player ${player.playerId}`), 'orders'));
    expect(all).toMatchObject([
      { id: open, state: 'PROCESSING', payable: true, cancelledAt: null, events: [] },
      {
        id: wrong,
        state: 'CANCELLED',
        problem: 'AMOUNT',
        cancelledFor: 'provider',
        settledAt: null,
        events: [{ kind: 'paid', amount: '1', outcome: 'amount' }],
      },
      { id: expired, state: 'CANCELLED', cancelledFor: 'provider', events: [{ kind: 'closed', outcome: 'closed' }] },
      { id: byPlayer, state: 'CANCELLED', cancelledFor: 'player', settledPosition: null, events: [] },
    ]);
    for (const order of all.slice(1)) expect(valueAt(order, 'cancelledAt')).toMatch(/^20\d\d-/);
    const ids = async (line: string) => paged(`orders --player ${player.playerId} ${line}`, 'orders', 'id');
    expect(await ids('--state processing')).toEqual([open]);
    expect(await ids('--state cancelled')).toEqual([wrong, expired, byPlayer]);
    expect(await ids('--problem amount')).toEqual([wrong]);
    expect(await ids('--provider stripe')).toHaveLength(4);
    expect(await ids('--provider other')).toEqual([]);
  });

  it('are found by their id and by the reference of the provider', async () => {
    const player = await signUp(ask);
    const id = await ordered(player);
    await ordered(player);
    const found = await json(`orders --id ${id}`);
    const reference = text(valueAt(found, 'orders.0.reference'));
    expect(await paged(`orders --id ${id}`, 'orders', 'id')).toEqual([id]);
    expect(await paged(`orders --id ${reference}`, 'orders', 'id')).toEqual([id]);
    expect(await paged('orders --id nothing', 'orders', 'id')).toEqual([]);
    expect((await operator('orders --id nothing')).lines).toContain('  There is none.');
  });

  it('are each on one page, the newest first', async () => {
    const player = await signUp(ask);
    const made: string[] = [];
    for (let n = 0; n < 5; n += 1) made.unshift(await ordered(player));
    expect(await paged(`orders --player ${player.playerId} --first 2`, 'orders', 'id')).toEqual(made);
    const all = await paged('orders --first 3', 'orders', 'id');
    const { rows } = await site.database.pool.query<{ id: string }>('SELECT order_id AS id FROM deposit_order');
    expect(all.toSorted()).toEqual(rows.map((row) => row.id).toSorted());
  });

  it.each([
    ['orders --after garbage', 'not a cursor of this list'],
    [`orders --after ${Buffer.from('acts\n1').toString('base64url')}`, 'not a cursor of this list'],
    ['orders --first 0', 'first is 1 to 100'],
    ['orders --first 101', 'first is 1 to 100'],
    ['orders --first many', 'first is a whole number'],
    ['orders --state paid', 'state is one of processing, completed, cancelled'],
    ['retrievals --after garbage', 'not a cursor of this list'],
    ['retrievals --older-than-hours long', '--older-than-hours is a whole number'],
    ['retrievals --state stuck', 'state is one of retrieving, awaiting-shipment'],
  ])('and retrievals refuse %s', async (line, problem) => {
    const answer = await operator(line);
    expect(answer.ok).toBe(false);
    expect(answer.lines[0]).toContain(problem);
  });

  it('tell no secret of a player or provider', async () => {
    const player = await signUp(ask);
    const id = await paid(player);
    const { lines } = await operator(`orders --id ${id} --json`);
    const told = lines.join('\n');
    for (const secret of [player.phone, stripe.url, 'sk_test', 'whsec', 'payUrl']) expect(told).not.toContain(secret);
  });
});

describe('the debt to players', () => {
  it('is told in all and by kind: balances, items in backpacks, and those on their way', async () => {
    const player = await signUp(ask);
    await paid(player, 50_000);
    await bindTradeLink(ask, player, LINK);
    const [{ id } = { id: '' }] = await winItems(ask, player, 3);
    granted(await ask(RETRIEVE, { commandId: uuid(), itemIds: [id] }, player.token));
    await site.settled();
    const { rows } = await site.database.pool.query(
      `SELECT sum(coin)::bigint AS "COIN", sum(locked)::bigint AS "LOCKED", sum(points)::bigint AS "POINTS",
         (SELECT sum(value) FROM item WHERE state = 'held')::bigint AS "ITEMS",
         (SELECT sum(value) FROM item WHERE state = 'retrieving')::bigint AS "RETRIEVALS" FROM wallet`,
    );
    const now = await json('now');
    const kinds = new Map(
      list(valueAt(now, 'owedBy')).map((one) => [valueAt(one, 'kind'), Number(valueAt(one, 'amount'))]),
    );
    for (const [kind, amount] of Object.entries(rows[0] ?? {}))
      expect([kind, kinds.get(kind)]).toEqual([kind, Number(amount)]);
    for (const kind of ['COIN', 'ITEMS', 'RETRIEVALS']) expect(kinds.get(kind)).toBeGreaterThan(0);
    expect([...kinds.keys()]).toEqual(['COIN', 'LOCKED', 'POINTS', 'BATTLES', 'ITEMS', 'PRIZES', 'RETRIEVALS']);
    expect([...kinds.values()].reduce((sum, one) => sum + one, 0)).toBe(valueAt(now, 'owed'));
  });
});

describe('retrievals', () => {
  const sent = async (quantity: number) => {
    const player = await signUp(ask);
    await paid(player, 50_000);
    await bindTradeLink(ask, player, LINK);
    const itemIds = (await winItems(ask, player, quantity)).map(({ id }) => id);
    const answer = granted(await ask(RETRIEVE, { commandId: uuid(), itemIds }, player.token));
    await site.settled();
    return { player, ids: each(answer.at('retrieveItems.retrievals'), 'id').map(text) };
  };
  const deliver = async (): Promise<void> => {
    await site.retrievals.deliver();
    await site.settled();
  };
  const ofPlayer = (player: Player, more = '') => `retrievals --player ${player.playerId}${more}`;

  it('show how far each item is, and what the warehouse said last', async () => {
    const { player, ids } = await sent(2);
    const [id = '', other = ''] = ids;
    const found = list(valueAt(await json(ofPlayer(player)), 'retrievals'));
    expect(found).toMatchObject([
      { id, player: player.playerId, state: 'RETRIEVING', step: 'NEW', message: null, attempts: 0, failure: null },
      { id: other, state: 'RETRIEVING' },
    ]);
    const { rows } = await site.database.pool.query<{ skin_id: string; wear: string; value: bigint; position: bigint }>(
      'SELECT skin_id, wear, value, position FROM retrieval JOIN item USING (item_id) WHERE retrieval_id = $1',
      [id],
    );
    expect(found[0]).toMatchObject({
      skin: rows[0]?.skin_id,
      wear: rows[0]?.wear,
      value: Number(rows[0]?.value),
      position: String(rows[0]?.position),
      ageHours: 0,
    });
    await deliver();
    warehouse.set(String(rows[0]?.position), 'shipped', 'It is on the truck.');
    site.advance(61_000);
    await deliver();
    expect(valueAt(await json(ofPlayer(player)), 'retrievals.0')).toMatchObject({
      state: 'AWAITING_RECEIPT',
      step: 'SENT',
      provider: 'http',
      message: 'It is on the truck.',
    });
    const shown = await operator(ofPlayer(player));
    expect(shown.lines.join('\n')).toContain('It is on the truck.');
    expect(shown.lines).toContain('total count: 2');
    expect((await operator(ofPlayer(player, ' --json'))).lines.join('\n')).not.toContain('tradeoffer');
  });

  it('are those that have not ended, unless a state is asked for', async () => {
    const { player, ids } = await sent(3);
    await deliver();
    for (const [index, state] of ['delivered', 'failed'].entries()) {
      const { rows } = await site.database.pool.query<{ position: bigint }>(
        'SELECT position FROM retrieval WHERE retrieval_id = $1',
        [ids[index]],
      );
      warehouse.set(String(rows[0]?.position), state === 'failed' ? 'failed' : 'delivered', `It is ${state}.`);
    }
    site.advance(61_000);
    await deliver();
    const idsOf = (more: string) => paged(ofPlayer(player, more), 'retrievals', 'id');
    expect(await idsOf('')).toEqual([ids[2]]);
    expect(await idsOf(' --state succeeded')).toEqual([ids[0]]);
    expect(await idsOf(' --state failed')).toEqual([ids[1]]);
    expect(await idsOf(' --state awaiting-receipt')).toEqual([]);
    expect(valueAt(await json(ofPlayer(player, ' --state failed')), 'retrievals.0')).toMatchObject({
      message: 'It is failed.',
      step: 'DONE',
    });
  });

  it('that are stuck are found by their age, and by the attempts that failed', async () => {
    const { player, ids } = await sent(3);
    const [old = '', older = '', young = ''] = ids;
    const age = async (id: string, hours: number): Promise<void> => {
      const text = 'UPDATE retrieval SET requested_at = $2 WHERE retrieval_id = $1';
      await site.database.pool.query(text, [id, site.now() - hours * HOUR]);
    };
    await age(young, 1.5);
    await age(old, 30);
    await age(older, 80.25);
    const stuck = (hours: number) =>
      paged(ofPlayer(player, ` --older-than-hours ${hours} --first 1`), 'retrievals', 'id');
    expect(await stuck(0)).toEqual([older, old, young]);
    expect(await stuck(24)).toEqual([older, old]);
    expect(await stuck(48)).toEqual([older]);
    expect(await stuck(100)).toEqual([]);
    const value = async (id: string): Promise<number> => {
      const text = 'SELECT value FROM retrieval JOIN item USING (item_id) WHERE retrieval_id = $1';
      return Number((await site.database.pool.query<{ value: bigint }>(text, [id])).rows[0]?.value);
    };
    const now = await json('now');
    expect(valueAt(now, 'retrievalsByAge')).toMatchObject([
      { fromHours: 0, toHours: 1, count: expect.any(Number) },
      { fromHours: 1, toHours: 3, count: 1, value: await value(young) },
      { fromHours: 3, toHours: 6, count: 0, value: 0 },
      { fromHours: 6, toHours: 12, count: 0, value: 0 },
      { fromHours: 12, toHours: null, count: 2, value: (await value(old)) + (await value(older)) },
    ]);
    const inAll = (rows: string): number =>
      each(valueAt(now, rows), 'count').reduce<number>((sum, n) => sum + Number(n), 0);
    expect(inAll('retrievalsByAge')).toBe(inAll('retrievals'));
    expect((await operator('now')).lines).toContain('minutes: 96 points, with --json');
    warehouse.weather = 'down';
    await deliver();
    warehouse.weather = 'fine';
    expect(valueAt(await json(ofPlayer(player, ' --older-than-hours 48')), 'retrievals.0')).toMatchObject({
      ageHours: 80.2,
      attempts: 1,
      state: 'RETRIEVING',
    });
  });

  it('tell why the site could not take note of a request', async () => {
    const { player, ids } = await sent(1);
    await site.database.pool.query(
      `INSERT INTO reactor_failure (name, position, tries, next_try_at, reason)
       SELECT 'fulfilment', position, 3, 0, 'no such skin' FROM retrieval WHERE retrieval_id = $1`,
      [ids[0]],
    );
    expect(valueAt(await json(ofPlayer(player)), 'retrievals.0')).toMatchObject({ failure: 'no such skin' });
    await site.database.pool.query("DELETE FROM reactor_failure WHERE name = 'fulfilment'");
  });
});
