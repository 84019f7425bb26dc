import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { databaseProviders, type TestDatabase } from '../../../test/harness/databases.ts';
import {
  type PayableOrder,
  type PaymentProvider,
  ProviderUnavailable,
  WebhookInvalid,
  type WebhookRequest,
} from './provider.ts';
import { sandboxProvider } from './sandbox-provider.ts';
import { stripeProvider } from './stripe-provider.ts';
import { type StripeFake, startStripeFake } from './testing/stripe-fake.ts';

interface Bench {
  readonly provider: PaymentProvider;
  /** Acts as the person at the provider's page, and answers the provider's webhook about it. */
  pay(orderId: string): Promise<WebhookRequest>;
  giveUp(orderId: string): Promise<WebhookRequest>;
  readonly signatureHeader: string;
}

let store: TestDatabase;
let stripe: StripeFake;
beforeAll(async () => {
  const embedded = databaseProviders.find(({ name }) => name === 'PGlite');
  if (embedded === undefined) throw new Error('no embedded database');
  store = await embedded.create();
  stripe = await startStripeFake();
});
afterAll(async () => {
  await stripe?.close();
  await store?.close();
});

const order = (): PayableOrder => ({
  orderId: randomBytes(16).toString('base64url'),
  currency: 'USD',
  payAmount: 1_234n,
  amount: 8_800n,
  methods: ['card'],
  createdAt: Date.now(),
  expiresAt: Date.now() + 30 * 60_000,
});

const sandboxBench = (): Bench => {
  const provider = sandboxProvider({ sql: store.database.pool, accountKey: randomBytes(32), now: Date.now });
  const decided = async (orderId: string, choice: 'paid' | 'closed'): Promise<WebhookRequest> => {
    const webhook = await provider.decide(orderId, choice);
    if (webhook === null) throw new Error('the order is not open');
    return webhook;
  };
  return {
    provider,
    pay: (orderId) => decided(orderId, 'paid'),
    giveUp: (orderId) => decided(orderId, 'closed'),
    signatureHeader: 'sandbox-signature',
  };
};

const stripeBench = (): Bench => {
  const provider = stripeProvider({
    secretKey: 'sk_test_0123456789',
    webhookSecret: stripe.webhookSecret,
    apiUrl: stripe.url,
    publicOrigin: () => 'https://glasscase.example',
    timeoutMs: 2_000,
  });
  return {
    provider,
    pay: async (orderId) => {
      stripe.pay(orderId);
      return stripe.event('checkout.session.completed', orderId);
    },
    giveUp: async (orderId) => stripe.event('checkout.session.expired', orderId, { status: 'expired' }),
    signatureHeader: 'stripe-signature',
  };
};

describe.each([
  ['sandbox', sandboxBench],
  ['stripe', stripeBench],
] as const)('payments through %s', (_name, open) => {
  it('know an order from its session on, and say when it is paid', async () => {
    const { provider, pay } = open();
    const asked = order();
    expect(await provider.status(asked, null)).toEqual({ kind: 'absent' });
    const session = await provider.createSession(asked);
    expect(await provider.status(asked, session.ref)).toEqual({ kind: 'open', session });
    const webhook = provider.readWebhook(await pay(asked.orderId));
    expect(webhook).toMatchObject({ kind: 'paid', orderId: asked.orderId, currency: 'USD', amount: 1_234n });
    expect(await provider.status(asked, session.ref)).toMatchObject({ kind: 'paid', currency: 'USD', amount: 1_234n });
    expect(await provider.close(asked, session.ref)).toMatchObject({ kind: 'paid', currency: 'USD', amount: 1_234n });
  });

  it('find a session whose id was lost, and make no second one for it', async () => {
    const { provider } = open();
    const asked = order();
    const session = await provider.createSession(asked);
    expect(await provider.status(asked, null)).toEqual({ kind: 'open', session });
    expect(await provider.createSession(asked)).toEqual(session);
  });

  it('can be closed, and stay so', async () => {
    const { provider } = open();
    const asked = order();
    const { ref } = await provider.createSession(asked);
    expect(await provider.close(asked, ref)).toEqual({ kind: 'closed' });
    expect(await provider.close(asked, ref)).toEqual({ kind: 'closed' });
    expect(await provider.status(asked, ref)).toEqual({ kind: 'closed' });
  });

  it('say when nobody will pay any more', async () => {
    const { provider, giveUp } = open();
    const asked = order();
    await provider.createSession(asked);
    expect(provider.readWebhook(await giveUp(asked.orderId))).toMatchObject({ kind: 'closed', orderId: asked.orderId });
  });

  it('believe no word that the provider did not sign', async () => {
    const { provider, pay, signatureHeader } = open();
    const asked = order();
    await provider.createSession(asked);
    const genuine = await pay(asked.orderId);
    const signature = String(genuine.headers[signatureHeader]);
    const later = Math.floor(Date.now() / 1000) - 3_600;
    const forgeries: readonly WebhookRequest[] = [
      { ...genuine, headers: {} },
      { ...genuine, headers: { [signatureHeader]: 'nonsense' } },
      {
        ...genuine,
        headers: { [signatureHeader]: signature.replace(/v1=(.)/, (_, digit) => `v1=${digit === '0' ? '1' : '0'}`) },
      },
      { ...genuine, headers: { [signatureHeader]: signature.replace(/t=\d+/, `t=${later}`) } },
      { ...genuine, body: Buffer.from(genuine.body.toString().replace('1234', '9999')) },
      { body: Buffer.from('{}'), headers: genuine.headers },
    ];
    for (const forged of forgeries) expect(() => provider.readWebhook(forged)).toThrow(WebhookInvalid);
    expect(provider.readWebhook(genuine)?.kind).toBe('paid');
  });
});

describe('stripe', () => {
  it('gives no answer where it is away, and nothing is charged', async () => {
    const { provider } = stripeBench();
    const asked = order();
    stripe.weather = 'down';
    await expect(provider.createSession(asked)).rejects.toThrow(ProviderUnavailable);
    await expect(provider.status(asked, null)).rejects.toThrow(ProviderUnavailable);
    stripe.weather = 'fine';
    expect(await provider.status(asked, null)).toEqual({ kind: 'absent' });
  });

  it('has the session all the same where only its answer was lost', async () => {
    const { provider } = stripeBench();
    const asked = order();
    stripe.weather = 'lost';
    const before = stripe.created();
    await expect(provider.createSession(asked)).rejects.toThrow(ProviderUnavailable);
    stripe.weather = 'fine';
    expect(stripe.created()).toBe(before + 1);
    expect((await provider.status(asked, null)).kind).toBe('open');
  });

  it('is waited for where a payment was made and the money is on its way', async () => {
    const { provider } = stripeBench();
    const asked = order();
    await provider.createSession(asked);
    const pending = stripe.event('checkout.session.completed', asked.orderId, { status: 'complete' });
    expect(provider.readWebhook(pending)).toBeNull();
    const failed = stripe.event('checkout.session.async_payment_failed', asked.orderId, { status: 'complete' });
    expect(provider.readWebhook(failed)?.kind).toBe('closed');
    const other = stripe.event('customer.created', asked.orderId);
    expect(provider.readWebhook(other)).toBeNull();
  });
});
