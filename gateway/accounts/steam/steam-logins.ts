import type { Instant } from '../../../engine/kernel/decision.ts';
import { GatewayError } from '../../errors.ts';
import type { Account, AccountStore } from '../account-store.ts';
import type { Accounts, SignedIn } from '../accounts.ts';
import type { FailedSignIns } from '../security-journal/failed-sign-ins.ts';
import type { AccountSecurity } from '../sensitive/security.ts';
import { type Attempts, allowances } from '../sessions/attempts.ts';
import type { Caller } from '../sessions/caller.ts';
import type { Tickets } from '../sessions/tickets.ts';
import type { SteamAttempts } from './attempts.ts';
import { readCallback, returnToOf } from './callback.ts';
import { readAssertion, readQuery, requestUrl, steamRefused } from './openid.ts';
import type { SteamProvider } from './provider.ts';
import type { SteamTickets } from './tickets.ts';

/**
 * The result of a confirmed answer: a session of the linked account, or a ticket to register with. A player who was signed
 * in already gets neither: their account is linked a day later.
 */
export interface SteamLogin {
  readonly session: SignedIn | null;
  readonly registrationTicket: string | null;
  /** The page the player came from. */
  readonly callbackPath: string | null;
}

export interface SteamLogins {
  /** Signed in, it links, which takes a ticket. @throws GatewayError INVALID_INPUT, TICKET_INVALID, PROVIDER_DISABLED, RATE_LIMITED */
  start(
    viewer: Account | null,
    callbackUrl: string | null,
    ticket: string | null,
    caller: Pick<Caller, 'standing'>,
  ): Promise<string>;
  /** @throws GatewayError STEAM_REFUSED, STEAM_ANOMALY, STEAM_TAKEN, PROVIDER_DISABLED, RATE_LIMITED */
  complete(query: string, viewer: () => Promise<Account | null>, caller: Caller): Promise<SteamLogin>;
}

export interface SteamLoginsParts {
  /** Null where Steam is switched off. */
  readonly provider: SteamProvider | null;
  readonly publicOrigin: () => string;
  readonly store: AccountStore;
  readonly accounts: Pick<Accounts, 'signInWithSteam'>;
  readonly actionTickets: Pick<Tickets, 'require'>;
  readonly security: Pick<AccountSecurity, 'own'>;
  readonly steamAttempts: SteamAttempts;
  readonly tickets: SteamTickets;
  readonly attempts: Attempts;
  readonly failedSignIns: Pick<FailedSignIns, 'watch'>;
  readonly now: () => Instant;
}

export const steamLoginsWith = (parts: SteamLoginsParts): SteamLogins => {
  const { provider, publicOrigin, store, accounts, security, steamAttempts, tickets, attempts, now } = parts;
  const { actionTickets, failedSignIns } = parts;

  const enabled = (): SteamProvider => {
    if (provider === null) throw new GatewayError('PROVIDER_DISABLED');
    return provider;
  };

  const confirmed = async (steam: SteamProvider, form: URLSearchParams): Promise<boolean> => {
    try {
      return await steam.confirm(form);
    } catch {
      throw steamRefused('unreachable');
    }
  };

  /** The Steam account that an answer proves. @throws GatewayError STEAM_REFUSED, STEAM_ANOMALY */
  const prove = async (
    steam: SteamProvider,
    query: ReadonlyMap<string, string>,
    returnTo: string,
    caller: Caller,
  ): Promise<string> => {
    const { steamId, nonce, form } = readAssertion(query, { endpoint: steam.endpoint, returnTo, now: now() });
    if (!(await steamAttempts.useNonce(nonce))) throw steamRefused('nonce');
    const whose = async () => (await store.ofSteam(steamId))?.accountId ?? null;
    return failedSignIns.watch({ whose, way: 'steam', caller }, async () => {
      if (!(await confirmed(steam, form))) throw new GatewayError('STEAM_ANOMALY');
      return steamId;
    });
  };

  return {
    start: async (viewer, callbackUrl, ticket, caller) => {
      const steam = enabled();
      const params = readCallback(callbackUrl, publicOrigin());
      await attempts.count(allowances.steamPerAddress, (await caller.standing()).countedAs);
      if (viewer !== null) await actionTickets.require(viewer.accountId, ticket);
      const state = await steamAttempts.begin(viewer, params);
      return requestUrl(steam.endpoint, publicOrigin(), returnToOf(publicOrigin(), params, state));
    },

    complete: async (text, viewer, caller) => {
      const steam = enabled();
      await attempts.count(allowances.steamPerAddress, (await caller.standing()).countedAs);
      const query = readQuery(text.startsWith('?') ? text.slice(1) : text);
      const state = query.get('state') ?? '';
      const attempt = await steamAttempts.end(state);
      if (attempt === null) throw steamRefused('state');
      const { accountId, params } = attempt;
      const linking = accountId === null ? null : await viewer();
      // No player can end an attempt that another one began.
      if (accountId !== null && linking?.accountId !== accountId) throw steamRefused('state');
      const steamId = await prove(steam, query, returnToOf(publicOrigin(), params, state), caller);
      const answer = { session: null, registrationTicket: null, callbackPath: params.redirectUrl ?? null };
      if (linking !== null) {
        await security.own.steam({ account: linking, caller, proved: true }, steamId);
        return answer;
      }
      const account = await store.ofSteam(steamId);
      if (account === null) return { ...answer, registrationTicket: await tickets.issue(steamId) };
      return { ...answer, session: await accounts.signInWithSteam(account, caller, steamRefused('state')) };
    },
  };
};
