import { z } from 'zod';
import { hasProtocol, origin } from './values.ts';
import { optional, preset } from './variable.ts';

/** Payments in, and items out to Steam. */
export const moneyVariables = {
  GLASSCASE_PAYMENT_PROVIDER: preset(
    z.enum(['sandbox', 'stripe', 'off'], { error: 'must be sandbox, stripe or off' }),
    'sandbox',
    '`sandbox` credits coin without money, on a page with buttons; `stripe` takes payments through Checkout (docs/payments.md); `off` refuses deposits.',
  ),
  GLASSCASE_PAYMENT_CHANNELS: preset(
    z.string().max(1_000, { error: 'must be the path of a file' }),
    '',
    'JSON file with ways to pay, currencies and prices (docs/payments.md). Empty: cards and Alipay, in CNY, USD, EUR and JPY.',
  ),
  GLASSCASE_STRIPE_SECRET_KEY: optional(
    z.string().regex(/^(sk|rk)_[A-Za-z0-9_]{8,250}$/, { error: 'must look like sk_live_… or rk_live_…' }),
    'Secret or restricted key of the Stripe account.',
  ),
  GLASSCASE_STRIPE_WEBHOOK_SECRET: optional(
    z.string().regex(/^whsec_[A-Za-z0-9+/=_-]{8,250}$/, { error: 'must look like whsec_…' }),
    'Signing secret of the endpoint `/webhooks/stripe`.',
  ),
  GLASSCASE_STRIPE_URL: preset(
    origin('https://api.stripe.com'),
    'https://api.stripe.com',
    "Origin of Stripe's API, or of a stand-in for tests.",
  ),
  GLASSCASE_FULFILMENT: preset(
    z.enum(['sandbox', 'http', 'off'], { error: 'must be sandbox, http or off' }),
    'sandbox',
    'The provider that sends retrieved items to Steam accounts: `sandbox` pretends to; `http` asks a warehouse of the operator (docs/payments.md); `off` refuses retrievals.',
  ),
  GLASSCASE_FULFILMENT_URL: preset(
    z.literal('').or(
      z.string().refine((text) => hasProtocol(text, 'http:', 'https:') && !/[?#]|\/$/.test(text), {
        error: 'must be an address without a slash at its end',
      }),
    ),
    '',
    "Where the warehouse's API begins, without a slash at its end.",
  ),
  GLASSCASE_FULFILMENT_SECRET: optional(
    z.string().regex(/^[\x21-\x7e]{32,250}$/, { error: 'must be 32 to 250 visible characters' }),
    'Signs what the site and its warehouse say to each other.',
  ),
};
