import { LRUCache } from 'lru-cache';
import type { Instant } from '../../engine/kernel/decision.ts';
import { GatewayError } from '../errors.ts';
import type { Account, AccountStore } from './account-store.ts';
import { type ApiKeys, type ApiScope, isApiKey } from './api-keys.ts';
import { isSecret, secretHash } from './secrets.ts';
import type { Sessions } from './sessions.ts';

/** Who a token speaks for, and as what. */
export type Credential =
  | { readonly kind: 'session'; readonly account: Account; readonly sessionId: string }
  | { readonly kind: 'key'; readonly account: Account; readonly keyId: string; readonly scopes: readonly ApiScope[] };

export interface Credentials {
  /** Null for a token that never was, is revoked or has expired. */
  of(token: string): Promise<Credential | null>;
  /** The account or its tokens changed: what was read of it before counts no more. */
  changed(accountId: string): void;
}

/**
 * So long a token that was good a moment ago is believed without asking the database. A token revoked through another
 * process dies at most this much later; one revoked here dies at once.
 */
const TRUST_MS = 5_000;
const REMEMBERED = 20_000;
/** The last use of a token is written down this often. */
const SEEN_EVERY_MS = 5 * 60_000;

interface Trusted {
  readonly credential: Credential;
  readonly until: Instant;
  /** When the reading began, counted in readings and changes. */
  readonly turn: number;
}

export interface CredentialsParts {
  readonly store: Pick<AccountStore, 'ofId'>;
  readonly sessions: Pick<Sessions, 'find' | 'touch'>;
  readonly apiKeys: Pick<ApiKeys, 'find' | 'touch'>;
  readonly now: () => Instant;
}

export const credentialsWith = ({ store, sessions, apiKeys, now }: CredentialsParts): Credentials => {
  const trusted = new LRUCache<string, Trusted>({ max: REMEMBERED });
  const changes = new LRUCache<string, number>({ max: REMEMBERED });
  let turns = 0;

  const stale = (at: Instant | null): boolean => at === null || now() - at >= SEEN_EVERY_MS;

  const ofSession = async (hash: Uint8Array): Promise<Credential | null> => {
    const session = await sessions.find(hash);
    const account = session === null ? null : await store.ofId(session.accountId);
    if (session === null || account === null) return null;
    if (stale(session.lastSeenAt)) await sessions.touch(session.sessionId);
    return { kind: 'session', account, sessionId: session.sessionId };
  };

  const ofKey = async (hash: Uint8Array): Promise<Credential | null> => {
    const key = await apiKeys.find(hash);
    const account = key === null ? null : await store.ofId(key.accountId);
    if (key === null || account === null) return null;
    if (stale(key.lastUsedAt)) await apiKeys.touch(key.keyId);
    return { kind: 'key', account, keyId: key.keyId, scopes: key.scopes };
  };

  const fresh = ({ credential, turn, until }: Trusted): boolean =>
    now() < until && turn > (changes.get(credential.account.accountId) ?? 0);

  return {
    of: async (token) => {
      const key = isApiKey(token);
      if (!key && !isSecret(token)) return null;
      const hash = secretHash(token);
      const name = hash.toString('base64');
      const known = trusted.get(name);
      if (known !== undefined && fresh(known)) return known.credential;
      turns += 1;
      const turn = turns;
      const until = now() + TRUST_MS;
      const credential = await (key ? ofKey(hash) : ofSession(hash));
      if (credential === null) trusted.delete(name);
      else trusted.set(name, { credential, until, turn });
      return credential;
    },
    changed: (accountId) => {
      turns += 1;
      changes.set(accountId, turns);
    },
  };
};

/** Before whatever isn't looking, signing in or thawing. @throws GatewayError ACCOUNT_FROZEN */
export const refuseFrozen = ({ frozenAt }: Pick<Account, 'frozenAt'>): void => {
  if (frozenAt !== null) throw new GatewayError('ACCOUNT_FROZEN');
};
