import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { setForPlayer } from '../../../test/harness/guards.ts';
import { askOf, DEPOSIT, granted, type Player, signUp, text, uuid } from '../../testing/client.ts';
import { type Fixture, openFixture } from '../../testing/fixture.ts';
import { NO_CHANNELS } from './channels.ts';

let site: Fixture;
let ask: ReturnType<typeof askOf>;
beforeAll(async () => {
  site = await openFixture();
  ask = askOf(site.gateway);
});
afterAll(async () => {
  await site?.close();
});

const START = 'mutation($input: StartDepositInput!) { startDeposit(input: $input) { id payUrl } }';

const begin = async (player: Player) => {
  const input = { commandId: uuid(), channel: 'wallet', currency: 'JPY', amount: 123_457 };
  const answer = granted(await ask(START, { input }, player.token));
  return { id: text(answer.at('startDeposit.id')), page: text(answer.at('startDeposit.payUrl')) };
};
const get = (url: string) => site.gateway.inject({ method: 'GET', url });
const choose = (url: string, choice: string) =>
  site.gateway.inject({
    method: 'POST',
    url,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: `choice=${choice}`,
  });
const stateOf = async (player: Player, id: string) =>
  (await ask('query($id: ID!) { deposit(id: $id) { state } }', { id }, player.token)).at('deposit.state');

describe("the sandbox's page", () => {
  it('shows what is to be paid, in the language asked for, without a script', async () => {
    const { page } = await begin(await signUp(ask));
    const answer = await get(`${page}&lang=en`);
    expect(answer.statusCode).toBe(200);
    expect(answer.body).toContain('<html lang="en"');
    expect(answer.body).toContain('JPY 25,926');
    expect(answer.body).not.toMatch(/<script|style=/);
    expect(String(answer.headers['content-security-policy'])).toContain("script-src 'self'");
    expect((await get(page)).body).toContain('<html lang="zh-CN"');
    expect((await get(`${page}&lang=zh-TW`)).body).toContain('應付金額');
    expect((await get('/sandbox/pay.css')).headers['content-type']).toContain('text/css');
  });

  it('is nobody else’s', async () => {
    const player = await signUp(ask);
    const { id, page } = await begin(player);
    const { page: other } = await begin(player);
    for (const url of [
      `/sandbox/pay/${id}`,
      `/sandbox/pay/${id}?token=x`,
      `/sandbox/pay/${id}${other.slice(other.indexOf('?'))}`,
    ]) {
      expect((await get(url)).statusCode).toBe(404);
      expect((await choose(url, 'pay')).statusCode).toBe(404);
    }
    expect((await choose(page, 'steal')).statusCode).toBe(400);
    expect(await stateOf(player, id)).toBe('PROCESSING');
  });

  it('pays, and comes back to the order', async () => {
    const player = await signUp(ask);
    const { id, page } = await begin(player);
    const paid = await choose(page, 'pay');
    expect([paid.statusCode, paid.headers.location]).toEqual([303, `/deposit?order=${id}`]);
    expect(await stateOf(player, id)).toBe('COMPLETED');
    await choose(page, 'pay');
    await choose(page, 'cancel');
    expect(await stateOf(player, id)).toBe('COMPLETED');
    const wallet = await ask('{ me { wallet { coin } } }', undefined, player.token);
    expect(wallet.at('me.wallet.coin')).toBe(123_457);
    expect((await get(page)).body).not.toContain('<form');
  });

  it('gives up, too', async () => {
    const player = await signUp(ask);
    const { id, page } = await begin(player);
    expect((await choose(page, 'cancel')).statusCode).toBe(303);
    expect(await stateOf(player, id)).toBe('CANCELLED');
  });
});

describe('a deposit in one step', () => {
  it('is an order like any other, made once', async () => {
    const player = await signUp(ask);
    const commandId = uuid();
    const one = granted(await ask(DEPOSIT, { commandId, amount: 5_000 }, player.token));
    const again = granted(await ask(DEPOSIT, { commandId, amount: 5_000 }, player.token));
    expect(again.at('deposit')).toEqual(one.at('deposit'));
    expect(one.at('deposit.wallet.coin')).toBe(5_000);
    expect(await stateOf(player, text(one.at('deposit.depositId')))).toBe('COMPLETED');
    expect((await ask(DEPOSIT, { commandId, amount: 6_000 }, player.token)).code).toBe('IDEMPOTENCY_CONFLICT');
  });

  it('keeps to what safer play allows', async () => {
    const player = await signUp(ask);
    await setForPlayer(site.database.pool, player.playerId, { blockedUntil: site.now() + 60_000 });
    expect((await ask(DEPOSIT, { commandId: uuid(), amount: 5_000 }, player.token)).code).toBe('PLAY_NOT_ALLOWED');
    const orders = await ask('{ deposits { totalCount } }', undefined, player.token);
    expect(orders.at('deposits.totalCount')).toBe(0);
  });
});

it('a site without deposits says so', async () => {
  const closed = await openFixture({ paying: () => ({ provider: null, sandbox: null, channels: NO_CHANNELS }) });
  try {
    const asked = askOf(closed.gateway);
    const player = await signUp(asked);
    const input = { commandId: uuid(), channel: 'card', currency: 'USD', amount: 5_000 };
    expect((await asked(START, { input }, player.token)).code).toBe('PROVIDER_DISABLED');
    expect((await asked(DEPOSIT, { commandId: uuid(), amount: 5_000 }, player.token)).code).toBe('PROVIDER_DISABLED');
    const shown = await asked('{ site { deposits } paymentChannels { id } }');
    expect([shown.at('site.deposits'), shown.at('paymentChannels')]).toEqual([false, []]);
  } finally {
    await closed.close();
  }
});
