import { db, defineQuery, fragment, type Given, type Row, runQuery } from '../../../engine/database/queries.ts';
import type { SqlClient } from '../../../engine/database/sql.ts';
import type { Instant } from '../../../engine/kernel/decision.ts';
import { GatewayError, invalidInput } from '../../errors.ts';
import { readLabel } from '../profile/label.ts';
import { isSecret, secretFrom, secretHash } from '../secrets.ts';
import { inForce } from './epochs.ts';

export const apiScopes = ['READ', 'PLAY', 'TRADE', 'PERSONAL'] as const;
export type ApiScope = (typeof apiScopes)[number];

const MAX_API_KEYS = 10;
const PREFIX = 'gck_';
/** Of the key itself, to tell keys apart by. */
const SHOWN_CHARACTERS = PREFIX.length + 6;

/** The database holds scopes as texts. */
interface Scoped {
  readonly scopes: readonly ApiScope[];
}

const keyColumns = ['keyId', 'name', 'prefix', 'scopes', 'createdAt', 'lastUsedAt', 'expiresAt'] as const;
/** A key for programs of a player, without the key itself. */
export type ApiKey = Row<'apiKey', typeof keyColumns> & Scoped;

const knownColumns = ['keyId', 'accountId', 'scopes', 'lastUsedAt', 'expiresAt'] as const;
export type KnownApiKey = Row<'apiKey', typeof knownColumns> & Scoped;

export interface NewApiKey {
  readonly name: string;
  readonly scopes: readonly ApiScope[];
  readonly expiresAt: Instant | null;
}

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
  /** Answers the key's name; null where the account doesn't have the key. */
  revoke(accountId: string, keyId: string): Promise<string | null>;
}

export const isApiKey = (token: string): boolean => token.startsWith(PREFIX) && isSecret(token.slice(PREFIX.length));

/** Clients may name a key by any text. */
const keyIdText = fragment<string>`key_id::text`;
const keyInForce = inForce('apiKey');

const find = defineQuery((given: Given<{ keyHash: Uint8Array; at: Instant }>) =>
  db
    .selectFrom('apiKey')
    .select(knownColumns)
    .where('keyHash', '=', given('keyHash'))
    .where((eb) => eb.or([eb('expiresAt', 'is', null), eb('expiresAt', '>', given('at'))]))
    .where(keyInForce)
    .$narrowType<Scoped>(),
);

const touch = defineQuery((given: Given<{ keyId: string; at: Instant }>) =>
  db
    .updateTable('apiKey')
    .set({ lastUsedAt: given('at') })
    .where('keyId', '=', given('keyId')),
);

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
    const prefix = key.slice(0, SHOWN_CHARACTERS);
    const making = db
      .insertInto('apiKey')
      .columns(['keyId', 'accountId', 'name', 'keyHash', 'prefix', 'scopes', 'createdAt', 'expiresAt', 'epoch'])
      .expression(({ selectFrom, fn, val }) =>
        selectFrom('account')
          .select([
            val(randomUuid()).as('keyId'),
            'accountId',
            val(name).as('name'),
            val(secretHash(key)).as('keyHash'),
          ])
          .select([val(prefix).as('prefix'), val(chosen).as('scopes'), val(at).as('createdAt')])
          .select([val(wanted.expiresAt).as('expiresAt'), 'epoch'])
          .where('accountId', '=', accountId)
          .where(
            selectFrom('apiKey').select(fn.countAll<number>().as('count')).where('accountId', '=', accountId),
            '<',
            MAX_API_KEYS,
          ),
      )
      .returning(keyColumns)
      .$narrowType<Scoped>();
    const [apiKey] = await runQuery(tx, making);
    if (apiKey === undefined) throw new GatewayError('TOO_MANY', { max: MAX_API_KEYS });
    return { key, apiKey };
  },
  find: async (keyHash) => (await find(sql, { keyHash, at: now() }))[0] ?? null,
  touch: async (keyId) => {
    await touch(sql, { keyId, at: now() });
  },
  list: (accountId) =>
    runQuery(
      sql,
      db
        .selectFrom('apiKey')
        .select(keyColumns)
        .where('accountId', '=', accountId)
        .where(keyInForce)
        .orderBy('createdAt', 'desc')
        .orderBy('keyId')
        .limit(MAX_API_KEYS)
        .$narrowType<Scoped>(),
    ),
  revoke: async (accountId, keyId) => {
    const named = db.deleteFrom('apiKey').where('accountId', '=', accountId).where(keyIdText, '=', keyId);
    return (await runQuery(sql, named.returning('name')))[0]?.name ?? null;
  },
});
