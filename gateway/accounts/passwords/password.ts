import { type Argon2Parameters, argon2, timingSafeEqual } from 'node:crypto';
import { isPassword, normalPassword, PASSWORD_LENGTH } from '../../../schema/input/passwords.ts';
import { GatewayError, invalidInput } from '../../errors.ts';
import type { Phone } from '../profile/phone.ts';
import type { Asker, QueueRules } from '../turns/fair-queue.ts';
import type { Turns } from '../turns/turns.ts';
import { weaknessOf } from './weakness.ts';

/** OWASP's first choice for argon2id: 19 MiB, two passes, one lane. */
const MEMORY_KIB = 19_456;
const PASSES = 2;
const PARALLELISM = 1;
const TAG_BYTES = 32;
const SALT_BYTES = 16;
/** Derivations at once, and how many may wait: each takes 19 MiB and a thread. */
export const HASHING: QueueRules = { atOnce: 2, waiting: 64, perShare: 32 };

const derive = (password: string, nonce: Uint8Array): Promise<Buffer> => {
  const parameters: Argon2Parameters = {
    message: password,
    nonce,
    parallelism: PARALLELISM,
    tagLength: TAG_BYTES,
    memory: MEMORY_KIB,
    passes: PASSES,
  };
  return new Promise((resolve, reject) => {
    argon2('argon2id', parameters, (error, tag) => (error === null ? resolve(tag) : reject(error)));
  });
};

const base64 = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64').replace(/=+$/, '');

const phc = /^\$argon2id\$v=19\$m=19456,t=2,p=1\$([A-Za-z0-9+/]{22})\$([A-Za-z0-9+/]{43})$/;

export interface Passwords {
  /** A PHC string with a fresh salt. @throws GatewayError BUSY */
  hash(password: string, asker: Asker): Promise<string>;
  /** Takes as long for an absent hash as for a wrong password. @throws GatewayError BUSY */
  verify(password: string, hash: string | null, asker: Asker): Promise<boolean>;
}

/** Those of accounts, which are chosen by players. */
export interface PlayerPasswords extends Passwords {
  /** Reads a password that the player with this number chose. @throws GatewayError INVALID_INPUT, PASSWORD_WEAK */
  choose(text: string, phone: Phone): string;
}

/** @throws GatewayError INVALID_INPUT unless the password has 8 to 128 characters. */
const readPassword = (text: string): string => {
  if (!isPassword(text)) {
    throw invalidInput('password', `has ${PASSWORD_LENGTH.min} to ${PASSWORD_LENGTH.max} characters`);
  }
  return normalPassword(text);
};

/** Each derivation takes 19 MiB and some 30 ms of a thread, so only a few run at once, in turns. */
export const passwordsWith = (randomBytes: (size: number) => Uint8Array, turns: Turns): Passwords => {
  const nobody = { salt: randomBytes(SALT_BYTES), tag: Buffer.alloc(TAG_BYTES) };
  return {
    hash: (password, asker) =>
      turns(asker, async () => {
        const salt = randomBytes(SALT_BYTES);
        const tag = await derive(password, salt);
        return `$argon2id$v=19$m=${MEMORY_KIB},t=${PASSES},p=${PARALLELISM}$${base64(salt)}$${base64(tag)}`;
      }),
    verify: (password, hash, asker) =>
      turns(asker, async () => {
        const [, salt, tag] = phc.exec(hash ?? '') ?? [];
        const known = salt !== undefined && tag !== undefined;
        const expected = known ? { salt: Buffer.from(salt, 'base64'), tag: Buffer.from(tag, 'base64') } : nobody;
        return timingSafeEqual(await derive(password, expected.salt), expected.tag) && known;
      }),
  };
};

/** `common` holds the passwords that attackers try first, in lower case. */
export const playerPasswordsWith = (passwords: Passwords, common: ReadonlySet<string>): PlayerPasswords => ({
  ...passwords,
  choose: (text, phone) => {
    const password = readPassword(text);
    const reason = weaknessOf(password, phone, common);
    if (reason !== null) throw new GatewayError('PASSWORD_WEAK', { reason });
    return password;
  },
});
