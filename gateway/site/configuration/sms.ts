import { isSupportedCountry } from 'libphonenumber-js';
import { z } from 'zod';
import { origin, whole } from './values.ts';
import { optional, preset } from './variable.ts';

/** Text messages: their provider, their countries, their number, and the proof of work that a client brings for one. */
export const smsVariables = {
  GLASSCASE_SMS_PROVIDER: preset(
    z.enum(['console', 'twilio'], { error: 'must be console or twilio' }),
    'console',
    '`console` sends nothing and shows the code in the dialog (development); `twilio` sends through its Messages API.',
  ),
  GLASSCASE_SMS_COUNTRIES: preset(
    z
      .string()
      .transform((text) => text.split(',').flatMap((one) => (one.trim() === '' ? [] : [one.trim().toUpperCase()])))
      .refine((list) => list.length > 0 && list.every((code) => isSupportedCountry(code)), {
        error: 'must be ISO 3166-1 codes of countries such as CN,HK,TW',
      }),
    'CN,HK,MO,TW,SG,MY,US,CA,GB,IE,AU,NZ',
    'Countries whose numbers get text messages. Only ordinary mobile numbers do: premium, shared-cost and satellite ones never (docs/accounts.md).',
  ),
  GLASSCASE_SMS_PER_HOUR: preset(
    whole(1, 10_000_000, 'a number of messages'),
    '1000',
    'Text messages of the whole site in an hour; then no client gets more. A fifth of them is kept for numbers with an account.',
  ),
  GLASSCASE_SMS_PER_DAY: preset(whole(1, 100_000_000, 'a number of messages'), '10000', 'The same in 24 hours.'),
  GLASSCASE_SMS_PROOF_TRIES: preset(
    whole(1, 1_000_000, 'a number of tries'),
    '500',
    'Most tries of the proof of work beside the slider; half of them on average, each some milliseconds of a phone (docs/accounts.md).',
  ),
  GLASSCASE_SMS_PROOF_TRIES_WITHOUT_SIGHT: preset(
    whole(1, 1_000_000, 'a number of tries'),
    '7500',
    'The same where the proof of work stands in for the slider.',
  ),
  GLASSCASE_SMS_WITHOUT_PROOF_PER_HOUR: preset(
    whole(0, 100_000, 'a number of messages'),
    '20',
    'Text messages an hour, of the whole site, to clients that solve the slider but bring no proof of work; 0 refuses them.',
  ),
  GLASSCASE_TWILIO_ACCOUNT_SID: optional(
    z.string().regex(/^AC[0-9a-f]{32}$/i, { error: 'must be AC and 32 hex digits' }),
    'Account that sends text messages.',
  ),
  GLASSCASE_TWILIO_AUTH_TOKEN: optional(
    z.string().regex(/^[\x21-\x7e]{16,128}$/, { error: 'must be 16 to 128 visible characters' }),
    "The account's auth token.",
  ),
  GLASSCASE_TWILIO_FROM: optional(
    z.string().regex(/^(\+[1-9]\d{6,14}|MG[0-9a-f]{32})$/i, {
      error: 'must be a number such as +15005550006 or the sid of a messaging service',
    }),
    "Sender: a number of the account, or a messaging service's sid.",
  ),
  GLASSCASE_TWILIO_URL: preset(
    origin('https://api.twilio.com'),
    'https://api.twilio.com',
    "Origin of Twilio's API: of another region, or of a stand-in for tests.",
  ),
};
