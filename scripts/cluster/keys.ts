import { loadOrCreateKey, secretsFolder } from '../start/secrets.ts';
import type { Keys } from './topology.ts';

/**
 * The keys that all processes share: from the environment, else from `DATA_DIR/secrets`, made there the first time.
 * @throws SecretInvalid
 */
export const clusterKeys = async (dataDir: string, environment: NodeJS.ProcessEnv): Promise<Keys> => {
  const folder = await secretsFolder(dataDir);
  const key = async (name: string, variable: string): Promise<string> =>
    (await loadOrCreateKey(folder, name, environment[variable] || undefined)).toString('hex');
  return {
    seal: await key('seal-key', 'GLASSCASE_SEAL_KEY'),
    account: await key('account-key', 'GLASSCASE_ACCOUNT_KEY'),
    log: await key('log-key', 'GLASSCASE_LOG_KEY'),
  };
};
