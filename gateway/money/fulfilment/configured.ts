import type { SqlClient } from '../../../engine/database/sql.ts';
import type { Instant } from '../../../engine/kernel/decision.ts';
import type { Configuration } from '../../site/configuration/environment.ts';
import { ConfigurationError } from '../../site/configuration.ts';
import { httpFulfilment } from './http-provider.ts';
import type { FulfilmentProvider } from './provider.ts';
import { sandboxFulfilment } from './sandbox-provider.ts';

type Settings = Pick<
  Configuration,
  'GLASSCASE_FULFILMENT' | 'GLASSCASE_FULFILMENT_URL' | 'GLASSCASE_FULFILMENT_SECRET'
>;

/** The provider that the environment asks for; null where the site sends no items. @throws ConfigurationError */
export const configuredFulfilment = (
  settings: Settings,
  sql: SqlClient,
  now: () => Instant,
): FulfilmentProvider | null => {
  if (settings.GLASSCASE_FULFILMENT === 'off') return null;
  if (settings.GLASSCASE_FULFILMENT === 'sandbox') return sandboxFulfilment(sql, now);
  const { GLASSCASE_FULFILMENT_URL: url, GLASSCASE_FULFILMENT_SECRET: secret } = settings;
  if (url === '' || secret === undefined) {
    throw new ConfigurationError('GLASSCASE_FULFILMENT_URL and GLASSCASE_FULFILMENT_SECRET are needed for http');
  }
  return httpFulfilment({ url, secret, now });
};
