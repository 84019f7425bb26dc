import type { Instant } from '../../../engine/kernel/decision.ts';
import { GatewayError } from '../../errors.ts';

const NAMESPACE = 'http://specs.openid.net/auth/2.0';
const IDENTIFIER_SELECT = `${NAMESPACE}/identifier_select`;
const PREFIX = 'openid.';
const MAX_QUERY_CHARACTERS = 8_000;
/** How far the provider's clock may be from ours. */
export const NONCE_WINDOW_MS = 5 * 60_000;

/** The fault of an answer; told to the caller as `details.reason`. */
export type SteamProblem =
  | 'malformed'
  | 'cancelled'
  | 'mode'
  | 'endpoint'
  | 'return-to'
  | 'state'
  | 'nonce'
  | 'signed'
  | 'claimed-id'
  | 'unreachable';

export const steamRefused = (reason: SteamProblem): GatewayError => new GatewayError('STEAM_REFUSED', { reason });

/** Where a browser goes to be asked: `checkid_setup` with whatever identity the person has there (OpenID 2.0, 9.1). */
export const requestUrl = (endpoint: string, realm: string, returnTo: string): string => {
  const url = new URL(endpoint);
  const fields = {
    ns: NAMESPACE,
    mode: 'checkid_setup',
    return_to: returnTo,
    realm,
    identity: IDENTIFIER_SELECT,
    claimed_id: IDENTIFIER_SELECT,
  };
  for (const [name, value] of Object.entries(fields)) url.searchParams.set(PREFIX + name, value);
  return url.href;
};

/** The query that a browser came back with; each parameter once. @throws GatewayError STEAM_REFUSED */
export const readQuery = (text: string): ReadonlyMap<string, string> => {
  if (text.length > MAX_QUERY_CHARACTERS) throw steamRefused('malformed');
  const query = new Map<string, string>();
  for (const [name, value] of new URLSearchParams(text)) {
    if (query.has(name)) throw steamRefused('malformed');
    query.set(name, value);
  }
  return query;
};

/** A positive assertion whose form is right; only the provider knows whether it is true. */
export interface Assertion {
  readonly steamId: string;
  readonly nonce: string;
  /** The question to the provider: the assertion as it came, as `check_authentication` (11.4.2.1). */
  readonly form: URLSearchParams;
}

export interface Expected {
  readonly endpoint: string;
  /** The `returnTo` that `requestUrl` was made with. */
  readonly returnTo: string;
  readonly now: Instant;
}

const noncePattern = /^(\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}Z)[\x21-\x7e]{0,230}$/;

const isFresh = (nonce: string, now: Instant): boolean => {
  const [, moment] = noncePattern.exec(nonce) ?? [];
  return moment !== undefined && Math.abs(Date.parse(moment) - now) <= NONCE_WINDOW_MS;
};

/** The fields that the signature must cover (10.1); else it would be true of another answer as well. */
const SIGNED = ['op_endpoint', 'return_to', 'response_nonce', 'assoc_handle', 'claimed_id', 'identity'];

const steamIdIn = (claimed: string, endpoint: string): string | null => {
  const start = `${new URL(endpoint).origin}/openid/id/`;
  const id = claimed.startsWith(start) ? claimed.slice(start.length) : '';
  return /^\d{17}$/.test(id) ? id : null;
};

/** The answer reached the address it was meant for, with all that was asked along (11.1). */
const cameBackTo = (query: ReadonlyMap<string, string>, returnTo: string): boolean =>
  query.get('openid.return_to') === returnTo &&
  [...new URL(returnTo).searchParams].every(([name, value]) => query.get(name) === value);

/** Verifies everything that can be seen of an answer (11.1 to 11.3). @throws GatewayError STEAM_REFUSED */
export const readAssertion = (query: ReadonlyMap<string, string>, expected: Expected): Assertion => {
  const field = (name: string): string => query.get(PREFIX + name) ?? '';
  if (field('ns') !== NAMESPACE) throw steamRefused('malformed');
  if (field('mode') === 'cancel') throw steamRefused('cancelled');
  if (field('mode') !== 'id_res') throw steamRefused('mode');
  if (field('op_endpoint') !== expected.endpoint) throw steamRefused('endpoint');
  if (!cameBackTo(query, expected.returnTo)) throw steamRefused('return-to');
  const signed = new Set(field('signed').split(','));
  if (field('sig') === '' || !SIGNED.every((name) => signed.has(name) && query.has(PREFIX + name))) {
    throw steamRefused('signed');
  }
  const steamId = steamIdIn(field('claimed_id'), expected.endpoint);
  if (steamId === null || field('identity') !== field('claimed_id')) throw steamRefused('claimed-id');
  const nonce = field('response_nonce');
  if (!isFresh(nonce, expected.now)) throw steamRefused('nonce');
  const form = new URLSearchParams([...query].filter(([name]) => name.startsWith(PREFIX)));
  form.set('openid.mode', 'check_authentication');
  return { steamId, nonce, form };
};
