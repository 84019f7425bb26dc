import { readFile } from 'node:fs/promises';
import { z } from 'zod';
import { MAX_DEPOSIT, MIN_DEPOSIT } from '../../../engine/deposits/request-deposit.ts';
import { names } from '../../../engine/kernel/event-codec.ts';
import { ConfigurationError } from '../../site/configuration.ts';

const id = z.string().regex(/^[a-z0-9][a-z0-9-]{0,31}$/);
const coin = z
  .int()
  .min(Number(MIN_DEPOSIT))
  .max(Number(MAX_DEPOSIT))
  .transform((amount) => BigInt(amount));

const currency = z.strictObject({
  code: z.string().regex(/^[A-Z]{3}$/),
  digits: z.int().min(0).max(4),
  /** Minor units of the currency for 1.00 coin. */
  pricePerCoin: z.int().min(1).max(1_000_000),
});
export type Currency = z.output<typeof currency>;

const channel = z
  .strictObject({
    id,
    names,
    provider: z.string().min(1).max(32),
    currencies: z.array(z.string()).min(1).max(20),
    min: coin,
    max: coin,
    amounts: z.array(coin).max(12),
    /** The provider's ways to pay; where none are named, the provider chooses them. */
    methods: z
      .array(z.string().regex(/^[a-z0-9_]{1,40}$/))
      .max(10)
      .default([]),
  })
  .refine(({ min, max, amounts }) => min <= max && amounts.every((amount) => amount >= min && amount <= max), {
    error: 'min, max and amounts contradict each other',
  });
export type Channel = z.output<typeof channel>;

const isUnique = (texts: readonly string[]): boolean => new Set(texts).size === texts.length;

export const channelsDocument = z
  .strictObject({ currencies: z.array(currency).min(1).max(50), channels: z.array(channel).min(1).max(20) })
  .refine(({ channels }) => isUnique(channels.map((one) => one.id)), { error: 'two channels have the same id' })
  .refine(({ currencies }) => isUnique(currencies.map((one) => one.code)), { error: 'a currency is there twice' })
  .refine(
    ({ currencies, channels }) => {
      const known = new Set(currencies.map(({ code }) => code));
      return channels.every((one) => one.currencies.every((code) => known.has(code)));
    },
    { error: 'a channel takes a currency without a price' },
  );

/** Ways to pay and what coin costs. */
export type Channels = z.output<typeof channelsDocument>;

export const NO_CHANNELS: Channels = { currencies: [], channels: [] };

const AMOUNTS = [1_000, 3_000, 5_000, 10_000, 30_000, 50_000, 100_000, 200_000];

/** The channels of a site that names no file: cards and Alipay. */
export const defaultChannels = (provider: string): Channels =>
  channelsDocument.parse({
    currencies: [
      { code: 'CNY', digits: 2, pricePerCoin: 100 },
      { code: 'USD', digits: 2, pricePerCoin: 14 },
      { code: 'EUR', digits: 2, pricePerCoin: 13 },
      { code: 'JPY', digits: 0, pricePerCoin: 21 },
    ],
    channels: [
      {
        id: 'card',
        names: { 'zh-CN': '银行卡', 'zh-TW': '銀行卡', en: 'Card' },
        provider,
        currencies: ['CNY', 'USD', 'EUR', 'JPY'],
        min: 500,
        max: 5_000_000,
        amounts: AMOUNTS,
        methods: ['card'],
      },
      {
        id: 'wallet',
        names: { 'zh-CN': '支付宝', 'zh-TW': '支付寶', en: 'Alipay' },
        provider,
        currencies: ['CNY', 'USD', 'EUR', 'JPY'],
        min: 500,
        max: 2_000_000,
        amounts: AMOUNTS.slice(0, 6),
        methods: ['alipay'],
      },
    ],
  });

const fail = (path: string, problem: string): never => {
  throw new ConfigurationError(`GLASSCASE_PAYMENT_CHANNELS: ${path} ${problem}`);
};

/**
 * The channels of a file, or the built-in ones where none is named.
 * @throws ConfigurationError, in one line, for a file that can't be used with this provider.
 */
export const readChannels = async (path: string, provider: string): Promise<Channels> => {
  if (path === '') return defaultChannels(provider);
  const text = await readFile(path, 'utf8').catch(() => fail(path, "can't be read"));
  let document: unknown;
  try {
    document = JSON.parse(text);
  } catch {
    return fail(path, 'is not JSON');
  }
  const parsed = channelsDocument.safeParse(document);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    return fail(path, `${issue?.path.join('.') ?? ''}: ${issue?.message ?? 'is not usable'}`);
  }
  const other = parsed.data.channels.find((one) => one.provider !== provider);
  if (other !== undefined)
    return fail(path, `channel ${other.id} is of ${other.provider}, and ${provider} is configured`);
  return parsed.data;
};

/** The price of an amount of coin, in minor units of the currency: rounded up once. */
export const payAmountOf = (amount: bigint, { pricePerCoin }: Currency): bigint =>
  (amount * BigInt(pricePerCoin) + 99n) / 100n;
