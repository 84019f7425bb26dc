import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { consoleMail } from './console.ts';
import { type MailProvider, MailRefused } from './provider.ts';
import { smtpMail } from './smtp.ts';

let server: SMTPServer;
let received: string[];
let refusal: (Error & { responseCode: number }) | null;
beforeAll(async () => {
  server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onRcptTo: (_address, _session, done) => done(refusal),
    onData: (stream, _session, done) => {
      const parts: Buffer[] = [];
      stream.on('data', (part: Buffer) => parts.push(part));
      stream.on('end', () => {
        received.push(Buffer.concat(parts).toString());
        done();
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
beforeEach(() => {
  received = [];
  refusal = null;
});
afterAll(() => new Promise<void>((resolve) => server.close(() => resolve())));

const portOf = (address: AddressInfo | string | null): number =>
  typeof address === 'object' && address !== null ? address.port : 0;

const smtp = (requireTls = false): MailProvider =>
  smtpMail({
    url: `smtp://127.0.0.1:${portOf(server.server.address())}`,
    from: 'Glasscase <security@example.org>',
    requireTls,
    timeoutMs: 2_000,
  });

const message = { id: 'm1', to: 'ada@example.org', subject: 'Glasscase: 新设备登录', text: 'https://x.example/#t\n' };

const failureOf = (provider: MailProvider): Promise<unknown> =>
  provider.send(message).then(
    () => null,
    (error: unknown) => error,
  );

const refuse = (responseCode: number): void => {
  refusal = Object.assign(new Error(`no mailbox ${message.to}`), { responseCode });
};

describe.each([
  ['the console', () => consoleMail()],
  ['SMTP', () => smtp()],
] as const)('%s', (_name, provider) => {
  it('takes a mail, and the same one again', async () => {
    const one = provider();
    await one.send(message);
    await one.send(message);
    expect(one.sends).toBe(true);
  });
});

describe('the console', () => {
  it('shows what was sent to an address last, and nothing of another one', async () => {
    const provider = consoleMail();
    await provider.send(message);
    await provider.send({ ...message, text: 'newer' });
    expect([provider.lastTo(message.to), provider.lastTo('eve@example.org')]).toEqual(['newer', null]);
  });
});

describe('SMTP', () => {
  it('sends plain text under an id that every try has, and shows nothing', async () => {
    const provider = smtp();
    await provider.send(message);
    expect(received[0]).toMatch(/^Message-ID: <m1@example\.org>\r$/m);
    expect(received[0]).toMatch(/^To: ada@example\.org\r$/m);
    expect(received[0]).toMatch(/^Content-Type: text\/plain; charset=utf-8\r$/m);
    expect(provider.lastTo(message.to)).toBeNull();
  });

  it('adds no header and no recipient that a subject or an address brings', async () => {
    await smtp().send({ ...message, subject: 'x\r\nBcc: eve@example.org' });
    expect(received[0]).not.toMatch(/^Bcc:/m);
  });

  it('is refused for good with 550, and nobody learns the address from that', async () => {
    refuse(550);
    const error = await failureOf(smtp());
    expect(error).toBeInstanceOf(MailRefused);
    expect(String(error)).toContain('550');
    expect(String(error)).not.toContain('ada');
  });

  it('may do better later after 451', async () => {
    refuse(451);
    const error = await failureOf(smtp());
    expect(error).toBeInstanceOf(Error);
    expect(error).not.toBeInstanceOf(MailRefused);
    expect(String(error)).not.toContain('ada');
  });

  it('sends nothing without TLS where TLS is asked for', async () => {
    expect(await failureOf(smtp(true))).toBeInstanceOf(Error);
    expect(received).toEqual([]);
  });

  it('may do better later where nobody listens', async () => {
    const nobody = smtpMail({ url: 'smtp://127.0.0.1:1', from: 'a@example.org', requireTls: false, timeoutMs: 500 });
    expect(await failureOf(nobody)).not.toBeInstanceOf(MailRefused);
  });
});
