import { randomInt } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { databaseProviders, type TestDatabase } from '../../../test/harness/databases.ts';
import { ProviderUnavailable, WebhookInvalid } from '../payments/provider.ts';
import { httpFulfilment } from './http-provider.ts';
import { type FulfilmentProvider, ShipmentRefused } from './provider.ts';
import { sandboxFulfilment } from './sandbox-provider.ts';
import { startWarehouseFake, type WarehouseFake } from './testing/warehouse-fake.ts';

interface Bench {
  readonly provider: FulfilmentProvider;
  /** Lets the warehouse do its work, to a good end or a bad one. */
  finish(key: string): void;
}

let store: TestDatabase;
let warehouse: WarehouseFake;
let offset = 0;
beforeAll(async () => {
  const embedded = databaseProviders.find(({ name }) => name === 'PGlite');
  if (embedded === undefined) throw new Error('no embedded database');
  store = await embedded.create();
  warehouse = await startWarehouseFake();
});
afterAll(async () => {
  await warehouse?.close();
  await store?.close();
});

const link = (token: string): string => `https://steamcommunity.com/tradeoffer/new/?partner=42&token=${token}`;
const shipment = (token = 'AbCd_-12') => ({
  idempotencyKey: String(randomInt(1_000_000_000)),
  tradeLink: link(token),
  item: { skin: 'aurora', wear: 'FN', float: 12_345 },
});

const sandbox = (): Bench => ({
  provider: sandboxFulfilment(store.database.pool, () => Date.now() + offset),
  finish: () => {
    offset += 10_000;
  },
});
const http = (): Bench => ({
  provider: httpFulfilment({ url: warehouse.url, secret: warehouse.secret, now: Date.now, timeoutMs: 3_000 }),
  finish: (key) => {
    const { tradeLink } = warehouse.orders().find((one) => one.key === key) ?? { tradeLink: '' };
    const fails = tradeLink.endsWith('FAIL0000');
    warehouse.set(key, fails ? 'failed' : 'delivered', fails ? 'STEAM_ANOMALY' : undefined);
  },
});

describe.each([
  ['sandbox', sandbox],
  ['http', http],
] as const)('fulfilment through %s', (_name, open) => {
  it('knows an item from the moment it was sent, and says when it arrived', async () => {
    const { provider, finish } = open();
    const sent = shipment();
    expect(await provider.status(sent.idempotencyKey)).toBe('absent');
    expect(await provider.send(sent)).toMatchObject({ state: 'retrieving', message: null });
    finish(sent.idempotencyKey);
    expect(await provider.status(sent.idempotencyKey)).toMatchObject({ state: 'succeeded' });
  });

  it('takes a repetition for what it is', async () => {
    const { provider, finish } = open();
    const sent = shipment();
    await provider.send(sent);
    finish(sent.idempotencyKey);
    expect(await provider.send(sent)).toMatchObject({ state: 'succeeded' });
  });

  it('says when and why an item comes back', async () => {
    const { provider, finish } = open();
    const sent = shipment('FAIL0000');
    await provider.send(sent);
    finish(sent.idempotencyKey);
    const report = await provider.status(sent.idempotencyKey);
    expect(report).toMatchObject({ state: 'failed', message: 'STEAM_ANOMALY' });
  });

  it('believes no news without a signature', () => {
    const { provider } = open();
    for (const signature of [undefined, '', `t=${Math.floor(Date.now() / 1000)},v1=${'0'.repeat(64)}`]) {
      expect(() => provider.readCallback(Buffer.from('{}'), signature)).toThrow(WebhookInvalid);
    }
  });
});

describe('a warehouse', () => {
  it('that gives no answer leaves the outcome open', async () => {
    const { provider } = http();
    const sent = shipment();
    warehouse.weather = 'down';
    await expect(provider.send(sent)).rejects.toThrow(ProviderUnavailable);
    await expect(provider.status(sent.idempotencyKey)).rejects.toThrow(ProviderUnavailable);
    warehouse.weather = 'lost';
    await expect(provider.send(sent)).rejects.toThrow(ProviderUnavailable);
    warehouse.weather = 'fine';
    expect(await provider.status(sent.idempotencyKey)).toMatchObject({ state: 'retrieving' });
  });

  it('that says no is believed', async () => {
    warehouse.weather = 'full';
    await expect(http().provider.send(shipment())).rejects.toEqual(new ShipmentRefused('Out of stock.'));
    warehouse.weather = 'fine';
  });

  it('that doesn’t know the secret is not believed', async () => {
    const other = httpFulfilment({ url: warehouse.url, secret: 'another secret, as long as this', now: Date.now });
    await expect(other.send(shipment())).rejects.toThrow(ProviderUnavailable);
    const { provider } = http();
    const sent = shipment();
    await provider.send(sent);
    const { body, signature } = warehouse.news(sent.idempotencyKey);
    expect(provider.readCallback(body, signature)).toMatchObject({ idempotencyKey: sent.idempotencyKey });
    expect(() => other.readCallback(body, signature)).toThrow(WebhookInvalid);
    expect(() => provider.readCallback(Buffer.from(`${body.toString()} `), signature)).toThrow(WebhookInvalid);
  });
});
