import { createHmac, randomBytes } from 'node:crypto';
import { bodyOf, type StandIn, standIn } from './http-server.ts';

const SIGNED = ['signed', 'op_endpoint', 'claimed_id', 'identity', 'return_to', 'response_nonce', 'assoc_handle'];

/** An OpenID provider in the place of Steam: it signs assertions and confirms its own signatures, each nonce once. */
export interface SteamStandIn extends StandIn {
  readonly endpoint: string;
  /** The parameters that the browser returns with, for a player who signs in with this Steam account. */
  assertion(requestUrl: string, steamId: string, now: number): URLSearchParams;
  /** The same without the player's consent. */
  cancellation(requestUrl: string): URLSearchParams;
  /** The number of requests to confirm an assertion. */
  asked(): number;
  /** Stops answering from now on. */
  silence(): void;
}

export const steamStandIn = async (): Promise<SteamStandIn> => {
  const key = randomBytes(32);
  let asked = 0;
  let silent = false;

  /** OpenID 2.0, 6.1: the signed fields in key-value form, in the order of the list. */
  const signatureOf = (fields: URLSearchParams): string => {
    const lines = (fields.get('openid.signed') ?? '')
      .split(',')
      .map((name) => `${name}:${fields.get(`openid.${name}`)}\n`);
    return createHmac('sha1', key).update(lines.join('')).digest('base64');
  };

  const server = await standIn(async (request, response) => {
    const form = new URLSearchParams(await bodyOf(request));
    asked += 1;
    if (silent) return;
    const valid = form.get('openid.mode') === 'check_authentication' && form.get('openid.sig') === signatureOf(form);
    response
      .writeHead(200, { 'content-type': 'text/plain;charset=utf-8' })
      .end(`ns:http://specs.openid.net/auth/2.0\nis_valid:${valid}\n`);
  });
  const endpoint = `${server.url}/openid/login`;

  const backTo = (requestUrl: string): { readonly returnTo: string; readonly query: URLSearchParams } => {
    const returnTo = new URL(requestUrl).searchParams.get('openid.return_to') ?? '';
    return { returnTo, query: new URLSearchParams(new URL(returnTo).searchParams) };
  };

  return {
    ...server,
    endpoint,
    asked: () => asked,
    silence: () => {
      silent = true;
    },
    assertion: (requestUrl, steamId, now) => {
      const { returnTo, query } = backTo(requestUrl);
      const claimed = `${server.url}/openid/id/${steamId}`;
      const fields = {
        ns: 'http://specs.openid.net/auth/2.0',
        mode: 'id_res',
        op_endpoint: endpoint,
        claimed_id: claimed,
        identity: claimed,
        return_to: returnTo,
        response_nonce: `${new Date(now).toISOString().slice(0, 19)}Z${randomBytes(9).toString('base64')}`,
        assoc_handle: '1234567890',
        signed: SIGNED.join(','),
      };
      for (const [name, value] of Object.entries(fields)) query.set(`openid.${name}`, value);
      query.set('openid.sig', signatureOf(query));
      return query;
    },
    cancellation: (requestUrl) => {
      const { query } = backTo(requestUrl);
      query.set('openid.ns', 'http://specs.openid.net/auth/2.0');
      query.set('openid.mode', 'cancel');
      return query;
    },
  };
};
