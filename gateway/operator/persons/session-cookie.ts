import type { IncomingHttpHeaders } from 'node:http';
import { GatewayError } from '../../errors.ts';
import { OPERATOR_SESSION } from './sessions.ts';

const NAME = 'glasscase-operator';

/** Browsers take the prefix over https alone. `__Host-` would want the path `/`, with which every page of players sent the cookie. */
const nameAt = (publicOrigin: string): string => (publicOrigin.startsWith('https:') ? `__Secure-${NAME}` : NAME);

const cookie = (publicOrigin: string, token: string, seconds: number): string =>
  [
    `${nameAt(publicOrigin)}=${token}`,
    ...['Path=/operator', 'HttpOnly', 'SameSite=Strict', `Max-Age=${seconds}`],
    ...(publicOrigin.startsWith('https:') ? ['Secure'] : []),
  ].join('; ');

export const sessionCookie = (publicOrigin: string, token: string): string =>
  cookie(publicOrigin, token, OPERATOR_SESSION.longestMs / 1_000);

export const clearedCookie = (publicOrigin: string): string => cookie(publicOrigin, '', 0);

/** The token of the cookie; null without one. */
export const cookieToken = (publicOrigin: string, { cookie: sent = '' }: IncomingHttpHeaders): string | null => {
  const name = `${nameAt(publicOrigin)}=`;
  const found = sent.split(';').find((one) => one.trimStart().startsWith(name));
  return found === undefined ? null : found.trim().slice(name.length);
};

/**
 * Lets in pages of the site and programs alone: a browser says with what it sends whose page asks.
 * @throws GatewayError ORIGIN_NOT_ALLOWED, BAD_REQUEST
 */
export const requireOwnPage = (publicOrigin: string, headers: IncomingHttpHeaders): void => {
  const { origin = publicOrigin, 'sec-fetch-site': site = 'same-origin', 'content-type': type = '' } = headers;
  if (origin !== publicOrigin || site !== 'same-origin') throw new GatewayError('ORIGIN_NOT_ALLOWED');
  if (!/^application\/json *(;|$)/i.test(type))
    throw new GatewayError('BAD_REQUEST', {}, 'The body is JSON, with `content-type: application/json`');
};
