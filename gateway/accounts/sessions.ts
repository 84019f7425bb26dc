import { createHash } from 'node:crypto';
import type { Instant } from '../../engine/kernel/decision.ts';
import type { SqlClient } from '../../engine/projections/sql.ts';
import { lruOf } from '../lru.ts';
import type { Account, AccountStore } from './account-store.ts';

export const SESSION_LIFE_MS = 30 * 24 * 60 * 60_000;

/**
 * So long a token that was good a moment ago is believed without asking the database. A token revoked through another
 * process dies at most this much later; one revoked here dies at once.
 */
const TRUST_MS = 5_000;
const REMEMBERED = 20_000;

export interface Sessions {
  /** An opaque token of 256 bits; only its SHA-256 is stored. */
  open(accountId: string): Promise<{ readonly token: string; readonly expiresAt: Instant }>;
  /** Null for a token that never was, is revoked or has expired. */
  accountOf(token: string): Promise<Account | null>;
  revoke(token: string): Promise<void>;
}

export interface SessionsParts {
  readonly sql: SqlClient;
  readonly accounts: AccountStore;
  readonly now: () => Instant;
  readonly randomBytes: (size: number) => Uint8Array;
}

const tokenPattern = /^[A-Za-z0-9_-]{43}$/;

const hashOf = (token: string): Buffer => createHash('sha256').update(token).digest();

export const sessionsWith = ({ sql, accounts, now, randomBytes }: SessionsParts): Sessions => {
  const trusted = lruOf<string, { readonly account: Account; readonly until: Instant }>(REMEMBERED);

  return {
    open: async (accountId) => {
      const token = Buffer.from(randomBytes(32)).toString('base64url');
      const at = now();
      const expiresAt = at + SESSION_LIFE_MS;
      await sql.query('INSERT INTO session (token_hash, account_id, created_at, expires_at) VALUES ($1, $2, $3, $4)', [
        hashOf(token),
        accountId,
        at,
        expiresAt,
      ]);
      return { token, expiresAt };
    },

    accountOf: async (token) => {
      if (!tokenPattern.test(token)) return null;
      const at = now();
      const hash = hashOf(token);
      const key = hash.toString('base64');
      const known = trusted.get(key);
      if (known !== undefined && at < known.until) return known.account;
      const account = await accounts.ofSession(hash, at);
      if (account === null) trusted.delete(key);
      else trusted.set(key, { account, until: at + TRUST_MS });
      return account;
    },

    revoke: async (token) => {
      if (!tokenPattern.test(token)) return;
      const hash = hashOf(token);
      trusted.delete(hash.toString('base64'));
      await sql.query('DELETE FROM session WHERE token_hash = $1', [hash]);
      trusted.delete(hash.toString('base64'));
    },
  };
};
