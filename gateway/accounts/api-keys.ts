import { z } from 'zod';
import { columnsOf, recordsAs } from '../../engine/database/records.ts';
import { integerColumn, rowsAs, type SqlClient } from '../../engine/database/sql.ts';
import type { Instant } from '../../engine/kernel/decision.ts';
import { GatewayError, invalidInput } from '../errors.ts';
import { inForce } from './epochs.ts';
import { readLabel } from './label.ts';
import { isSecret, secretFrom, secretHash } from './secrets.ts';

export const apiScopes = ['READ', 'PLAY', 'TRADE', 'PERSONAL'] as const;
export type ApiScope = (typeof apiScopes)[number];

const MAX_API_KEYS = 10;
const PREFIX = 'gck_';
/** Of the key itself, to tell keys apart by. */
const SHOWN_CHARACTERS = PREFIX.length + 6;

const keyRow = z.object({
  keyId: z.string(),
  name: z.string(),
  prefix: z.string(),
  scopes: z.array(z.enum(apiScopes)).readonly(),
  createdAt: integerColumn,
  lastUsedAt: integerColumn.nullable(),
  expiresAt: integerColumn.nullable(),
});
/** A key for programs of a player, without the key itself. */
export type ApiKey = Readonly<z.infer<typeof keyRow>>;
const columns = columnsOf(keyRow);

export interface NewApiKey {
  readonly name: string;
  readonly scopes: readonly ApiScope[];
  readonly expiresAt: Instant | null;
}

const knownRow = keyRow
  .pick({ keyId: true, scopes: true, lastUsedAt: true, expiresAt: true })
  .extend({ accountId: z.string() });
export type KnownApiKey = Readonly<z.infer<typeof knownRow>>;

export interface ApiKeys {
  /** The key is told this once. @throws GatewayError INVALID_INPUT, TOO_MANY */
  create(
    accountId: string,
    wanted: NewApiKey,
    tx: SqlClient,
  ): Promise<{ readonly key: string; readonly apiKey: ApiKey }>;
  find(keyHash: Uint8Array): Promise<KnownApiKey | null>;
  touch(keyId: string): Promise<void>;
  list(accountId: string): Promise<readonly ApiKey[]>;
  /** Answers the key's name; null where the account has no such key. */
  revoke(accountId: string, keyId: string): Promise<string | null>;
}

export const isApiKey = (token: string): boolean => token.startsWith(PREFIX) && isSecret(token.slice(PREFIX.length));

const revokedRow = z.object({ name: z.string() });

export const apiKeysIn = (
  sql: SqlClient,
  now: () => Instant,
  randomBytes: (size: number) => Uint8Array,
  randomUuid: () => string,
): ApiKeys => ({
  create: async (accountId, wanted, tx) => {
    const at = now();
    const name = readLabel('name', wanted.name);
    const chosen = apiScopes.filter((scope) => wanted.scopes.includes(scope));
    if (chosen.length === 0) throw invalidInput('scopes', 'names at least one scope');
    if (wanted.expiresAt !== null && wanted.expiresAt <= at) throw invalidInput('expiresAt', 'is in the future');
    const key = `${PREFIX}${secretFrom(randomBytes)}`;
    const made = await tx.query(
      `INSERT INTO api_key (key_id, account_id, name, key_hash, prefix, scopes, created_at, expires_at, epoch)
       SELECT $2, account_id, $3, $4, $5, $6::text[], $7, $8, epoch FROM account
       WHERE account_id = $1 AND (SELECT count(*) FROM api_key WHERE account_id = $1) < ${MAX_API_KEYS}
       RETURNING ${columns}`,
      [accountId, randomUuid(), name, secretHash(key), key.slice(0, SHOWN_CHARACTERS), chosen, at, wanted.expiresAt],
    );
    const [apiKey] = recordsAs(keyRow, made);
    if (apiKey === undefined) throw new GatewayError('TOO_MANY', { max: MAX_API_KEYS });
    return { key, apiKey };
  },
  find: async (keyHash) => {
    const text = `SELECT ${columnsOf(knownRow)} FROM api_key
      WHERE key_hash = $1 AND (expires_at IS NULL OR expires_at > $2) AND ${inForce('api_key')}`;
    return recordsAs(knownRow, await sql.query(text, [keyHash, now()]))[0] ?? null;
  },
  touch: async (keyId) => {
    await sql.query('UPDATE api_key SET last_used_at = $2 WHERE key_id = $1', [keyId, now()]);
  },
  list: async (accountId) => {
    const text = `SELECT ${columns} FROM api_key
      WHERE account_id = $1 AND ${inForce('api_key')} ORDER BY created_at DESC, key_id LIMIT ${MAX_API_KEYS}`;
    return recordsAs(keyRow, await sql.query(text, [accountId]));
  },
  revoke: async (accountId, keyId) => {
    const text = 'DELETE FROM api_key WHERE account_id = $1 AND key_id::text = $2 RETURNING name';
    return rowsAs(revokedRow, await sql.query(text, [accountId, keyId]))[0]?.name ?? null;
  },
});
