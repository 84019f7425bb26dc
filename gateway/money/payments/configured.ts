import type { SqlClient } from '../../../engine/database/sql.ts';
import type { Instant } from '../../../engine/kernel/decision.ts';
import type { Configuration } from '../../site/configuration/environment.ts';
import { ConfigurationError } from '../../site/configuration.ts';
import { type Channels, NO_CHANNELS, readChannels } from './channels.ts';
import type { PaymentsParts } from './payments.ts';
import { sandboxProvider } from './sandbox-provider.ts';
import { stripeProvider } from './stripe-provider.ts';

export interface ConfiguredParts {
  readonly sql: SqlClient;
  readonly accountKey: Uint8Array;
  readonly publicOrigin: () => string;
  readonly now: () => Instant;
}

type Settings = Pick<
  Configuration,
  | 'GLASSCASE_PAYMENT_PROVIDER'
  | 'GLASSCASE_PAYMENT_CHANNELS'
  | 'GLASSCASE_STRIPE_SECRET_KEY'
  | 'GLASSCASE_STRIPE_WEBHOOK_SECRET'
  | 'GLASSCASE_STRIPE_URL'
>;

/** The channels that the environment names: none where deposits are off. @throws ConfigurationError */
export const configuredChannels = async (
  settings: Pick<Configuration, 'GLASSCASE_PAYMENT_PROVIDER' | 'GLASSCASE_PAYMENT_CHANNELS'>,
): Promise<Channels> => {
  const name = settings.GLASSCASE_PAYMENT_PROVIDER;
  return name === 'off' ? NO_CHANNELS : readChannels(settings.GLASSCASE_PAYMENT_CHANNELS, name);
};

/** The payments that the environment asks for. @throws ConfigurationError */
export const configuredPayments = async (
  settings: Settings,
  { sql, accountKey, publicOrigin, now }: ConfiguredParts,
): Promise<Pick<PaymentsParts, 'provider' | 'sandbox' | 'channels'>> => {
  const name = settings.GLASSCASE_PAYMENT_PROVIDER;
  const channels = await configuredChannels(settings);
  if (name === 'off') return { provider: null, sandbox: null, channels };
  if (name === 'sandbox') {
    const sandbox = sandboxProvider({ sql, accountKey, now });
    return { provider: sandbox, sandbox, channels };
  }
  const { GLASSCASE_STRIPE_SECRET_KEY: secretKey, GLASSCASE_STRIPE_WEBHOOK_SECRET: webhookSecret } = settings;
  if (secretKey === undefined || webhookSecret === undefined) {
    throw new ConfigurationError(
      'GLASSCASE_STRIPE_SECRET_KEY and GLASSCASE_STRIPE_WEBHOOK_SECRET are needed for stripe',
    );
  }
  const stripe = stripeProvider({ secretKey, webhookSecret, apiUrl: settings.GLASSCASE_STRIPE_URL, publicOrigin });
  return { provider: stripe, sandbox: null, channels };
};
