import { AsyncResource } from 'node:async_hooks';
import { LRUCache } from 'lru-cache';
import { accountHint, type Bus } from '../../engine/bus/bus.ts';
import type { Instant } from '../../engine/kernel/decision.ts';
import { GatewayError } from '../errors.ts';
import type { AccountChanges, ChangesRead } from './account-changes.ts';
import type { Account, AccountStore } from './account-store.ts';
import { isSecret, secretHash } from './secrets.ts';
import { type ApiKeys, type ApiScope, isApiKey } from './sessions/api-keys.ts';
import type { Sessions } from './sessions/sessions.ts';

/** The account that a token speaks for, as a session or a key. */
export type Credential =
  | { readonly kind: 'session'; readonly account: Account; readonly sessionId: string }
  | { readonly kind: 'key'; readonly account: Account; readonly keyId: string; readonly scopes: readonly ApiScope[] };

export interface Credentials {
  /** Null for a token that never was, is revoked or has expired. */
  of(token: string): Promise<Credential | null>;
  /** The credential of a token at its last look-up, a minute ago at most. For counting alone: it may be revoked since. */
  remembered(token: string): Credential | null;
  /** The account or its tokens changed: earlier reads of it count no more, here at once and elsewhere as soon as it is told. */
  changed(accountId: string): void;
}

/**
 * So long a token that was good is believed without another read, unless its account changed. The bus tells of a change at
 * once, and the database tells a gateway that looks.
 */
const TRUST_MS = 60_000;
/** So long a look at the changes counts: a later request waits for another look, which all requests share that then wait. */
const LOOK_TRUSTED_MS = 500;
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
  readonly changes: AccountChanges;
  readonly bus: Pick<Bus, 'publish' | 'subscribe'>;
  readonly sessions: Pick<Sessions, 'find' | 'touch'>;
  readonly apiKeys: Pick<ApiKeys, 'find' | 'touch'>;
  readonly now: () => Instant;
}

export const credentialsWith = (parts: CredentialsParts): Credentials => {
  const { store, sessions, apiKeys, changes, bus, now } = parts;
  const trusted = new LRUCache<string, Trusted>({ max: REMEMBERED });
  let turns = 0;
  /** The newest turn of a change that was forgotten: every earlier read may be of an account that changed. */
  let forgotten = 0;
  const changed = new LRUCache<string, number>({
    max: REMEMBERED,
    dispose: (turn, _accountId, reason) => {
      if (reason === 'evict') forgotten = Math.max(forgotten, turn);
    },
  });
  const forget = (accountId: string): void => {
    turns += 1;
    changed.set(accountId, turns);
  };
  bus.subscribe('account', (message) => {
    const told = accountHint.decode(message);
    if (told !== null) forget(told.accountId);
  });

  let read: ChangesRead | null = null;
  let lookedAt = Number.NEGATIVE_INFINITY;
  let looking: Promise<void> | null = null;
  // For all requests that wait, and so in no request's context.
  const look = AsyncResource.bind(async (): Promise<void> => {
    const begun = now();
    const { accountIds, next } = await changes.since(read);
    for (const accountId of accountIds) forget(accountId);
    read = next;
    lookedAt = begun;
  });
  const looked = (): Promise<void> => {
    looking ??= look().finally(() => {
      looking = null;
    });
    return looking;
  };
  /** Resolves once the changes are known that were made up to a moment ago. */
  const upToDate = (): Promise<void> | null => {
    const since = now() - lookedAt;
    // The clock may have been set back.
    return since >= LOOK_TRUSTED_MS || since < 0 ? looked() : null;
  };

  const stale = (at: Instant | null): boolean => at === null || now() - at >= SEEN_EVERY_MS;

  interface Found {
    readonly credential: Credential;
    readonly expiresAt: Instant | null;
  }

  const ofSession = async (hash: Uint8Array): Promise<Found | null> => {
    const session = await sessions.find(hash);
    const account = session === null ? null : await store.ofId(session.accountId);
    if (session === null || account === null) return null;
    if (stale(session.lastSeenAt)) await sessions.touch(session.sessionId);
    const credential = { kind: 'session', account, sessionId: session.sessionId } as const;
    return { credential, expiresAt: session.expiresAt };
  };

  const ofKey = async (hash: Uint8Array): Promise<Found | null> => {
    const key = await apiKeys.find(hash);
    const account = key === null ? null : await store.ofId(key.accountId);
    if (key === null || account === null) return null;
    if (stale(key.lastUsedAt)) await apiKeys.touch(key.keyId);
    const credential = { kind: 'key', account, keyId: key.keyId, scopes: key.scopes } as const;
    return { credential, expiresAt: key.expiresAt };
  };

  const isFresh = ({ credential, turn, until }: Trusted): boolean =>
    now() < until && turn > Math.max(forgotten, changed.get(credential.account.accountId) ?? 0);

  return {
    remembered: (token) => {
      if (!isApiKey(token) && !isSecret(token)) return null;
      const known = trusted.get(secretHash(token).toString('base64'));
      return known !== undefined && now() < known.until ? known.credential : null;
    },
    of: async (token) => {
      const key = isApiKey(token);
      if (!key && !isSecret(token)) return null;
      const hash = secretHash(token);
      const name = hash.toString('base64');
      const looks = upToDate();
      if (looks !== null) await looks;
      const known = trusted.get(name);
      if (known !== undefined && isFresh(known)) return known.credential;
      turns += 1;
      const turn = turns;
      const at = now();
      const found = await (key ? ofKey(hash) : ofSession(hash));
      if (found === null) {
        trusted.delete(name);
        return null;
      }
      const { credential, expiresAt } = found;
      trusted.set(name, { credential, until: Math.min(at + TRUST_MS, expiresAt ?? Infinity), turn });
      return credential;
    },
    changed: (accountId) => {
      forget(accountId);
      bus.publish('account', accountHint.encode({ accountId }));
    },
  };
};

/** Before whatever isn't looking, signing in or thawing. @throws GatewayError ACCOUNT_FROZEN */
export const refuseFrozen = ({ frozenAt }: Pick<Account, 'frozenAt'>): void => {
  if (frozenAt !== null) throw new GatewayError('ACCOUNT_FROZEN');
};
