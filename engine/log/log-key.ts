import { createPrivateKey, createPublicKey, type KeyObject, randomBytes, sign } from 'node:crypto';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { fromHex, toHex, utf8 } from '../fairness/bytes.ts';
import { nodeHashing } from '../node-hashing.ts';
import type { LogSigner } from './checkpoint.ts';
import { readIfThere, replaceFile } from './file-tile-store.ts';
import { type PromiseSigner, promiseKeyName } from './inclusion-promise.ts';
import { verifierKeyOf } from './note.ts';

/** Everything before the 32 seed bytes in the DER form of an Ed25519 private key (RFC 8410). */
const PKCS8_PREFIX = Buffer.from('302e020100300506032b657004220420', 'hex');

const SEED = /^[0-9a-f]{64}$/;

/** The key isn't usable; the message says what to do and never shows the key. */
export class LogKeyInvalid extends Error {
  override readonly name = 'LogKeyInvalid';
}

/**
 * Signs with the key that grows from a 32-byte seed (RFC 8032).
 * @throws LogKeyInvalid unless the text is 64 hex digits.
 */
export const signerFromSeed = (origin: string, seed: string): LogSigner => {
  if (!SEED.test(seed))
    throw new LogKeyInvalid('the log key must be 64 lower-case hex digits (a 32-byte Ed25519 seed)');
  const der = Buffer.concat([PKCS8_PREFIX, fromHex(seed)]);
  const privateKey: KeyObject = createPrivateKey({ key: der, format: 'der', type: 'pkcs8' });
  const publicKey = createPublicKey(privateKey).export({ format: 'der', type: 'spki' }).subarray(-32);
  return {
    key: verifierKeyOf(nodeHashing, origin, new Uint8Array(publicKey)),
    sign: (message) => sign(null, message, privateKey),
  };
};

/** @throws LogKeyInvalid unless the text is 64 hex digits. */
export const promiseSignerFromSeed = (origin: string, seed: string): PromiseSigner => ({
  origin,
  ...signerFromSeed(promiseKeyName(origin), seed),
});

export interface LogKeySource {
  /** The log's name: the scheme-less prefix under which it is published, ending in `/log`. */
  readonly origin: string;
  /** The folder of secrets; the key lies there as `log-key`, readable by its owner alone. */
  readonly folder: string;
  /** `GLASSCASE_LOG_KEY`: 64 hex digits that go before the file; undefined when not set. */
  readonly fromEnvironment: string | undefined;
}

/**
 * The log's signer: from the environment, else from the file, else from a new file.
 * @throws LogKeyInvalid when the given key, or the file, isn't one.
 */
export const loadOrCreateLogKey = async ({ origin, folder, fromEnvironment }: LogKeySource): Promise<LogSigner> => {
  if (fromEnvironment !== undefined) return signerFromSeed(origin, fromEnvironment.trim());
  const path = join(folder, 'log-key');
  const existing = await readIfThere(path);
  if (existing !== null) return signerFromSeed(origin, new TextDecoder().decode(existing).trim());
  const seed = toHex(randomBytes(32));
  await mkdir(folder, { recursive: true });
  await replaceFile(path, utf8(`${seed}\n`), 0o600);
  return signerFromSeed(origin, seed);
};

/** The log's present signer and its previous ones. */
export interface LogSigners {
  readonly signer: LogSigner;
  /** Newest first. */
  readonly previousSigners: readonly LogSigner[];
}

export interface LogKeysSource extends LogKeySource {
  /** `GLASSCASE_PREVIOUS_LOG_KEYS`, newest first; undefined when not set: then the lines of `previous-log-keys`. */
  readonly previousFromEnvironment: readonly string[] | undefined;
}

/** More would only make every checkpoint longer. */
const MAX_PREVIOUS_KEYS = 8;

/**
 * The log's signers. A file `previous-log-keys` beside `log-key` holds a seed a line, newest first.
 * @throws LogKeyInvalid when one of them isn't a key, or stands there twice.
 */
export const loadLogKeys = async (source: LogKeysSource): Promise<LogSigners> => {
  const signer = await loadOrCreateLogKey(source);
  const file = await readIfThere(join(source.folder, 'previous-log-keys'));
  const seeds = source.previousFromEnvironment ?? new TextDecoder().decode(file ?? new Uint8Array(0)).split('\n');
  const previousSigners = seeds
    .map((seed) => seed.trim())
    .filter((seed) => seed !== '')
    .map((seed) => signerFromSeed(source.origin, seed));
  const ids = [signer, ...previousSigners].map(({ key }) => toHex(key.publicKey));
  if (new Set(ids).size < ids.length)
    throw new LogKeyInvalid('a log key is named twice among it and the previous ones');
  if (previousSigners.length > MAX_PREVIOUS_KEYS) {
    throw new LogKeyInvalid(`at most ${MAX_PREVIOUS_KEYS} previous log keys sign along`);
  }
  return { signer, previousSigners };
};
