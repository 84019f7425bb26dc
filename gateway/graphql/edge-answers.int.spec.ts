import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { restOf } from '../rest/testing/client.ts';
import { type Ask, askOf, DEPOSIT, entropy, signUp, signUpWith, uuid } from '../testing/client.ts';
import { type Fixture, openFixture } from '../testing/fixture.ts';

let site: Fixture;
let ask: Ask;
beforeAll(async () => {
  site = await openFixture();
  ask = askOf(site.gateway);
});
afterAll(() => site.close());

/** As bytes: a client's library would write the zero without its sign. */
const answerTo = async (body: string, token: string): Promise<string> =>
  (
    await site.gateway.inject({
      method: 'POST',
      url: '/graphql',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      payload: body,
    })
  ).body;

describe('a zero with a sign', () => {
  it.each(['-0', '-0.0', '0e0', '-0e1'])('is a zero: %s', async (zero) => {
    const { token } = await signUp(ask);
    const query = 'mutation($c: CommandId!, $n: Int!) { claimVipReward(commandId: $c, grade: $n) { wallet { coin } } }';
    const daily =
      'mutation($c: CommandId!, $n: Int!) { claimDailyReward(commandId: $c, tier: $n) { wallet { coin } } }';
    for (const one of [query, daily]) {
      const body = await answerTo(`{"query":${JSON.stringify(one)},"variables":{"c":"${uuid()}","n":${zero}}}`, token);
      expect(body).not.toContain('INTERNAL');
      expect(body).toContain('"code":"');
    }
    const literal = await answerTo(
      JSON.stringify({ query: `mutation { claimVipReward(commandId: "${uuid()}", grade: -0) { wallet { coin } } }` }),
      token,
    );
    expect(literal).not.toContain('INTERNAL');
  });
});

describe('deposits under a command id that something else used', () => {
  it('are told so, all at once', async () => {
    const player = await signUpWith(ask, 100_000);
    const commandId = uuid();
    const rotate = `mutation($c: CommandId!) { rotateSeed(commandId: $c, entropy: "${entropy()}") { position } }`;
    expect((await ask(rotate, { c: commandId }, player.token)).code).toBe('NOTHING_TO_DO');
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, n) => ask(DEPOSIT, { commandId, amount: 200 + (n % 3) }, player.token)),
    );
    for (const { code } of answers) expect(['IDEMPOTENCY_CONFLICT', 'BUSY']).toContain(code);
  });
});

describe('what isn’t there', () => {
  it('is named: a rebate', async () => {
    const player = await signUp(ask);
    const claim = 'mutation($c: CommandId!) { claimRebate(commandId: $c) { wallet { points } } }';
    expect((await ask(claim, { c: uuid() }, player.token)).code).toBe('NO_REBATE');
  });
});

describe('too few points', () => {
  it.each([
    ['zh-CN', '积分不足'],
    ['zh-TW', '積分不足'],
    ['en', 'You don’t have enough points.'],
  ])('are not called too little coin in %s', async (lang, msg) => {
    const { token } = await signUp(ask);
    const refused = await restOf(site.gateway)(
      '/profile/transferSecondary',
      { amount: 1 },
      { token, headers: { lang } },
    );
    expect([refused.code, refused.msg]).toEqual(['INSUFFICIENT_POINTS', msg]);
  });
});

describe('a document that a rule stumbles over', () => {
  it('is refused like any other', async () => {
    const answer = await ask('subscription { liveEvents @include { seq } battleUpdated(id: "x") @include { id } }');
    expect([answer.status, answer.code]).toEqual([200, 'GRAPHQL_VALIDATION_FAILED']);
  });
});

describe('an invite code that is none', () => {
  it('is refused by its own status', async () => {
    const rest = restOf(site.gateway);
    const params = { phone: '13812345678', password: entropy(), smsCode: '123456', adult: true, terms: true };
    for (const inviteCode of ['x', 'no good!', 'a'.repeat(16)]) {
      expect(await rest('/auth/signUp', { ...params, inviteCode })).toMatchObject({ http: 200, status: 1019 });
    }
  });
});
