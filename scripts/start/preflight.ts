import { connectNats } from '../../engine/bus/nats.ts';
import { readChannels } from '../../gateway/money/payments/channels.ts';
import type { Configuration } from '../../gateway/site/configuration/environment.ts';
import { ConfigurationError } from '../../gateway/site/configuration.ts';
import { checkAddress } from './check-address.ts';
import { checkFolders } from './check-folders.ts';
import { witnessesOf } from './witnesses.ts';

/** @throws ConfigurationError where no server answers */
const checkNats = async (url: string): Promise<void> => {
  const connection = await connectNats({ url }).catch((error: unknown) => {
    const reason = error instanceof Error ? error.message : 'unknown';
    throw new ConfigurationError(`NATS_URL: ${reason}; start a server there, or set NATS_URL to one that runs`);
  });
  await connection.close();
};

/**
 * Everything about the environment that can be known to be wrong before anything is opened or written.
 * @throws ConfigurationError, in one line that names the variable
 */
export const preflight = async (configuration: Configuration): Promise<void> => {
  const { GLASSCASE_ROLES, HOST, PORT, GLASSCASE_OPERATIONS_HOST, GLASSCASE_OPERATIONS_PORT } = configuration;
  const { GLASSCASE_PAYMENT_CHANNELS, GLASSCASE_PAYMENT_PROVIDER, NATS_URL } = configuration;
  if (GLASSCASE_ROLES.includes('gateway')) await checkAddress(HOST, PORT);
  if (GLASSCASE_OPERATIONS_PORT !== null) {
    const names = { host: 'GLASSCASE_OPERATIONS_HOST', port: 'GLASSCASE_OPERATIONS_PORT' };
    await checkAddress(GLASSCASE_OPERATIONS_HOST, GLASSCASE_OPERATIONS_PORT, names);
  }
  witnessesOf(configuration);
  if (GLASSCASE_PAYMENT_PROVIDER !== 'off') await readChannels(GLASSCASE_PAYMENT_CHANNELS, GLASSCASE_PAYMENT_PROVIDER);
  await checkFolders(configuration);
  if (NATS_URL !== undefined) await checkNats(NATS_URL);
};
