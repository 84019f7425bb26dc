import { randomUUID } from 'node:crypto';
import type { Bus } from '../../engine/bus/bus.ts';
import type { Database } from '../../engine/database/open-database.ts';
import type { Engine } from '../../engine/engine.ts';
import type { Logger } from '../../engine/logger.ts';
import { readModelDatabase } from '../../engine/projections/database.ts';
import type { LogReader } from '../../engine/projections/read-log.ts';
import { erasedPhonesIn } from '../../gateway/accounts/erasure/erased-phones.ts';
import { consoleMail } from '../../gateway/accounts/mail/console.ts';
import { noMail } from '../../gateway/accounts/mail/off.ts';
import type { MailProvider } from '../../gateway/accounts/mail/provider.ts';
import { smtpMail } from '../../gateway/accounts/mail/smtp.ts';
import { consoleSms } from '../../gateway/accounts/sms/console.ts';
import type { SmsProvider } from '../../gateway/accounts/sms/provider.ts';
import { twilioSms } from '../../gateway/accounts/sms/twilio.ts';
import { configuredFulfilment } from '../../gateway/money/fulfilment/configured.ts';
import { type Retrievals, retrievalsWith } from '../../gateway/money/fulfilment/retrievals.ts';
import { startPaymentChores } from '../../gateway/money/payments/chores.ts';
import { configuredPayments } from '../../gateway/money/payments/configured.ts';
import { type Payments, paymentsWith } from '../../gateway/money/payments/payments.ts';
import { oneTimeRewardsBy } from '../../gateway/money/payments/personal-data.ts';
import type { Configuration } from '../../gateway/site/configuration/environment.ts';
import { ConfigurationError } from '../../gateway/site/configuration.ts';
import type { Reactor } from '../../gateway/site/reactors/reactor.ts';
import { startReactors } from '../../gateway/site/reactors/reactors.ts';

/** The mail provider that was chosen. @throws ConfigurationError where its server is missing */
export const mailProviderOf = (configuration: Configuration): MailProvider => {
  const { GLASSCASE_MAIL_PROVIDER, GLASSCASE_MAIL_URL: url, GLASSCASE_MAIL_FROM: from } = configuration;
  if (GLASSCASE_MAIL_PROVIDER === 'off') return noMail;
  if (GLASSCASE_MAIL_PROVIDER === 'console') return consoleMail();
  if (url === undefined || from === '') throw new ConfigurationError('GLASSCASE_MAIL_URL and _FROM belong together');
  return smtpMail({ url, from, requireTls: !configuration.GLASSCASE_MAIL_PLAIN });
};

/** The SMS provider that was chosen. @throws ConfigurationError where its credentials are missing */
export const smsProviderOf = (configuration: Configuration): SmsProvider => {
  if (configuration.GLASSCASE_SMS_PROVIDER === 'console') return consoleSms;
  const accountSid = configuration.GLASSCASE_TWILIO_ACCOUNT_SID;
  const authToken = configuration.GLASSCASE_TWILIO_AUTH_TOKEN;
  const from = configuration.GLASSCASE_TWILIO_FROM;
  if (accountSid === undefined || authToken === undefined || from === undefined) {
    throw new ConfigurationError('GLASSCASE_TWILIO_ACCOUNT_SID, _AUTH_TOKEN and _FROM belong together');
  }
  return twilioSms({ accountSid, authToken, from, url: configuration.GLASSCASE_TWILIO_URL });
};

export interface ProviderParts {
  readonly configuration: Configuration;
  readonly database: Database;
  readonly engine: Engine;
  readonly accountKey: Uint8Array;
  readonly publicOrigin: () => string;
  readonly logger: Logger;
}

export interface Providers {
  readonly payments: Payments;
  readonly retrievals: Retrievals;
}

/** Money comes in and items go out through these. @throws ConfigurationError */
export const openProviders = async (parts: ProviderParts): Promise<Providers> => {
  const { configuration, database, engine, accountKey, publicOrigin, logger } = parts;
  const sql = database.pool;
  const now = Date.now;
  const oneTimeRewards = oneTimeRewardsBy(erasedPhonesIn(sql, accountKey, now));
  const configured = await configuredPayments(configuration, { sql, accountKey, publicOrigin, now });
  const fulfilment = configuredFulfilment(configuration, sql, now);
  return {
    payments: paymentsWith({ engine, sql, ...configured, oneTimeRewards, now, logger }),
    retrievals: retrievalsWith({ engine, sql, provider: fulfilment, now, logger }),
  };
};

export interface RunningProviders {
  stop(): Promise<void>;
}

export interface RunProvidersParts extends Providers {
  readonly database: Database;
  readonly bus: Bus;
  readonly log: LogReader;
  /** Besides the one of retrievals. */
  readonly reactors: readonly Reactor[];
  readonly logger: Logger;
}

/** Runs the periodic work: asks providers about unfinished orders, sends items, and reacts to events. */
export const runProviders = (parts: RunProvidersParts): RunningProviders => {
  const { payments, retrievals, database, bus, log, reactors, logger } = parts;
  const chores = startPaymentChores(payments, logger);
  retrievals.start();
  const running = startReactors({
    sql: readModelDatabase(database),
    bus,
    log,
    reactors: [retrievals.reactor, ...reactors],
    now: Date.now,
    randomUuid: randomUUID,
    logger,
  });
  return {
    stop: async () => {
      await running.stop();
      await Promise.all([chores.stop(), retrievals.stop()]);
    },
  };
};
