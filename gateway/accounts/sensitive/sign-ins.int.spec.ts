import { randomBytes } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import {
  type Ask,
  askOf,
  bindEmail,
  granted,
  type Player,
  REGISTER,
  randomPhone,
  signUp,
  smsCodeFor,
  text,
  uuid,
} from '../../testing/client.ts';
import { type Fixture, openFixture, PUBLIC_ORIGIN } from '../../testing/fixture.ts';
import { smtpMail } from '../mail/smtp.ts';

const LOGIN = 'mutation($input: LoginInput!) { login(input: $input) { token } }';
const MESSAGES = '{ messages { edges { node { title body link } } } }';
const USE = 'mutation($token: String!) { useSecurityLink(token: $token) { action } }';
/** Mail goes out after its cause. */
const SOON = { timeout: 15_000 };

interface Received {
  readonly to: string;
  readonly text: string;
}

/** Text as it was before its transfer. */
const textOf = (mail: string): string => {
  const [head = '', ...rest] = mail.split('\r\n\r\n');
  const body = rest.join('\r\n\r\n');
  if (/^Content-Transfer-Encoding: base64\r?$/im.test(head)) return Buffer.from(body, 'base64').toString();
  const bytes = body
    .replaceAll('=\r\n', '')
    .replaceAll(/=([0-9A-F]{2})/g, (_found, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString();
};

const messages = z.array(
  z.object({ node: z.object({ title: z.string(), body: z.string(), link: z.string().nullable() }) }),
);

describe('a sign-in from a new device', () => {
  let server: SMTPServer;
  let mailbox: Received[];
  let site: Fixture;
  let ask: Ask;
  let player: Player;
  beforeAll(async () => {
    server = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS', 'AUTH'],
      onData: (stream, session, done) => {
        const parts: Buffer[] = [];
        stream.on('data', (part: Buffer) => parts.push(part));
        stream.on('end', () => {
          const [to] = session.envelope.rcptTo;
          mailbox.push({ to: to?.address ?? '', text: textOf(Buffer.concat(parts).toString()) });
          done();
        });
      },
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = z
      .object({ port: z.number() })
      .parse(server.server.address() satisfies AddressInfo | string | null);
    const from = 'Glasscase <security@example.org>';
    const url = `smtp://127.0.0.1:${port}`;
    site = await openFixture({ mail: smtpMail({ url, from, requireTls: false, timeoutMs: 5_000 }) });
    ask = askOf(site.gateway);
  });
  afterAll(async () => {
    await site.close();
    await new Promise<void>((resolve) => server.close(() => resolve()));
  });
  beforeEach(async () => {
    mailbox = [];
    player = await signUp(ask);
  });

  const mailTo = (address: string): readonly string[] =>
    mailbox.filter(({ to }) => to === address).map((mail) => mail.text);
  const linkIn = (mail: string, page: string): string =>
    new RegExp(`${PUBLIC_ORIGIN}/security/${page}#([\\w-]{43})`).exec(mail)?.[1] ?? '';
  const inbox = async (token = player.token) =>
    messages.parse(granted(await ask(MESSAGES, {}, token)).at('messages.edges')).map(({ node }) => node);
  const notices = async () => (await inbox()).filter(({ title }) => title === '新设备登录');
  const deviceToken = (): string => randomBytes(32).toString('base64url');

  /** A sign-in as a browser's page does it; without a token as old clients do. */
  const loginFrom = async (
    device: string | null,
    { address = '203.0.113.20', browser = 'Mozilla/5.0 (Windows NT 10.0) Firefox/140.0' } = {},
  ): Promise<void> => {
    const response = await site.gateway.inject({
      method: 'POST',
      url: '/graphql',
      remoteAddress: address,
      headers: { 'user-agent': browser, ...(device === null ? {} : { 'x-device': device }) },
      payload: { query: LOGIN, variables: { input: { phone: player.phone, password: player.password } } },
    });
    text(
      z.object({ data: z.object({ login: z.object({ token: z.string() }) }) }).parse(response.json()).data.login.token,
    );
  };

  /** An address that its owner confirmed, by the link that came there. */
  const withEmail = async (): Promise<string> => {
    const address = `ada.${uuid()}@example.org`;
    site.advance(60_000);
    await bindEmail(ask, player, address);
    await expect.poll(() => mailTo(address).length, SOON).toBe(1);
    const token = linkIn(mailTo(address)[0] ?? '', 'confirm-email');
    granted(await ask('mutation($token: String!) { confirmEmail(token: $token) }', { token }));
    return address;
  };

  it('is told in the inbox and by mail, and the link in the mail freezes the account', async () => {
    const address = await withEmail();
    await loginFrom(deviceToken());
    const [message] = await notices();
    expect(message?.body).toContain('Firefox, Windows');
    expect(message?.link).toMatch(/^\/security\/freeze#[\w-]{43}$/);
    await expect.poll(() => mailTo(address).length, SOON).toBe(2);
    const mail = mailTo(address)[1] ?? '';
    expect(mail).toContain('你的账号在一台新设备上登录（Firefox, Windows）');
    granted(await ask(USE, { token: linkIn(mail, 'freeze') }));
    expect((await ask('{ me { id } }', {}, player.token)).code).toBe('UNAUTHENTICATED');
    const { phone, password } = player;
    const back = text(granted(await ask(LOGIN, { input: { phone, password } })).at('login.token'));
    const seen = await ask('{ me { security { frozenAt } } }', {}, back);
    expect(seen.at('me.security.frozenAt')).toEqual(expect.any(String));
  });

  it('is mailed to no address that nobody confirmed', async () => {
    const address = `ada.${uuid()}@example.org`;
    site.advance(60_000);
    await bindEmail(ask, player, address);
    await expect.poll(() => mailTo(address).length, SOON).toBe(1);
    await loginFrom(deviceToken());
    expect(await notices()).toHaveLength(1);

    const token = linkIn(mailTo(address)[0] ?? '', 'confirm-email');
    granted(await ask('mutation($token: String!) { confirmEmail(token: $token) }', { token }));
    await loginFrom(deviceToken(), { browser: 'Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0' });
    await expect.poll(() => mailTo(address).at(-1), SOON).toContain('Firefox, Linux');
    expect(mailTo(address)).toHaveLength(2);
  });

  it('is told once of a device that keeps something to be known by', async () => {
    const device = deviceToken();
    await loginFrom(device);
    await loginFrom(device, { address: '203.0.113.21' });
    expect(await notices()).toHaveLength(1);
    await loginFrom(deviceToken());
    expect(await notices()).toHaveLength(2);
  });

  it('is not told of a registration, nor of a later sign-in from there', async () => {
    const phone = randomPhone();
    const device = deviceToken();
    const smsCode = await smsCodeFor(ask, phone, 'REGISTER');
    const input = { phone, password: player.password, smsCode, adult: true, terms: true };
    const response = await site.gateway.inject({
      method: 'POST',
      url: '/graphql',
      headers: { 'x-device': device, 'user-agent': 'Mozilla/5.0 (Windows NT 10.0) Firefox/140.0' },
      payload: { query: REGISTER, variables: { input } },
    });
    const { data } = z.object({ data: z.object({ register: z.object({ token: z.string() }) }) }).parse(response.json());
    player = { ...player, phone, token: data.register.token };
    await loginFrom(device);
    expect(await inbox()).toEqual([]);
  });

  it('is told of a client that keeps nothing where it was never seen: by its address, browser and system', async () => {
    await loginFrom(null);
    await loginFrom(null);
    expect(await notices()).toHaveLength(1);
    await loginFrom(null, { address: '203.0.113.22' });
    expect(await notices()).toHaveLength(2);
    await loginFrom(null, { browser: 'curl/8' });
    expect(await notices()).toHaveLength(3);
    site.advance(29 * 24 * 60 * 60_000);
    await loginFrom(null);
    site.advance(2 * 24 * 60 * 60_000);
    await loginFrom(null, { address: '203.0.113.22' });
    const { phone, password } = player;
    const token = text(granted(await ask(LOGIN, { input: { phone, password } })).at('login.token'));
    expect((await inbox(token)).filter(({ title }) => title === '新设备登录').length).toBeGreaterThan(3);
  });

  it('leaves it to the old address to hear of a new one', async () => {
    const old = await withEmail();
    const fresh = `eve.${uuid()}@example.org`;
    site.advance(60_000);
    await bindEmail(ask, player, fresh);
    await expect.poll(() => mailTo(old).length, SOON).toBe(2);
    expect(mailTo(old)[1]).toContain('新邮箱确认后，安全通知会发送到新邮箱');
    expect(linkIn(mailTo(old)[1] ?? '', 'freeze')).not.toBe('');
    await expect.poll(() => mailTo(fresh).length, SOON).toBe(1);
    expect(linkIn(mailTo(fresh)[0] ?? '', 'confirm-email')).not.toBe('');
    expect(mailTo(fresh)[0]).not.toContain('/security/freeze');
  });
});
