import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Ask, askOf, granted, type Player, signUp, text } from '../../testing/client.ts';
import { databases } from '../../testing/databases.ts';
import { type Fixture, openFixture } from '../../testing/fixture.ts';
import { DEVICE_LIFE_MS, type KnownDevices, knownDevicesIn, MAX_DEVICES } from './known-devices.ts';

const deviceToken = (): string => randomBytes(32).toString('base64url');

describe.each(databases)('known devices on %s', (database) => {
  let site: Fixture;
  let ask: Ask;
  let devices: KnownDevices;
  let player: Player;
  let accountId: string;
  beforeAll(async () => {
    site = await openFixture({}, database);
    ask = askOf(site.gateway);
    devices = knownDevicesIn(site.database.pool, site.now);
    player = await signUp(ask);
    accountId = text((await ask('{ me { id } }', undefined, player.token)).at('me.id'));
  });
  afterAll(() => site.close());

  const loginFrom = (token: string): Promise<unknown> =>
    site.gateway.inject({
      method: 'POST',
      url: '/graphql',
      headers: { 'x-device': token, 'user-agent': 'Mozilla/5.0 (Windows NT 10.0) Firefox/140.0' },
      payload: {
        query: 'mutation($input: LoginInput!) { login(input: $input) { token } }',
        variables: { input: { phone: player.phone, password: player.password } },
      },
    });

  it('knows a device by the bits it brings again, for the account that it signed in to alone', async () => {
    const [mine, other] = [deviceToken(), deviceToken()];
    expect(await devices.isKnown(accountId, mine)).toBe(false);
    await loginFrom(mine);
    expect(await devices.isKnown(accountId, mine)).toBe(true);
    expect(await devices.isKnown(accountId, other)).toBe(false);
    expect(await devices.isKnown('00000000-0000-4000-8000-000000000000', mine)).toBe(false);
  });

  it('never knows one that brings nothing, or something that is no secret', async () => {
    expect(await devices.remember({ accountId, epoch: 0 }, { device: 'Other', deviceToken: null })).toBe(false);
    expect(await devices.isKnown(accountId, null)).toBe(false);
    await loginFrom('short');
    expect((await devices.list(accountId)).map(({ device }) => device)).toEqual(['Firefox, Windows']);
  });

  it('keeps a hash of the bits, and exports no more than what the device called itself', async () => {
    const token = deviceToken();
    await loginFrom(token);
    const { rows } = await site.database.pool.query('SELECT k::text AS kept FROM known_device k');
    expect(JSON.stringify(rows)).not.toContain(token);
    const data = JSON.parse(text(granted(await ask('{ myData }', undefined, player.token)).at('myData')));
    expect(data.knownDevices[0]).toEqual({
      device: 'Firefox, Windows',
      firstSeenAt: expect.stringMatching(/Z$/),
      lastSeenAt: expect.stringMatching(/Z$/),
    });
  });

  it('answers whether the device was known, and takes one unused for 180 days as a new one', async () => {
    const caller = { device: 'Chrome, Android', deviceToken: deviceToken() };
    let at = site.now();
    const later = knownDevicesIn(site.database.pool, () => at);
    expect(await later.remember({ accountId, epoch: 0 }, caller)).toBe(false);
    expect(await later.remember({ accountId, epoch: 0 }, caller)).toBe(true);
    at += DEVICE_LIFE_MS;
    expect(await later.isKnown(accountId, caller.deviceToken)).toBe(false);
    expect(await later.remember({ accountId, epoch: 0 }, caller)).toBe(false);
    expect((await later.list(accountId))[0]?.firstSeenAt).toBe(at);
  });

  it('remembers fifty of an account, the ones used last', async () => {
    await devices.forget(accountId);
    let at = site.now();
    const counted = knownDevicesIn(site.database.pool, () => at);
    const tokens = Array.from({ length: MAX_DEVICES + 1 }, deviceToken);
    for (const token of tokens) {
      at += 1;
      await counted.remember({ accountId, epoch: 0 }, { device: 'Safari, iOS', deviceToken: token });
    }
    expect(await counted.isKnown(accountId, tokens[0] ?? null)).toBe(false);
    expect(await counted.isKnown(accountId, tokens[1] ?? null)).toBe(true);
    await counted.forget(accountId);
    expect(await counted.list(accountId)).toEqual([]);
  });
});
