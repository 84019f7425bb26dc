import { BlockList, isIP } from 'node:net';
import { relative } from 'node:path';
import type { Configuration } from './environment.ts';
import type { Role } from './process.ts';

const loopback = new BlockList();
loopback.addSubnet('127.0.0.0', 8, 'ipv4');
loopback.addAddress('::1', 'ipv6');

export const isLoopback = (host: string): boolean => {
  const family = isIP(host);
  return family === 0 ? host === 'localhost' : loopback.check(host, family === 4 ? 'ipv4' : 'ipv6');
};

const TWILIO = ['GLASSCASE_TWILIO_ACCOUNT_SID', 'GLASSCASE_TWILIO_AUTH_TOKEN', 'GLASSCASE_TWILIO_FROM'] as const;
const MAIL = ['GLASSCASE_MAIL_URL', 'GLASSCASE_MAIL_FROM'] as const;
const STRIPE = ['GLASSCASE_STRIPE_SECRET_KEY', 'GLASSCASE_STRIPE_WEBHOOK_SECRET'] as const;
const WAREHOUSE = ['GLASSCASE_FULFILMENT_URL', 'GLASSCASE_FULFILMENT_SECRET'] as const;

type Rule = (configuration: Configuration) => string | null;

const missing = (
  configuration: Configuration,
  names: readonly (keyof Configuration)[],
  where: string,
): string | null => {
  const name = names.find((one) => !configuration[one]);
  return name === undefined ? null : `${name} is missing, and ${where}`;
};

const beaconHasRelays: Rule = ({ GLASSCASE_BEACON, GLASSCASE_BEACON_URLS }) =>
  GLASSCASE_BEACON === 'drand' && GLASSCASE_BEACON_URLS.length === 0
    ? 'GLASSCASE_BEACON_URLS names no relay, and GLASSCASE_BEACON is drand'
    : null;

const providersAreWhole: Rule = (configuration) => {
  const { GLASSCASE_SMS_PROVIDER, GLASSCASE_PAYMENT_PROVIDER, GLASSCASE_FULFILMENT } = configuration;
  return (
    (GLASSCASE_SMS_PROVIDER === 'twilio' ? missing(configuration, TWILIO, 'GLASSCASE_SMS_PROVIDER is twilio') : null) ??
    (configuration.GLASSCASE_MAIL_PROVIDER === 'smtp'
      ? missing(configuration, MAIL, 'GLASSCASE_MAIL_PROVIDER is smtp')
      : null) ??
    (GLASSCASE_PAYMENT_PROVIDER === 'stripe'
      ? missing(configuration, STRIPE, 'GLASSCASE_PAYMENT_PROVIDER is stripe')
      : null) ??
    (GLASSCASE_FULFILMENT === 'http' ? missing(configuration, WAREHOUSE, 'GLASSCASE_FULFILMENT is http') : null)
  );
};

/** Simulated providers, which show data of one person to every visitor. */
const SANDBOXES = {
  GLASSCASE_SMS_PROVIDER: 'console',
  GLASSCASE_MAIL_PROVIDER: 'console',
  GLASSCASE_PAYMENT_PROVIDER: 'sandbox',
  GLASSCASE_FULFILMENT: 'sandbox',
  GLASSCASE_VERIFICATION: 'sandbox',
} as const satisfies Partial<Record<keyof Configuration, string>>;

/** The reason why clients on other machines may reach the site; null where there is none. */
const reachedFromElsewhere = (configuration: Configuration): string | null => {
  const { HOST, GLASSCASE_PUBLIC_URL, GLASSCASE_TRUSTED_PROXIES } = configuration;
  if (!isLoopback(HOST)) return `HOST ${HOST} can be reached from elsewhere`;
  if (GLASSCASE_PUBLIC_URL !== '') {
    const { protocol, hostname } = new URL(GLASSCASE_PUBLIC_URL);
    if (!isLoopback(hostname.replace(/^\[|\]$/g, ''))) {
      return `GLASSCASE_PUBLIC_URL ${GLASSCASE_PUBLIC_URL} can be reached from elsewhere`;
    }
    if (protocol === 'https:') return `GLASSCASE_PUBLIC_URL ${GLASSCASE_PUBLIC_URL} is https, as of a site for others`;
  }
  return GLASSCASE_TRUSTED_PROXIES > 0
    ? `GLASSCASE_TRUSTED_PROXIES is ${GLASSCASE_TRUSTED_PROXIES}, and a proxy brings visitors from elsewhere`
    : null;
};

const sandboxStaysHome: Rule = (configuration) => {
  if (configuration.ALLOW_SANDBOX) return null;
  const given: Readonly<Partial<Record<string, unknown>>> = configuration;
  const on = Object.entries(SANDBOXES).flatMap(([name, value]) => (given[name] === value ? [`${name}=${value}`] : []));
  const elsewhere = on.length === 0 ? null : reachedFromElsewhere(configuration);
  return elsewhere === null
    ? null
    : `${elsewhere}, but ${on.join(', ')} would show secrets to anybody: set ALLOW_SANDBOX=1 if that is meant`;
};

/**
 * Which of the site's keys a role uses; a process is given no other. Several processes must have them in common: alone each
 * would make one of its own.
 */
export const KEYS_OF_ROLE = {
  gateway: ['account', 'promise'],
  engine: ['seal', 'promise'],
  projector: ['account'],
  sealer: ['log', 'promise'],
} as const satisfies Record<Role, readonly string[]>;

const KEY_VARIABLES = {
  seal: 'GLASSCASE_SEAL_KEY',
  account: 'GLASSCASE_ACCOUNT_KEY',
  log: 'GLASSCASE_LOG_KEY',
  promise: 'GLASSCASE_PROMISE_KEY',
} as const satisfies Record<(typeof KEYS_OF_ROLE)[Role][number], keyof Configuration>;

const partsAreConnected: Rule = (configuration) => {
  const { GLASSCASE_ROLES } = configuration;
  const keys = GLASSCASE_ROLES.flatMap((role) => KEYS_OF_ROLE[role].map((key) => KEY_VARIABLES[key]));
  return GLASSCASE_ROLES.length === 4
    ? null
    : missing(
        configuration,
        ['DATABASE_URL', 'NATS_URL', ...keys],
        `GLASSCASE_ROLES is only ${GLASSCASE_ROLES.join(',')}`,
      );
};

const streamHasServer: Rule = (configuration) =>
  configuration.GLASSCASE_EVENT_STREAM > 0
    ? missing(configuration, ['NATS_URL'], 'GLASSCASE_EVENT_STREAM is on')
    : null;

const ownerNeedsServer: Rule = (configuration) =>
  configuration.GLASSCASE_DATABASE_OWNER_URL === undefined
    ? null
    : missing(configuration, ['DATABASE_URL'], 'GLASSCASE_DATABASE_OWNER_URL is there');

const copyIsElsewhere: Rule = ({ DATA_DIR, GLASSCASE_CHECKPOINT_COPY: place, GLASSCASE_WITNESSES }) => {
  if (place.kind === 'witnesses' && GLASSCASE_WITNESSES.length === 0)
    return 'GLASSCASE_WITNESSES names none, and GLASSCASE_CHECKPOINT_COPY is witnesses';
  const inside = place.kind === 'folder' && !relative(DATA_DIR, place.folder).startsWith('..');
  return inside ? 'GLASSCASE_CHECKPOINT_COPY lies in DATA_DIR, and would be set back together with it' : null;
};

const alertsStayPrivate: Rule = ({
  GLASSCASE_ALERT_WEBHOOK: address,
  GLASSCASE_ALERT_MAIL,
  GLASSCASE_MAIL_PROVIDER,
}) => {
  if (address !== undefined) {
    const { protocol, hostname } = new URL(address);
    if (protocol !== 'https:' && !isLoopback(hostname.replace(/^\[|\]$/g, '')))
      return 'GLASSCASE_ALERT_WEBHOOK must be an https address, or an http one of this machine';
  }
  return GLASSCASE_ALERT_MAIL !== '' && GLASSCASE_MAIL_PROVIDER === 'off'
    ? 'GLASSCASE_ALERT_MAIL names an address, and GLASSCASE_MAIL_PROVIDER is off'
    : null;
};

const RULES = [
  beaconHasRelays,
  providersAreWhole,
  sandboxStaysHome,
  partsAreConnected,
  streamHasServer,
  ownerNeedsServer,
  copyIsElsewhere,
  alertsStayPrivate,
];

/** A contradiction between values that are each valid; null where there is none. */
export const complaintAbout = (configuration: Configuration): string | null => {
  for (const rule of RULES) {
    const complaint = rule(configuration);
    if (complaint !== null) return complaint;
  }
  return null;
};
