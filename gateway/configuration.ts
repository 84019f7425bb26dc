import { isIP } from 'node:net';
import { isAbsolute, resolve } from 'node:path';
import { isSupportedCountry } from 'libphonenumber-js';
import { z } from 'zod';
import { complaintAbout } from './configuration-rules.ts';
import { type Jurisdictions, parseJurisdictions } from './safer-play/jurisdictions.ts';

/** A value of the environment that can't be used. Its message is one line and never holds a secret. */
export class ConfigurationError extends Error {
  override readonly name = 'ConfigurationError';
}

const hasProtocol = (text: string, ...protocols: string[]): boolean =>
  URL.canParse(text) && protocols.includes(new URL(text).protocol) && new URL(text).hostname !== '';

const whole = (min: number, max: number, what: string) =>
  z
    .string()
    .refine((text) => /^\d{1,9}$/.test(text) && Number(text) >= min && Number(text) <= max, {
      error: `must be ${what}, a whole number from ${min} to ${max}`,
    })
    .transform(Number);

const flag = z.enum(['0', '1'], { error: 'must be 0 or 1' }).transform((text) => text === '1');

/** An amount in minor units; null for none. */
const sumOrNever = z
  .literal('')
  .transform(() => null)
  .or(
    z
      .string()
      .regex(/^\d{1,15}$/, { error: 'must be an amount in minor units' })
      .transform(BigInt),
  );

const key32 = z
  .string()
  .regex(/^[0-9a-f]{64}$/i, { error: 'must be 32 bytes as 64 hex digits' })
  .transform((text) => text.toLowerCase());

const origins = z
  .string()
  .transform((text) => text.split(',').flatMap((one) => (one.trim() === '' ? [] : [one.trim()])))
  .refine((list) => list.every((one) => hasProtocol(one, 'http:', 'https:') && new URL(one).origin === one), {
    error: 'must be a comma-separated list of origins such as https://example.org',
  });

const hostName = z.string().refine((text) => isIP(text) !== 0 || /^[a-z0-9]([a-z0-9.-]{0,251}[a-z0-9])?$/i.test(text), {
  error: 'must be an address or a host name',
});

/** Keys that were in use before, newest first. */
const keys32 = z
  .string()
  .transform((text) =>
    text
      .toLowerCase()
      .split(',')
      .map((one) => one.trim()),
  )
  .refine((list) => list.every((one) => /^[0-9a-f]{64}$/.test(one)), {
    error: 'must be keys of 32 bytes as 64 hex digits each, comma-separated',
  });

export interface WitnessAddress {
  /** Verifier key. */
  readonly key: string;
  readonly url: string;
}

/** What a process of the site may do. */
export const ROLES = ['gateway', 'engine', 'projector', 'sealer'] as const;
export type Role = (typeof ROLES)[number];

/** What `docs/configuration.md` says of a variable besides its name. */
interface Explanation {
  readonly fallback: string | null;
  readonly secret: boolean;
  readonly meaning: string;
}

const explanations = z.registry<Explanation>();

const explained = <Schema extends z.ZodType>(schema: Schema, explanation: Explanation): Schema => {
  explanations.add(schema, explanation);
  return schema;
};

/** A variable with a default, which is given as it would stand in the environment. */
const preset = <Schema extends z.ZodType<unknown, string>>(schema: Schema, fallback: string, meaning: string) =>
  explained(
    z.preprocess((given) => given ?? fallback, schema),
    { fallback, meaning, secret: false },
  );

/** A variable that may be absent. All of these carry credentials, so none is ever repeated. */
const optional = <Schema extends z.ZodType<unknown, string>>(schema: Schema, meaning: string) =>
  explained(schema.optional(), { fallback: null, meaning, secret: true });

/** Every variable the server reads. `docs/configuration.md` is checked against this table. */
export const environmentSchema = z.object({
  HOST: preset(hostName, '127.0.0.1', 'Address to listen on.'),
  PORT: preset(whole(0, 65_535, 'a port'), '3000', 'Port to listen on; 0 takes any free one.'),
  DATA_DIR: preset(
    z.string().transform((text) => resolve(text)),
    './data',
    'Folder of the embedded database, the sealed checkpoints and the generated secrets. Created when missing.',
  ),
  DATABASE_URL: optional(
    z.string().refine((text) => hasProtocol(text, 'postgres:', 'postgresql:'), {
      error: 'must look like postgres://user:password@host:5432/database',
    }),
    'PostgreSQL server. Without it an embedded database lives in `DATA_DIR`.',
  ),
  GLASSCASE_DATABASE_OWNER_URL: optional(
    z.string().refine((text) => hasProtocol(text, 'postgres:', 'postgresql:'), {
      error: 'must look like postgres://user:password@host:5432/database',
    }),
    'The same server with the login that owns the tables: migrations use it at the start, and it is closed again (docs/operations.md). Without it they are awaited.',
  ),
  GLASSCASE_DATABASE_ONE_LOGIN: preset(
    flag,
    '0',
    '1 lets the login of `DATABASE_URL` own the tables: for trying things out. Whoever takes that login over could change the log.',
  ),
  NATS_URL: optional(
    z
      .string()
      .refine((text) => text.split(',').every((one) => hasProtocol(one.trim(), 'nats:', 'tls:', 'ws:', 'wss:')), {
        error: 'must look like nats://host:4222, several separated by commas',
      }),
    'NATS servers, separated by commas, that carry commands, live messages and wake-ups between processes. Without it they stay in the process.',
  ),
  ALLOW_SANDBOX: preset(
    flag,
    '0',
    '1 lets sandbox payments, fulfilment and verification and the console SMS provider run where others may come: a `HOST` or `GLASSCASE_PUBLIC_URL` that is not loopback, https, or trusted proxies.',
  ),
  GLASSCASE_ROLES: preset(
    z
      .string()
      .transform((text) => [...new Set(text.split(',').map((one) => one.trim()))])
      .pipe(z.array(z.enum(ROLES, { error: `must be some of ${ROLES.join(',')}` })).min(1)),
    ROLES.join(','),
    'What this process does (docs/operations.md). A part of the roles needs `DATABASE_URL` and `NATS_URL`.',
  ),
  GLASSCASE_OPERATIONS_HOST: preset(
    hostName,
    '127.0.0.1',
    'Address of the operations listener. It has no login: keep it inside the private network.',
  ),
  GLASSCASE_OPERATIONS_PORT: preset(
    z
      .literal('')
      .transform(() => null)
      .or(whole(0, 65_535, 'a port')),
    '',
    'Port of `/live`, `/ready` and `/metrics`; 0 takes any free one. Empty: not listened on.',
  ),
  GLASSCASE_DRAIN_MS: preset(
    whole(0, 60_000, 'a time in milliseconds'),
    '0',
    'How long a process that was told to stop says so at its health paths before it takes nothing more.',
  ),
  GLASSCASE_PUBLIC_URL: preset(
    z.literal('').or(
      z.string().refine((text) => hasProtocol(text, 'http:', 'https:') && new URL(text).origin === text, {
        error: 'must be an origin such as https://example.org',
      }),
    ),
    '',
    'Origin under which players reach the site: Steam and other providers send them back to it. Empty: `http://` with `HOST` (`localhost` for this machine alone) and `PORT`. Never taken from a request.',
  ),
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
    'Text messages of the whole site in an hour; then no more are sent, whoever asks.',
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
    z.string().refine((text) => hasProtocol(text, 'http:', 'https:') && new URL(text).origin === text, {
      error: 'must be an origin such as https://api.twilio.com',
    }),
    'https://api.twilio.com',
    "Origin of Twilio's API: of another region, or of a stand-in for tests.",
  ),
  GLASSCASE_MAIL_PROVIDER: preset(
    z.enum(['console', 'smtp', 'off'], { error: 'must be console, smtp or off' }),
    'console',
    '`console` sends nothing and shows the newest link on the security page (development); `smtp` sends through a mail server; `off` sends no mail, so that no address can be confirmed.',
  ),
  GLASSCASE_MAIL_URL: optional(
    z.string().refine((text) => hasProtocol(text, 'smtp:', 'smtps:'), {
      error: 'must look like smtps://user:password@mail.example.org:465',
    }),
    'Mail server with its credentials: `smtps://` for TLS from the start, `smtp://` for STARTTLS.',
  ),
  GLASSCASE_MAIL_FROM: preset(
    z.string().regex(/^([^<>\r\n]{1,100} <[^<>\s@]+@[A-Za-z0-9.-]+>|[^<>\s@]+@[A-Za-z0-9.-]+|)$/, {
      error: 'must look like Glasscase <security@example.org>',
    }),
    '',
    'Sender of mail.',
  ),
  GLASSCASE_MAIL_PLAIN: preset(
    flag,
    '0',
    '1 sends to an `smtp://` server that offers no TLS: for one on the same machine.',
  ),
  GLASSCASE_VERIFY_RETRIEVAL_ABOVE: preset(
    sumOrNever,
    '',
    'Sum of a day in minor units above which retrievals need a verified identity. Empty: never.',
  ),
  GLASSCASE_VERIFY_DEPOSIT_ABOVE: preset(sumOrNever, '', 'The same of deposits, in minor units of coin.'),
  GLASSCASE_STEAM: preset(
    z.enum(['on', 'off'], { error: 'must be on or off' }),
    'off',
    '`on` offers sign-in with Steam. Set `GLASSCASE_PUBLIC_URL` as well.',
  ),
  GLASSCASE_STEAM_URL: preset(
    z.string().refine((text) => hasProtocol(text, 'http:', 'https:'), { error: 'must be an address' }),
    'https://steamcommunity.com/openid/login',
    'OpenID 2.0 endpoint that Steam accounts are proved at, exactly as its answers name it.',
  ),
  GLASSCASE_VERIFICATION: preset(
    z.enum(['sandbox', 'off'], { error: 'must be sandbox or off' }),
    'sandbox',
    'Identity verification: `sandbox` asks on a page of its own what the result shall be.',
  ),
  GLASSCASE_SESSION_IDLE_HOURS: preset(
    whole(1, 8_760, 'a number of hours'),
    '336',
    'A session that is not used for so long ends.',
  ),
  GLASSCASE_SESSION_DAYS: preset(
    whole(1, 365, 'a number of days'),
    '30',
    'A session ends so long after its sign-in, however much it is used.',
  ),
  GLASSCASE_TRANSFERS_TO_PLAYERS: preset(
    flag,
    '0',
    '1 lets players send points to each other, and keep giveaways for whom they choose.',
  ),
  GLASSCASE_DEFAULT_INVITE_CODE: preset(
    z.string().regex(/^([A-Za-z0-9]{6,15})?$/, { error: 'must be 6 to 15 letters or digits' }),
    '',
    'Invite code that the registration form starts with.',
  ),
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
    z.string().refine((text) => hasProtocol(text, 'http:', 'https:') && new URL(text).origin === text, {
      error: 'must be an origin such as https://api.stripe.com',
    }),
    'https://api.stripe.com',
    "Origin of Stripe's API, or of a stand-in for tests.",
  ),
  GLASSCASE_FULFILMENT: preset(
    z.enum(['sandbox', 'http', 'off'], { error: 'must be sandbox, http or off' }),
    'sandbox',
    'Who sends retrieved items to Steam accounts: `sandbox` pretends to; `http` asks a warehouse of the operator (docs/payments.md); `off` refuses retrievals.',
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
  GLASSCASE_BEACON: preset(
    z.enum(['none', 'drand'], { error: 'must be none or drand' }),
    'none',
    'Randomness from outside for battles and giveaways: `drand` waits for a round of the public quicknet chain (docs/fairness.md).',
  ),
  GLASSCASE_BEACON_URLS: preset(
    origins,
    'https://api.drand.sh,https://drand.cloudflare.com',
    'Relays that drand rounds are fetched from, comma-separated; every round is verified against the pinned key.',
  ),
  GLASSCASE_OFFICIAL_BATTLES: preset(
    flag,
    '1',
    '1 keeps a few battles of the house open; 0 leaves that to the operator.',
  ),
  GLASSCASE_OPERATOR_MAX_ADJUSTMENT: preset(
    whole(0, 999_999_999, 'an amount of whole coin'),
    '10000',
    'Most coin or points that one correction of an operator may move.',
  ),
  GLASSCASE_OPERATOR_MAX_GIVEN: preset(
    whole(0, 999_999_999, 'an amount of whole coin'),
    '100000',
    'Most that one code (all its uses), coupon, giveaway of the house or lot for the shop may cost.',
  ),
  GLASSCASE_JURISDICTIONS: preset(
    z.string().transform((text, context): Jurisdictions => {
      const places = parseJurisdictions(text);
      if (places !== null) return places;
      context.addIssue('must look like GB:2500:0,DE:5000:1');
      return z.NEVER;
    }),
    '',
    "What the law of players' places asks for, by the country of their phone: `country:milliseconds between two plays:1 where fast reveals are allowed`, comma-separated.",
  ),
  GLASSCASE_ALLOWED_ORIGINS: preset(
    origins,
    '',
    'Origins besides the own one whose pages may call REST and GraphQL and open sockets, comma-separated (docs/security.md).',
  ),
  GLASSCASE_SECURITY_CONTACT: preset(
    z
      .literal('')
      .or(
        z
          .string()
          .regex(/^(mailto:[^\s@]+@[^\s@]+|https:\/\/\S+)$/, { error: 'must look like mailto:security@example.org' }),
      ),
    '',
    'Where weaknesses are reported to, `mailto:` or `https:`: the contact in `/.well-known/security.txt`. Empty: there is no such file.',
  ),
  GLASSCASE_LOG_ORIGIN: preset(
    z.string().regex(/^[a-z0-9][a-z0-9.:-]{0,200}(\/[a-z0-9._-]+)*\/log$/i, {
      error: 'must be a scheme-less address ending in /log, such as example.org/log',
    }),
    'glasscase.localhost/log',
    "Origin line of the log's checkpoints. It names the log for ever: set it before the first start.",
  ),
  GLASSCASE_LOG_KEY: optional(
    key32,
    'Ed25519 private seed that signs checkpoints, 64 hex digits. Generated into `DATA_DIR/secrets/` when absent.',
  ),
  GLASSCASE_PREVIOUS_LOG_KEYS: optional(
    keys32,
    'Seeds of keys that signed checkpoints before, comma-separated, newest first: they sign along, so that auditors who pinned one can follow (docs/operations.md).',
  ),
  GLASSCASE_SEAL_KEY: optional(
    key32,
    'AES-256 key that encrypts unrevealed server seeds at rest, 64 hex digits. Generated into `DATA_DIR/secrets/` when absent.',
  ),
  GLASSCASE_PREVIOUS_SEAL_KEYS: optional(
    keys32,
    'Keys that sealed server seeds before, comma-separated: still opened with them, never sealed (docs/operations.md).',
  ),
  GLASSCASE_ACCOUNT_KEY: optional(
    key32,
    'Hashes SMS codes, recovery codes, phones of erased accounts and the keys of attempt counters, and seals authenticators; 64 hex digits. Generated into `DATA_DIR/secrets/` when absent.',
  ),
  GLASSCASE_WITNESSES: preset(
    z.string().transform((text, context): readonly WitnessAddress[] => {
      const list = text.split(',').flatMap((one) => (one.trim() === '' ? [] : [one.trim().split(/\s+/)]));
      const witnesses = list.flatMap(([key, url, ...rest]) =>
        key !== undefined && url !== undefined && rest.length === 0 && hasProtocol(url, 'http:', 'https:')
          ? [{ key, url }]
          : [],
      );
      if (witnesses.length === list.length) return witnesses;
      context.addIssue(
        'must look like witness.example.org+1a2b3c4d+BASE64 https://witness.example.org, comma-separated',
      );
      return z.NEVER;
    }),
    '',
    'Witnesses that cosign checkpoints: the verifier key and the address of each, comma-separated. Empty: plays show that nobody did.',
  ),
  GLASSCASE_EVENT_STREAM: preset(
    z.enum(['0', '1', '3', '5'], { error: 'must be 0, 1, 3 or 5' }).transform(Number),
    '0',
    'Copies of the JetStream stream that every entry of the log is published to, for programs of the operator; 0 publishes none (docs/event-stream.md).',
  ),
  GLASSCASE_OTLP_URL: preset(
    z
      .literal('')
      .or(z.string().refine((text) => hasProtocol(text, 'http:', 'https:'), { error: 'must be an address' })),
    '',
    'OpenTelemetry collector that traces are sent to, such as `http://127.0.0.1:4318/v1/traces`. Empty: none.',
  ),
  GLASSCASE_TRUSTED_PROXIES: preset(
    whole(0, 10, 'the number of proxies'),
    '0',
    'How many reverse proxies stand in front: that many entries of `X-Forwarded-For` are believed.',
  ),
  GLASSCASE_DEMO: preset(
    flag,
    '0',
    '1 declares a demo world: every page says that players are programs and coin is not real. `npm run demo` sets it.',
  ),
  GLASSCASE_RATE_FACTOR: preset(whole(1, 1_000_000, 'a factor'), '1', 'Multiplies every rate limit; for load tests.'),
  GLASSCASE_MAX_SOCKETS: preset(
    whole(1, 100_000, 'a number of sockets'),
    '10000',
    'Sockets at once, of subscriptions and STOMP together.',
  ),
  GLASSCASE_MAX_SOCKETS_PER_ADDRESS: preset(
    whole(1, 100_000, 'a number of sockets'),
    '50',
    'The same from one address.',
  ),
  GLASSCASE_SECURITY_LOG: preset(
    z
      .literal('')
      .or(z.literal('stdout'))
      .or(
        z
          .string()
          .refine((text) => isAbsolute(text) && text.length <= 1_000, { error: 'must be stdout or an absolute path' }),
      ),
    '',
    'Where the security journal is told as JSON lines, for the collector of the operator: `stdout`, or the absolute path of a file that is appended to. Empty: nowhere (docs/accounts.md).',
  ),
  GLASSCASE_LOG_LEVEL: preset(
    z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent'], {
      error: 'must be fatal, error, warn, info, debug or silent',
    }),
    'warn',
    "How much the server's own log says. It carries ids, never seeds, tokens or personal data.",
  ),
});

export type Configuration = z.output<typeof environmentSchema>;

const isSecret = (name: string): boolean =>
  Object.entries(environmentSchema.shape).some(
    ([known, schema]) => known === name && explanations.get(schema)?.secret === true,
  );

/**
 * Reads the environment. An empty variable counts as absent, as `.env` and compose files write it.
 * @throws ConfigurationError naming the first variable that can't be used.
 */
export const readConfiguration = (environment: NodeJS.ProcessEnv): Configuration => {
  const given = Object.fromEntries(Object.entries(environment).filter(([, text]) => text !== ''));
  const parsed = environmentSchema.safeParse(given);
  if (!parsed.success) {
    const issue = parsed.error.issues[0];
    const name = String(issue?.path[0] ?? 'configuration');
    const text = isSecret(name) ? undefined : given[name];
    const shown = text === undefined ? '' : `, and is ${JSON.stringify(text.slice(0, 80))}`;
    throw new ConfigurationError(`${name} ${issue?.message ?? 'is not usable'}${shown}`);
  }
  const complaint = complaintAbout(parsed.data);
  if (complaint !== null) throw new ConfigurationError(complaint);
  return parsed.data;
};

/** The table of `docs/configuration.md`. */
export const configurationTable = (): string => {
  const rows = Object.entries(environmentSchema.shape).map(([name, schema]) => {
    const { fallback = null, meaning = '' } = explanations.get(schema) ?? {};
    return `| \`${name}\` | ${fallback === null ? '—' : fallback === '' ? 'empty' : `\`${fallback}\``} | ${meaning} |`;
  });
  return ['| variable | default | meaning |', '|---|---|---|', ...rows].join('\n');
};
