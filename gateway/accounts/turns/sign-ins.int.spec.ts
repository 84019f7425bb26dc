import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { askOf, randomPhone, signUp } from '../../testing/client.ts';
import { type Fixture, openFixture } from '../../testing/fixture.ts';
import { HASHING } from '../passwords/password.ts';

const LOGIN = 'mutation($input: LoginInput!) { login(input: $input) { token } }';
const HOME = '203.0.113.1';

let site: Fixture;
beforeAll(async () => {
  site = await openFixture();
});
afterAll(() => site.close());

it('a sign-in on a known device has a place while strangers of many networks fill the queue, and a stranger’s has none', async () => {
  const own = { 'x-device': randomBytes(32).toString('base64url') };
  const { phone, password } = await signUp(askOf(site.gateway, HOME, own));
  const full = Promise.withResolvers<void>();
  const strangers = Array.from({ length: 3 * HASHING.waiting }, async (_, network) => {
    const input = { phone: randomPhone(), password: 'some password' };
    const { code } = await askOf(site.gateway, `198.${network >> 8}.${network & 255}.7`)(LOGIN, { input });
    if (code === 'BUSY') full.resolve();
    return code;
  });
  await full.promise;
  const known = await Promise.all(
    Array.from({ length: 4 }, () => askOf(site.gateway, '192.0.2.200', own)(LOGIN, { input: { phone, password } })),
  );
  expect(known.map(({ code }) => code)).toEqual([null, null, null, null]);
  expect((await Promise.all(strangers)).filter((code) => code === 'BUSY').length).toBeGreaterThan(HASHING.waiting / 2);
});
