import { randomBytes } from 'node:crypto';
import { checkKey } from '../../engine/committer/key-check.ts';
import { type Resealed, reseal } from '../../engine/committer/reseal.ts';
import { createSeedVault } from '../../engine/committer/seed-vault.ts';
import type { Database } from '../../engine/database/open-database.ts';
import type { LogSigner } from '../../engine/log/checkpoint.ts';
import { loadLogKeys } from '../../engine/log/log-key.ts';
import type { Configuration } from '../../gateway/configuration.ts';
import { loadOrCreateKey, secretsFolder } from './secrets.ts';

/** The site's secrets: each is the same in every process. */
export interface Keys {
  /** 32 bytes each. */
  readonly seal: Uint8Array;
  /** Keys that sealed seeds before, newest first. */
  readonly previousSeal: readonly Uint8Array[];
  readonly account: Uint8Array;
  readonly signer: LogSigner;
  /** Keys that signed before, newest first. */
  readonly previousSigners: readonly LogSigner[];
}

/** From the environment, else from `DATA_DIR/secrets`, else fresh. */
export const loadKeys = async (configuration: Configuration): Promise<Keys> => {
  const { DATA_DIR, GLASSCASE_LOG_ORIGIN: origin, GLASSCASE_LOG_KEY } = configuration;
  const { GLASSCASE_SEAL_KEY, GLASSCASE_PREVIOUS_SEAL_KEYS = [] } = configuration;
  const { GLASSCASE_ACCOUNT_KEY, GLASSCASE_PREVIOUS_LOG_KEYS: previousFromEnvironment } = configuration;
  const folder = await secretsFolder(DATA_DIR);
  return {
    seal: await loadOrCreateKey(folder, 'seal-key', GLASSCASE_SEAL_KEY),
    previousSeal: GLASSCASE_PREVIOUS_SEAL_KEYS.map((key) => Buffer.from(key, 'hex')),
    account: await loadOrCreateKey(folder, 'account-key', GLASSCASE_ACCOUNT_KEY),
    ...(await loadLogKeys({ origin, folder, fromEnvironment: GLASSCASE_LOG_KEY, previousFromEnvironment })),
  };
};

/** Refuses keys that the database was not used with, before anything is written with them. @throws KeyMismatch */
export const checkKeys = async ({ pool }: Database, keys: Keys): Promise<void> => {
  await checkKey(pool, 'seal', [keys.seal, ...keys.previousSeal]);
  await checkKey(pool, 'account', [keys.account]);
  await checkKey(
    pool,
    'log',
    [keys.signer, ...keys.previousSigners].map(({ key }) => key.publicKey),
  );
};

/** Seals every stored seed with the current key. */
export const resealSeeds = (database: Database, { seal, previousSeal }: Keys): Promise<Resealed> =>
  reseal(database, createSeedVault([seal, ...previousSeal], randomBytes));
