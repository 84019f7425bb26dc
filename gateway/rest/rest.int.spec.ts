import type { InjectOptions } from 'fastify';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { keyText, laneText } from '../../engine/fairness/device-keys.ts';
import { chainFrom } from '../../engine/fairness/lane-chain.ts';
import { NO_ENTROPY } from '../../engine/fairness/no-entropy.ts';
import { nodeHashing } from '../../engine/node-hashing.ts';
import { deviceNamed } from '../../test/lanes.ts';
import { AT_ONCE } from '../server/work/meter.ts';
import { PRICES } from '../server/work/prices.ts';
import {
  type Ask,
  askOf,
  entropy as fresh,
  granted,
  holdings,
  OPEN,
  openInput,
  openParams,
  type Player,
  signUp,
  signUpWith,
  text,
  ticketFor,
  uuid,
} from '../testing/client.ts';
import { type Fixture, openFixture } from '../testing/fixture.ts';
import { boxesOf, hostSeed } from '../testing/rooms.ts';
import { calls } from './calls/index.ts';
import { entropyFrom } from './command-id.ts';
import { isShown } from './fields.ts';
import { done, type Rest, restOf } from './testing/client.ts';

let site: Fixture;
let ask: Ask;
let rest: Rest;
let player: Player;
beforeAll(async () => {
  site = await openFixture();
  ask = askOf(site.gateway);
  rest = restOf(site.gateway);
  player = await signUpWith(ask, 1_000_000);
});
afterAll(() => site.close());

const send = (options: InjectOptions) => site.gateway.inject(options);

describe('an answer', () => {
  it('has its envelope, the version and what is left of the rate', async () => {
    const answer = done(await rest('/common/sysConfig', {}, { method: 'GET' }));
    expect([answer.http, answer.status, answer.msg]).toEqual([200, 0, 'ok']);
    expect(answer.headers).toMatchObject({ 'x-api-version': '1.0', 'cache-control': 'no-store' });
    expect(answer.headers).toHaveProperty('x-ratelimit-remaining');
  });

  it.each([
    [undefined, '请先登录'],
    ['zh_CN', '请先登录'],
    ['zh-TW', '請先登入'],
    ['zh_Hant_HK', '請先登入'],
    ['en-US', 'Please log in first.'],
    ['fr', '请先登录'],
  ])('speaks the language of `lang`: %s', async (lang, msg) => {
    const headers: Record<string, string> = lang === undefined ? {} : { lang };
    const answer = await rest('/profile/userInfo', {}, { method: 'GET', headers });
    expect([answer.http, answer.status, answer.msg, answer.data]).toEqual([401, 401, msg, null]);
  });

  it('names things in the language of `lang`', async () => {
    const headers = { lang: 'en' };
    const answer = done(await rest('/box/detail', { id: 'ember' }, { method: 'GET', headers }));
    expect(answer.at('entries.0.weaponName')).toMatch(/\((Factory New|Field Tested)\)$/);
  });

  it('is 401 for a dead token, also as `authorization`, and for one that is no token', async () => {
    for (const headers of [{ token: 'a'.repeat(43) }, { authorization: 'Bearer dead' }, { token: 'no token!' }]) {
      const answer = await rest('/profile/userInfo', {}, { method: 'GET', headers });
      expect([answer.http, answer.status]).toEqual([401, 401]);
    }
    const bearer = { authorization: `Bearer ${player.token}` };
    done(await rest('/profile/userInfo', {}, { method: 'GET', headers: bearer }));
  });

  it('to a business error is HTTP 200 with a number, and what the rules said of it', async () => {
    const poor = await signUp(ask);
    const params = await openParams(ask, poor);
    const answer = await rest('/box/open', params, { token: poor.token, headers: { lang: 'en' } });
    expect(answer).toMatchObject({ http: 200, status: 2001, msg: 'You don’t have enough coins.', data: null });
    expect(answer.details).toMatchObject({ cost: '1000' });
  });
});

describe('a navigation', () => {
  it('is sent on to where it has to go; everybody else is told', async () => {
    const someone = await signUp(ask);
    const headers = { token: someone.token, accept: 'text/html,*/*' };
    const browser = await send({ method: 'GET', url: '/api/auth/certifyRedirect', headers });
    expect([browser.statusCode, browser.headers.location]).toEqual([
      302,
      expect.stringContaining('https://glasscase.example/'),
    ]);
    const disabled = await rest('/auth/steamLogin', {}, { method: 'GET' });
    expect([disabled.http, disabled.code]).toEqual([200, 'PROVIDER_DISABLED']);
    const dead = await send({ method: 'GET', url: '/api/auth/certifyRedirect', headers: { accept: 'text/html' } });
    expect([dead.statusCode, dead.json().status]).toEqual([401, 401]);
  });
});

describe('a play that the rules refused', () => {
  it('comes with the signed note that GraphQL gives', async () => {
    const poor = await signUp(ask);
    const headers = { token: poor.token };
    const refused = await send({
      method: 'POST',
      url: '/api/box/open',
      headers,
      payload: await openParams(ask, poor),
    });
    expect(refused.json().error.refusal.text).toContain('INSUFFICIENT_FUNDS');
  });
});

describe('randomness', () => {
  it('is the player’s where they send it, and follows from the key where they send that', async () => {
    const { entropy, ...params } = await openParams(ask, player);
    const own = done(await rest('/box/open', { ...params, entropy }, { token: player.token }));
    expect(own.at('rounds.0.entropy')).toBe(entropy);
    const key = uuid();
    const headers = { 'idempotency-key': key };
    const derived = done(await rest('/box/open', params, { token: player.token, headers }));
    expect(derived.at('rounds.0.entropy')).toBe(entropyFrom(key));
  });

  it('is asked of every play of GraphQL', async () => {
    const { entropy: _left, ...input } = await openInput(ask, player);
    const { code, details } = await ask(OPEN, { input }, player.token);
    expect([code, details]).toEqual(['SHOWN_REQUIRED', { fields: ['entropy'] }]);
  });

  it('and odds that were shown are held to', async () => {
    const oddsHash = 'f'.repeat(64);
    const answer = await rest('/box/open', { ...(await openParams(ask, player)), oddsHash }, { token: player.token });
    expect([answer.http, answer.status, answer.code]).toEqual([200, 2101, 'CASE_CHANGED']);
  });
});

describe('a play that doesn’t say what it was shown', () => {
  const plays = ['/box/open', '/profile/openFreeBox', '/profile/useRewardVoucher', '/upgrade/play', '/dream/play'];

  it.each([...plays, '/contract/play'])('is refused unread, and everything that is missing named: %s', async (path) => {
    const shape = calls.find((call) => call.path === path)?.input.shape ?? {};
    const fields = Object.keys(shape).filter((name) => isShown(shape[name]));
    expect(fields).toEqual(expect.arrayContaining(['pairId', 'userSeed', 'terms', 'entropy']));
    const before = await holdings(ask, player);
    const answer = await rest(path, {}, { token: player.token, headers: { lang: 'en' } });
    expect([answer.http, answer.status, answer.code, answer.details]).toEqual([
      428,
      1034,
      'SHOWN_REQUIRED',
      { fields },
    ]);
    expect(await holdings(ask, player)).toEqual(before);
  });

  it.each(['entropy', 'pairId', 'userSeed', 'oddsHash', 'terms'])(
    'is refused without %s, and with nothing in it',
    async (field) => {
      const params = await openParams(ask, player);
      const before = await holdings(ask, player);
      for (const nothing of [undefined, '', null]) {
        const answer = await rest('/box/open', { ...params, [field]: nothing }, { token: player.token, way: 'json' });
        expect([answer.http, answer.details]).toEqual([428, { fields: [field] }]);
      }
      expect(await holdings(ask, player)).toEqual(before);
    },
  );

  it('gets no randomness from the server’s own id: only a key of the client’s brings some', async () => {
    const { entropy: _, ...params } = await openParams(ask, player);
    expect((await rest('/box/open', params, { token: player.token })).code).toBe('SHOWN_REQUIRED');
    done(await rest('/box/open', params, { token: player.token, headers: { 'idempotency-key': uuid() } }));
  });

  it('plays on a lane with a step and its link, and hands out the entry to compare', async () => {
    const { token } = player;
    const lanes = done(await rest('/seed/lanes', {}, { method: 'GET', token }));
    const [playerId, pairId, publicHash] = ['playerId', 'nextPairId', 'nextPublicHash'].map((at) => text(lanes.at(at)));
    if (playerId === undefined || pairId === undefined || publicHash === undefined) throw new Error('no lanes');
    const { key, sign } = deviceNamed('rest');
    const [anchor = '', link = ''] = chainFrom(nodeHashing, pairId, 10, 'a'.repeat(64));
    const opening = { pairId, publicHash, userSeed: 'rest', anchor, key };
    const signature = sign(laneText({ playerId, ...opening }));
    const proof = sign(keyText({ playerId, change: 1, key }));
    const opened = done(await rest('/seed/open', { ...opening, signature, proof }, { token }));
    expect([opened.at('lanes.0.lane'), opened.at('lanes.0.step'), opened.at('lanes.0.roundNo')]).toEqual([
      pairId,
      1,
      1,
    ]);

    const { entropy: _, ...shown } = await openParams(ask, player);
    const onLane = { ...shown, pairId, userSeed: 'rest', roundNo: 1, step: 1 };
    const headers = { 'idempotency-key': uuid() };
    const wrong = await rest('/box/open', { ...onLane, link: 'b'.repeat(64) }, { token, headers });
    expect(wrong.code).toBe('LINK_REFUSED');
    const played = done(await rest('/box/open', { ...onLane, link }, { token }));
    expect(played.at('rounds.0.entropy')).toBe(link);
    const [entry] = z.object({ entries: z.array(z.object({ entry: z.string() })) }).parse(played.promise).entries;
    expect(JSON.parse(entry?.entry ?? '')).toMatchObject({ type: 'CaseOpened', data: { step: 1, entropy: link } });
    expect(Object.keys(played.promise ?? {}).sort()).toEqual(['entries', 'index', 'leafHash', 'note', 'path']);
  });

  it('learns it from the calls that show it', async () => {
    const { token } = player;
    const seeds = done(await rest('/profile/seeds', {}, { method: 'GET', token }));
    const detail = done(await rest('/box/detail', { id: 'ember' }, { method: 'GET' }));
    const shown = {
      pairId: seeds.at('pairId'),
      userSeed: seeds.at('userSeed'),
      roundNo: seeds.at('roundNo'),
      oddsHash: detail.at('oddsHash'),
      terms: detail.at('terms'),
    };
    const opened = done(await rest('/box/open', { id: 'ember', entropy: fresh(), ...shown }, { token }));
    expect(opened.at('rounds.0.roundNo')).toBe(seeds.at('roundNo'));
    const stale = await rest('/box/open', { id: 'ember', entropy: fresh(), ...shown }, { token });
    expect([stale.http, stale.code, stale.details]).toEqual([
      200,
      'SEED_CHANGED',
      { pairId: shown.pairId, userSeed: shown.userSeed, roundNo: Number(shown.roundNo) + 1 },
    ]);
  });
});

describe('what is no call', () => {
  it('is 404, also below a path', async () => {
    for (const path of ['/nothing', '/box/list/more', '/box']) {
      const answer = await rest(path, {}, { method: 'GET' });
      expect([answer.http, answer.status, answer.code]).toEqual([404, 404, 'NOT_FOUND']);
    }
  });

  it('is 405 for another method, which names those there are', async () => {
    const answer = await rest('/box/list', {}, { method: 'POST' });
    expect([answer.http, answer.status, answer.headers.allow]).toEqual([405, 405, 'GET']);
    const put = await send({ method: 'PUT', url: '/api/common/smsCode' });
    expect([put.statusCode, put.headers.allow]).toEqual([405, 'GET, POST']);
  });

  it.each([
    ['text/xml', '<a/>', 415],
    ['application/json', '{"a":', 400],
    ['application/json', '[1]', 400],
    ['application/json', '{"__proto__":{}}', 400],
    ['application/json', JSON.stringify({ id: 'x'.repeat(70_000) }), 413],
    ['application/x-www-form-urlencoded', `id=${'x'.repeat(70_000)}`, 413],
  ])('is refused as HTTP has it: %s', async (type, payload, http) => {
    const headers = { 'content-type': type, token: player.token };
    const response = await send({ method: 'POST', url: '/api/box/open', headers, payload });
    expect([response.statusCode, response.json().success]).toEqual([http, false]);
  });
});

describe('parameters', () => {
  it.each([
    [{}, 'id'],
    [{ id: '' }, 'id'],
    [{ id: 'x'.repeat(65) }, 'id'],
    [{ id: 5 }, 'id'],
    [{ id: ['ember'] }, 'id'],
    [{ id: 'ember', quantity: 'two' }, 'quantity'],
    [{ id: 'ember', quantity: 0 }, 'quantity'],
    [{ id: 'ember', quantity: 11 }, 'quantity'],
    [{ id: 'ember', quantity: 1.5 }, 'quantity'],
    [{ id: 'ember', quantity: { $gt: 0 } }, 'quantity'],
    [{ id: 'ember', entropy: 'ABC' }, 'entropy'],
    [{ id: 'ember', oddsHash: 'f'.repeat(63) }, 'oddsHash'],
  ])('that are wrong are named: %j', async (params, field) => {
    const before = await holdings(ask, player);
    const shown = await openParams(ask, player);
    const answer = await rest(
      '/box/open',
      { ...shown, id: undefined, ...params },
      { token: player.token, way: 'json' },
    );
    expect([answer.http, answer.status, answer.details]).toEqual([200, 1001, { field }]);
    expect(answer.msg).toBe(`参数有误，请检查后再试（${field}）`);
    expect(await holdings(ask, player)).toEqual(before);
  });

  it.each(['10.005', '-1', '1e3', 'ten', '999999999999999', 'NaN'])(
    'that are no amount are refused: %s',
    async (amount) => {
      for (const way of ['form', 'json'] as const) {
        const answer = await rest('/profile/transferSecondary', { amount }, { token: player.token, way });
        expect([answer.code, answer.details]).toEqual(['INVALID_INPUT', { field: 'amount' }]);
      }
    },
  );

  it('given twice are refused, in the address, in a form and in both', async () => {
    const headers = { 'content-type': 'application/x-www-form-urlencoded', token: player.token };
    for (const [url, payload] of [
      ['/api/box/open', 'id=ember&id=ember'],
      ['/api/box/open?id=ember', 'id=ember'],
    ] as const) {
      const response = await send({ method: 'POST', url, headers, payload });
      expect(response.json()).toMatchObject({ status: 1001, error: { details: { field: 'id' } } });
    }
    const listed = await send({ method: 'GET', url: '/api/box/list?page=1&page=2' });
    expect(listed.json()).toMatchObject({ status: 1001, error: { details: { field: 'page' } } });
  });

  it('that nobody knows change nothing, and numbers may be text', async () => {
    const params = { page: '1', pageSize: '5', moduleId: '5', whatever: 'x' };
    expect(done(await rest('/box/list', params, { method: 'GET' })).at('total')).toBe(1);
  });

  it('of every call that needs one are named when they are missing', async () => {
    for (const { path, methods, input } of calls) {
      const required = Object.keys(input.shape).filter((name) => !input.shape[name]?.safeParse(undefined).success);
      if (required.length === 0) continue;
      const [method = 'GET'] = methods;
      const answer = await rest(path, {}, { method, token: player.token });
      const isPlay = required.some((name) => isShown(input.shape[name]));
      expect([path, answer.code]).toEqual([path, isPlay ? 'SHOWN_REQUIRED' : 'INVALID_INPUT']);
      if (!isPlay) expect(required).toContain(answer.details.field);
    }
  });

  it('reach only so far into a list', async () => {
    const far = await rest('/battle/getList', { page: 101, pageSize: 10 }, { method: 'GET' });
    expect([far.code, far.details]).toEqual(['INVALID_INPUT', { field: 'page' }]);
    const empty = done(await rest('/battle/getList', { page: 100, pageSize: 10 }, { method: 'GET' }));
    expect(empty.data).toEqual({ page: 100, pageSize: 10, total: 0, list: [] });
  });
});

describe('an Idempotency-Key', () => {
  const withKey = (key: string, params: object, path = '/box/open') =>
    rest(path, { ...params }, { token: player.token, headers: { 'idempotency-key': key } });

  it('makes a request happen once, with the same answer', async () => {
    const key = uuid();
    const params = await openParams(ask, player);
    const [first, second] = [await withKey(key, params), await withKey(key.toUpperCase(), params)];
    expect(done(second).at('rounds')).toEqual(done(first).at('rounds'));
  });

  it('is refused with other parameters, and where it is no UUID', async () => {
    const key = uuid();
    const params = await openParams(ask, player);
    done(await withKey(key, params));
    expect((await withKey(key, { ...params, quantity: 2 })).code).toBe('IDEMPOTENCY_CONFLICT');
    expect((await withKey('abc', params)).details).toEqual({ field: 'Idempotency-Key' });
  });

  it('holds for what the server looked up, too', async () => {
    const key = uuid();
    const params = { boxes: ['ember'], playerCount: 2 };
    const [first, second] = [
      await withKey(key, params, '/battle/create'),
      await withKey(key, params, '/battle/create'),
    ];
    expect(done(second).at('battle.id')).toBe(done(first).at('battle.id'));
  });
});

describe('a room', () => {
  const params = { boxes: ['ember'], playerCount: 2 };

  it('takes no seat without randomness, over REST and GraphQL, and every seat with it', async () => {
    for (const entropy of [undefined, NO_ENTROPY]) {
      const refused = await rest('/battle/create', { ...params, entropy }, { token: player.token, way: 'json' });
      expect([refused.http, refused.code, refused.details]).toEqual([428, 'SHOWN_REQUIRED', { fields: ['entropy'] }]);
    }
    const { at } = done(await rest('/battle/create', { ...params, entropy: fresh() }, { token: player.token }));
    expect(at('battle.guard')).toBe(0);
    const JOIN = 'mutation($input: JoinBattleInput!) { joinBattle(input: $input) { position } }';
    const guest = await signUpWith(ask, 10_000);
    const seat = { commandId: uuid(), battleId: at('battle.id') };
    const joined = async (entropy: string) => (await ask(JOIN, { input: { ...seat, entropy } }, guest.token)).code;
    expect([await joined(NO_ENTROPY), await joined(fresh())]).toEqual(['SHOWN_REQUIRED', null]);
  });

  it('takes a seat without randomness where the operator allows it, and says so', async () => {
    const lenient = await openFixture({ roomsNeedEntropy: false });
    const asked = askOf(lenient.gateway);
    const owner = await signUpWith(asked, 10_000);
    const { at } = done(await restOf(lenient.gateway)('/battle/create', params, { token: owner.token }));
    const query = 'query($id: ID!) { battle(id: $id) { guard seats { entropy } } }';
    const battle = granted(await asked(query, { id: at('battle.id') })).at('battle');
    expect(battle).toEqual({ guard: 'PLAYERS', seats: [{ entropy: NO_ENTROPY }] });
    await lenient.close();
  });
});

describe('an API key', () => {
  it('does what its scopes allow and no more', async () => {
    const owner = await signUpWith(ask, 10_000);
    const create =
      'mutation($ticket: String!) { createApiKey(name: "bot", scopes: [READ, PLAY], ticket: $ticket) { key } }';
    const ticket = await ticketFor(ask, owner);
    const token = text(granted(await ask(create, { ticket }, owner.token)).at('createApiKey.key'));
    done(await rest('/profile/userInfo', {}, { method: 'GET', token }));
    const opened = done(await rest('/box/open', await openParams(ask, { token }), { token }));
    const sale = await rest('/profile/sell', { ids: [opened.at('rounds.0.id')] }, { token });
    expect([sale.http, sale.code, sale.details]).toEqual([200, 'SCOPE_MISSING', { scope: 'TRADE' }]);
    const rename = await rest('/profile/modifyNickname', { nickname: 'Heron' }, { token });
    expect([rename.code, rename.details]).toEqual(['SCOPE_MISSING', { scope: 'none' }]);
  });
});

describe('an upload', () => {
  const form = (bytes: Buffer, type = 'image/png') => {
    const head = `--x\r\ncontent-disposition: form-data; name="file"; filename="a.png"\r\ncontent-type: ${type}\r\n\r\n`;
    return Buffer.concat([Buffer.from(head), bytes, Buffer.from('\r\n--x--\r\n')]);
  };
  const upload = (bytes: Buffer, token = player.token) => {
    const headers = { 'content-type': 'multipart/form-data; boundary=x', token };
    return send({ method: 'POST', url: '/api/profile/uploadAvatarV2', headers, payload: form(bytes) });
  };

  it('of a picture is the avatar', async () => {
    const picture = await sharp({ create: { width: 40, height: 40, channels: 3, background: '#246' } })
      .png()
      .toBuffer();
    const { data } = (await upload(picture)).json();
    expect(data.headPic).toMatch(/^\/avatars\/[0-9a-f]{32}\.webp$/);
    expect(granted(await ask('{ me { avatar } }', undefined, player.token)).at('me.avatar')).toBe(data.headPic);
  });

  it('of something else, too much, or by nobody is refused', async () => {
    expect((await upload(Buffer.from('no picture'))).json()).toMatchObject({ status: 1024, success: false });
    const large = await upload(Buffer.alloc(2_200_000));
    expect([large.statusCode, large.json().status]).toEqual([413, 1025]);
    expect((await upload(Buffer.from('x'), 'dead')).statusCode).toBe(401);
  });

  it('goes nowhere else', async () => {
    const headers = { 'content-type': 'multipart/form-data; boundary=x', token: player.token };
    const elsewhere = await send({ method: 'POST', url: '/api/box/open', headers, payload: form(Buffer.from('x')) });
    expect(elsewhere.statusCode).toBe(415);
  });
});

describe('the documentation', () => {
  it('has every call, with its parameters and its answer', async () => {
    const document = (await send({ method: 'GET', url: '/api/docs/json' })).json();
    expect(document.openapi).toBe('3.1.0');
    for (const { path, methods } of calls) {
      for (const method of methods) expect(document.paths[`/api${path}`]).toHaveProperty(method.toLowerCase());
    }
    const { description, requestBody } = document.paths['/api/box/open'].post;
    expect(description).toContain('2101 CASE_CHANGED');
    const { content } = requestBody;
    expect(content['application/json'].schema).toMatchObject({
      required: ['id', 'oddsHash', 'pairId', 'userSeed', 'terms'],
      properties: { quantity: { type: 'integer', minimum: 1, maximum: 10, default: 1 } },
    });
  });

  it('is a page', async () => {
    const page = await send({ method: 'GET', url: '/api/docs/' });
    expect([page.statusCode, page.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
  });
});

describe('too many requests', () => {
  it('are refused with the time to wait', async () => {
    // Two calls.
    const limits = { rateFactor: (2 * PRICES.operation) / AT_ONCE, maxSockets: 10, maxSocketsPerAddress: 10 };
    const busy = await openFixture({ limits });
    vi.useFakeTimers({ toFake: ['Date'] });
    try {
      const other = restOf(busy.gateway);
      const answers = [];
      for (let n = 0; n < 4; n += 1) answers.push(await other('/stat/homepage', {}, { method: 'GET' }));
      expect(answers.map(({ http }) => http)).toEqual([200, 200, 429, 429]);
      const [, , third] = answers;
      expect(third).toMatchObject({ status: 429, code: 'RATE_LIMITED' });
      expect(Number(third?.headers['retry-after'])).toBeGreaterThan(0);
      expect(third?.details.retryAfterSeconds).toBe(Number(third?.headers['retry-after']));
    } finally {
      vi.useRealTimers();
      await busy.close();
    }
  });
});

describe('a failure of the server', () => {
  it('is masked, and found by the id of its request; an unknown outcome names its command', async () => {
    let fails: (() => Promise<boolean>) | null = null;
    const broken = await openFixture(({ catchUp }) => ({
      catchUp: (projection, position) => (fails === null ? catchUp(projection, position) : fails()),
    }));
    try {
      const other = restOf(broken.gateway);
      const someone = await signUpWith(askOf(broken.gateway), 100_000);
      const { token } = someone;
      const key = uuid();
      const seedHash = await hostSeed(askOf(broken.gateway), someone, 'battle');
      const [box] = await boxesOf(askOf(broken.gateway));
      const create = {
        ...{ boxes: ['ember'], playerCount: 2, seedHash, expectedBeacon: 'none' },
        oddsHashes: [box?.oddsHash],
      };
      const headers = { 'idempotency-key': key, lang: 'en' };
      fails = async () => false;
      const unknown = await other('/battle/create', create, { token, headers });
      expect([unknown.http, unknown.status, unknown.details]).toEqual([200, 1003, { commandId: key }]);

      fails = () => Promise.reject(new Error('a secret of the database'));
      const failed = await other('/battle/create', create, { token, headers });
      const requestId = text(failed.headers['x-request-id']);
      expect([failed.http, failed.status, failed.details]).toEqual([500, 500, { requestId }]);
      expect(failed.msg).toBe(`Something broke on our side. We’re on it. (${requestId})`);
    } finally {
      await broken.close();
    }
  });
});
