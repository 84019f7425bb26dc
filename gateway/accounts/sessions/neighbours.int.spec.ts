import { randomBytes } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type Ask, askOf, granted, type Player, randomPhone, signUp, text } from '../../testing/client.ts';
import { type Fixture, openFixture } from '../../testing/fixture.ts';

const ADDRESS = '203.0.113.1';
const LOGIN = 'mutation($input: LoginInput!) { login(input: $input) { token } }';
const SEARCH = '{ search(text: "nothing") { game { id } } }';
const SLIDER = 'mutation($phone: String!) { requestSlider(phone: $phone) { id } }';
const CHECK = 'mutation($phone: String!) { requestCheckWithoutSight(phone: $phone) { id } }';
const PASSKEY = 'mutation { startPasskeyLogin { id } }';
const PASSKEY_LOGIN = 'mutation { loginWithPasskey(answer: { ceremonyId: "x", response: "{}" }) { token } }';
const FREEZE_LINK = 'mutation { useSecurityLink(token: "x") { action } }';

const MINUTE = 60_001;

type Variables = Readonly<Record<string, unknown>> | undefined;

describe('a neighbour at the same address', () => {
  let site: Fixture;
  let owner: Player;
  let onDevice: Ask;
  let neighbour: Ask;
  beforeAll(async () => {
    site = await openFixture({ limits: { rateFactor: 1, maxSockets: 1, maxSocketsPerAddress: 1 } });
    onDevice = askOf(site.gateway, ADDRESS, { 'x-device': randomBytes(32).toString('base64url') });
    neighbour = askOf(site.gateway, ADDRESS);
    owner = await signUp(onDevice);
  });
  afterEach(() => site.advance(25 * 60 * MINUTE));
  afterAll(() => site.close());

  /** Asks until there is no more. */
  const useUp = async (document: string, variables: () => Variables, everyMs: number): Promise<void> => {
    for (let n = 0; n < 200; n += 1) {
      if ((await neighbour(document, variables())).code === 'RATE_LIMITED') return;
      site.advance(everyMs);
    }
    throw new Error('there is always more');
  };
  const owners = (): Variables => ({ phone: owner.phone });
  const none = (): Variables => undefined;

  const signIn = (): Variables => ({ input: { phone: owner.phone, password: owner.password } });
  const guess = (): Variables => ({ input: { phone: randomPhone(), password: 'wrong password' } });

  it.each<readonly [what: string, document: string, of: () => Variables, everyMs: number]>([
    ['a sign-in', LOGIN, signIn, 400],
    ['a slider', SLIDER, owners, 1_200],
    ['a check without sight', CHECK, owners, 1_500],
    ['a passkey', PASSKEY, none, 900],
    ['a link of a mail', FREEZE_LINK, none, 900],
  ])('uses up nothing of a known device within a minute: %s', async (_what, document, of, everyMs) => {
    await useUp(document, document === LOGIN ? guess : of, everyMs);
    expect((await onDevice(document, of())).code).not.toBe('RATE_LIMITED');
    // Bits that no account knows are no device.
    const forged = askOf(site.gateway, ADDRESS, { 'x-device': randomBytes(32).toString('base64url') });
    expect((await forged(document, of())).code).toBe('RATE_LIMITED');
  });

  it.each<readonly [what: string, document: string, of: () => Variables]>([
    ['a slider', SLIDER, owners],
    ['a check without sight', CHECK, owners],
    ['a passkey', PASSKEY, none],
    ['a sign-in with a passkey', PASSKEY_LOGIN, none],
  ])('uses up nothing of a known device within an hour: %s', async (_what, document, of) => {
    await useUp(document, of, 5_000);
    expect((await onDevice(document, of())).code).not.toBe('RATE_LIMITED');
  });

  it('uses up nothing of a live session, which keeps no device', async () => {
    const { token } = owner;
    await useUp(SEARCH, none, 100);
    granted(await neighbour(SEARCH, undefined, token));
    await useUp(SLIDER, owners, 5_000);
    granted(await neighbour(SLIDER, owners(), token));
    expect((await neighbour(SEARCH, undefined, 'A'.repeat(43))).code).toBeNull();
  });
});

describe('a network that has sliders drawn without end', () => {
  let site: Fixture;
  beforeAll(async () => {
    site = await openFixture();
  });
  afterAll(() => site.close());

  it('waits for itself: others are drawn theirs', async () => {
    const codeOf = async (address: string) =>
      (await askOf(site.gateway, address)(SLIDER, { phone: randomPhone() })).code;
    const flood = Array.from({ length: 60 }, (_, n) => codeOf(`198.51.100.${n}`));
    const honest = Array.from({ length: 3 }, (_, n) => codeOf(`203.0.${n}.1`));
    expect(await Promise.all(honest)).toEqual([null, null, null]);
    expect(await Promise.all(flood)).toContain('BUSY');
  });
});

describe('a thief with a session', () => {
  const STEP_UP = 'mutation { startPasskeyStepUp { id } }';
  const STOP = 'mutation { stopPendingChange(id: "x") { id } }';
  const VERIFY = 'mutation { verifyAction(totpCode: "000000") { ticket } }';
  const LOGOUT_OTHERS = 'mutation { revokeSession(id: "x") }';
  let site: Fixture;
  beforeAll(async () => {
    site = await openFixture({ limits: { rateFactor: 1, maxSockets: 1, maxSocketsPerAddress: 1 } });
  });
  afterEach(() => site.advance(25 * 60 * MINUTE));
  afterAll(() => site.close());

  it.each([
    ['step-up by passkey', STEP_UP],
    ['stop of a change', STOP],
    ['step-up', VERIFY],
    ['end of a session', LOGOUT_OTHERS],
  ])('uses up nothing that protects the account in the session of its owner: %s', async (_what, document) => {
    const ask = askOf(site.gateway, ADDRESS);
    const { phone, password, token } = await signUp(ask);
    const thief = askOf(site.gateway, '198.51.100.7');
    const stolen = text(granted(await thief(LOGIN, { input: { phone, password } })).at('login.token'));
    let code: string | null = null;
    for (let n = 0; n < 100 && code !== 'RATE_LIMITED'; n += 1) code = (await thief(document, undefined, stolen)).code;
    expect(code).toBe('RATE_LIMITED');
    expect((await ask(document, undefined, token)).code).not.toBe('RATE_LIMITED');
  });
});
