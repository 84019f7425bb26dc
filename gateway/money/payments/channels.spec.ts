import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ConfigurationError } from '../../site/configuration.ts';
import { defaultChannels, payAmountOf, readChannels } from './channels.ts';
import { amountText } from './sandbox-html.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'glasscase-channels-'));
});
afterAll(async () => {
  await rm(folder, { recursive: true, force: true });
});

const names = { 'zh-CN': '卡', 'zh-TW': '卡', en: 'Card' };
const card = { id: 'card', names, provider: 'stripe', currencies: ['USD'], min: 100, max: 500, amounts: [200] };
const usd = { code: 'USD', digits: 2, pricePerCoin: 14 };

const reading = async (document: unknown, provider = 'stripe') => {
  const path = join(folder, 'channels.json');
  await writeFile(path, typeof document === 'string' ? document : JSON.stringify(document));
  return readChannels(path, provider);
};

describe('a channels file', () => {
  it('is read as it stands', async () => {
    const { channels, currencies } = await reading({ currencies: [usd], channels: [card] });
    expect(currencies).toEqual([usd]);
    expect(channels).toEqual([{ ...card, min: 100n, max: 500n, amounts: [200n], methods: [] }]);
  });

  it.each([
    ['nonsense', /is not JSON$/],
    [{ currencies: [usd], channels: [] }, /channels/],
    [{ currencies: [usd, usd], channels: [card] }, /twice/],
    [{ currencies: [usd], channels: [card, card] }, /same id/],
    [{ currencies: [usd], channels: [{ ...card, currencies: ['EUR'] }] }, /without a price/],
    [{ currencies: [usd], channels: [{ ...card, min: 600 }] }, /contradict/],
    [{ currencies: [usd], channels: [{ ...card, amounts: [501] }] }, /contradict/],
    [{ currencies: [usd], channels: [{ ...card, max: 100_000_001 }] }, /max/],
    [{ currencies: [{ ...usd, pricePerCoin: 0.5 }], channels: [card] }, /pricePerCoin/],
    [{ currencies: [usd], channels: [{ ...card, provider: 'paypal' }] }, /is of paypal, and stripe is configured$/],
  ])('is refused in one line: %j', async (document, problem) => {
    const refused = reading(document);
    await expect(refused).rejects.toThrow(ConfigurationError);
    await expect(refused).rejects.toThrow(problem);
    await expect(refused).rejects.not.toThrow(/\n/);
  });

  it('that is not there stops the start', async () => {
    await expect(readChannels(join(folder, 'none.json'), 'stripe')).rejects.toThrow(/can't be read$/);
  });

  it('needn’t be there', async () => {
    expect(await readChannels('', 'sandbox')).toEqual(defaultChannels('sandbox'));
  });
});

describe('what coin costs', () => {
  const amount = fc.bigInt(1n, 100_000_000n);
  const price = fc.integer({ min: 1, max: 1_000_000 });

  it('is rounded up, by less than one', () => {
    fc.assert(
      fc.property(amount, price, (coin, pricePerCoin) => {
        const paid = payAmountOf(coin, { ...usd, pricePerCoin }) * 100n;
        const exact = coin * BigInt(pricePerCoin);
        expect(paid >= exact && paid - exact < 100n).toBe(true);
      }),
    );
  });

  it('is never less for two orders than for one of both', () => {
    fc.assert(
      fc.property(amount, amount, price, (a, b, pricePerCoin) => {
        const currency = { ...usd, pricePerCoin };
        expect(payAmountOf(a, currency) + payAmountOf(b, currency) >= payAmountOf(a + b, currency)).toBe(true);
      }),
    );
  });

  it('is shown to the last digit', () => {
    expect(amountText(5n, 'USD', 2)).toBe('USD 0.05');
    expect(amountText(123_456_789n, 'CNY', 2)).toBe('CNY 1,234,567.89');
    expect(amountText(1_000n, 'JPY', 0)).toBe('JPY 1,000');
    expect(amountText(1_234n, 'KWD', 3)).toBe('KWD 1.234');
  });
});
