import { randomBytes } from 'node:crypto';
import { checkKey } from '../../engine/committer/key-check.ts';
import { type Resealed, reseal } from '../../engine/committer/reseal.ts';
import { createSeedVault } from '../../engine/committer/seed-vault.ts';
import type { Database } from '../../engine/database/open-database.ts';
import type { LogSigner } from '../../engine/log/checkpoint.ts';
import type { PromiseSigner } from '../../engine/log/inclusion-promise.ts';
import { loadLogKeys, promiseSignerFromSeed } from '../../engine/log/log-key.ts';
import type { Configuration } from '../../gateway/site/configuration/environment.ts';
import type { Role } from '../../gateway/site/configuration/process.ts';
import { KEYS_OF_ROLE } from '../../gateway/site/configuration/rules.ts';
import { loadOrCreateKey, secretsFolder } from './secrets.ts';

/** The site's secrets: each is the same in every process that has it. Reading one that a process hasn't throws. */
export interface Keys {
  readonly names: readonly KeyName[];
  /** 32 bytes each. */
  readonly seal: Uint8Array;
  /** Keys that sealed seeds before, newest first. */
  readonly previousSeal: readonly Uint8Array[];
  readonly account: Uint8Array;
  readonly signer: LogSigner;
  /** Keys that signed before, newest first. */
  readonly previousSigners: readonly LogSigner[];
  /** Signs promises and refusals. */
  readonly promises: PromiseSigner;
  /** The signers of earlier promises. */
  readonly previousPromises: readonly PromiseSigner[];
}

export type KeyName = (typeof KEYS_OF_ROLE)[Role][number];

export const keysOf = (roles: readonly Role[]): readonly KeyName[] => [
  ...new Set(roles.flatMap((role): readonly KeyName[] => KEYS_OF_ROLE[role])),
];

/** A role asks for a key that its process has no use for: `KEYS_OF_ROLE` is wrong. */
class KeyNotLoaded extends Error {
  override readonly name = 'KeyNotLoaded';
}

const loaded = <Value>(value: Value | null, name: KeyName): Value => {
  if (value === null) throw new KeyNotLoaded(`this process was given no ${name} key`);
  return value;
};

/** Those that the process's roles use: from the environment, else from `DATA_DIR/secrets`, else fresh. */
export const loadKeys = async (configuration: Configuration): Promise<Keys> => {
  const { DATA_DIR, GLASSCASE_LOG_ORIGIN: origin, GLASSCASE_LOG_KEY, GLASSCASE_ROLES } = configuration;
  const { GLASSCASE_SEAL_KEY, GLASSCASE_PREVIOUS_SEAL_KEYS = [] } = configuration;
  const { GLASSCASE_ACCOUNT_KEY, GLASSCASE_PREVIOUS_LOG_KEYS: previousFromEnvironment } = configuration;
  const folder = await secretsFolder(DATA_DIR);
  const names = keysOf(GLASSCASE_ROLES);
  const seal = names.includes('seal') ? await loadOrCreateKey(folder, 'seal-key', GLASSCASE_SEAL_KEY) : null;
  const account = names.includes('account')
    ? await loadOrCreateKey(folder, 'account-key', GLASSCASE_ACCOUNT_KEY)
    : null;
  const log = names.includes('log')
    ? await loadLogKeys({ origin, folder, fromEnvironment: GLASSCASE_LOG_KEY, previousFromEnvironment })
    : null;
  const promise = names.includes('promise')
    ? promiseSignerFromSeed(
        origin,
        (await loadOrCreateKey(folder, 'promise-key', configuration.GLASSCASE_PROMISE_KEY)).toString('hex'),
      )
    : null;
  const previousPromiseSeeds = configuration.GLASSCASE_PREVIOUS_PROMISE_KEYS ?? [];
  return {
    names,
    get seal() {
      return loaded(seal, 'seal');
    },
    previousSeal: GLASSCASE_PREVIOUS_SEAL_KEYS.map((key) => Buffer.from(key, 'hex')),
    get account() {
      return loaded(account, 'account');
    },
    get signer() {
      return loaded(log, 'log').signer;
    },
    get previousSigners() {
      return loaded(log, 'log').previousSigners;
    },
    get promises() {
      return loaded(promise, 'promise');
    },
    previousPromises: previousPromiseSeeds.map((seed) => promiseSignerFromSeed(origin, seed)),
  };
};

/** Refuses keys that the database was not used with, before anything is written with them. @throws KeyMismatch */
export const checkKeys = async ({ pool }: Database, keys: Keys): Promise<void> => {
  const has = (name: KeyName): boolean => keys.names.includes(name);
  if (has('seal')) await checkKey(pool, 'seal', [keys.seal, ...keys.previousSeal]);
  if (has('account')) await checkKey(pool, 'account', [keys.account]);
  const publicOf = (signers: readonly LogSigner[]) => signers.map(({ key }) => key.publicKey);
  if (has('log')) await checkKey(pool, 'log', publicOf([keys.signer, ...keys.previousSigners]));
  if (has('promise')) await checkKey(pool, 'promise', publicOf([keys.promises, ...keys.previousPromises]));
};

/** Seals every stored seed with the current key. */
export const resealSeeds = (database: Database, { seal, previousSeal }: Keys): Promise<Resealed> =>
  reseal(database, createSeedVault([seal, ...previousSeal], randomBytes));
