import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { bodyOf, type StandIn, standIn } from '../../testing/http-server.ts';
import { readPhone } from '../profile/phone.ts';
import { consoleSms } from './console.ts';
import { type SmsProvider, SmsRefused } from './provider.ts';
import { twilioSms } from './twilio.ts';

const SID = `AC${'0'.repeat(32)}`;
const TOKEN = 'a-token-of-the-account';

interface Received {
  readonly path: string | undefined;
  readonly authorization: string | undefined;
  readonly form: Record<string, string>;
}

let twilio: StandIn;
let received: Received[];
let reply: { status: number; body: string; silent?: boolean };
beforeAll(async () => {
  // As Twilio's documentation has its Messages resource: 201 with the message, else {code, message, status}.
  twilio = await standIn(async (request, response) => {
    const form = Object.fromEntries(new URLSearchParams(await bodyOf(request)));
    received.push({ path: request.url, authorization: request.headers.authorization, form });
    if (reply.silent === true) return;
    response.writeHead(reply.status, { 'content-type': 'application/json' }).end(reply.body);
  });
});
beforeEach(() => {
  received = [];
  reply = { status: 201, body: JSON.stringify({ sid: 'SM1', status: 'queued' }) };
});
afterAll(() => twilio.close());

const at = (from = '+15005550006'): SmsProvider =>
  twilioSms({ accountSid: SID, authToken: TOKEN, from, url: twilio.url, timeoutMs: 300 });

const message = { id: 'm1', phone: readPhone('+8613812345678'), text: '验证码 123456' };

const failureOf = (provider: SmsProvider): Promise<unknown> =>
  provider.send(message).then(
    () => null,
    (error: unknown) => error,
  );

describe.each([
  ['the console', () => consoleSms, true],
  ['Twilio', () => at(), false],
] as const)('%s', (_name, provider, showsCode) => {
  it('takes a message, and the same one again', async () => {
    await provider().send(message);
    await provider().send(message);
    expect(provider().showsCode).toBe(showsCode);
  });
});

describe('Twilio', () => {
  it("is asked for a message of the account's number, with the account's credentials", async () => {
    await at().send(message);
    expect(received).toEqual([
      {
        path: `/2010-04-01/Accounts/${SID}/Messages.json`,
        authorization: `Basic ${Buffer.from(`${SID}:${TOKEN}`).toString('base64')}`,
        form: { To: '+8613812345678', From: '+15005550006', Body: '验证码 123456' },
      },
    ]);
  });

  it('takes a messaging service as the sender', async () => {
    await at(`MG${'1'.repeat(32)}`).send(message);
    expect(received[0]?.form).toEqual({
      To: '+8613812345678',
      MessagingServiceSid: `MG${'1'.repeat(32)}`,
      Body: '验证码 123456',
    });
  });

  it.each([400, 401, 403, 404])('refuses for good with %i, and nobody learns the number from that', async (status) => {
    reply = { status, body: JSON.stringify({ code: 21211, message: `Invalid 'To' ${message.phone}`, status }) };
    const error = await failureOf(at());
    expect(error).toBeInstanceOf(SmsRefused);
    expect(String(error)).toContain('21211');
    expect(String(error)).not.toContain('138');
  });

  it.each([408, 429, 500, 503])('may do better later after %i', async (status) => {
    reply = { status, body: 'upstream' };
    const error = await failureOf(at());
    expect(error).toBeInstanceOf(Error);
    expect(error).not.toBeInstanceOf(SmsRefused);
  });

  it('leads nowhere else', async () => {
    reply = { status: 307, body: '' };
    expect(await failureOf(at())).toBeInstanceOf(Error);
    expect(received).toHaveLength(1);
  });

  it('is given up on when it says nothing, or too much', async () => {
    reply = { status: 201, body: '', silent: true };
    expect(await failureOf(at())).not.toBeInstanceOf(SmsRefused);
    reply = { status: 201, body: 'x'.repeat(20_000) };
    expect(String(await failureOf(at()))).toContain('more than 16384 bytes');
  });
});
