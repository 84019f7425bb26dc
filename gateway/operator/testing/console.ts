import { randomBytes } from 'node:crypto';
import { LOCAL_OPERATOR } from '../../../engine/kernel/ids.ts';
import { type SoftwareAuthenticator, softwareAuthenticator } from '../../testing/authenticator.ts';
import { type Fixture, PUBLIC_ORIGIN } from '../../testing/fixture.ts';
import { changeFor, invite } from '../persons/persons.ts';
import type { OperatorRole } from '../roles.ts';

type Headers = Readonly<Record<string, string>>;

/** As a browser sends it from a page of the site. */
export const OWN_PAGE: Headers = { origin: PUBLIC_ORIGIN, 'sec-fetch-site': 'same-origin' };

export interface SignedIn {
  readonly operatorId: string;
  readonly authenticator: SoftwareAuthenticator;
  /** As a browser sends it back. */
  readonly cookie: string;
}

/** The console's side of the doors and of the API. */
export const consoleOf = (site: Pick<Fixture, 'gateway' | 'database' | 'now'>) => {
  const post = async (path: string, payload: object | string, headers: Headers = OWN_PAGE) => {
    const sent = { 'content-type': 'application/json', ...headers };
    const answer = await site.gateway.inject({ method: 'POST', url: `/operator/${path}`, headers: sent, payload });
    const [setCookie] = [answer.headers['set-cookie']].flat();
    return { status: answer.statusCode, headers: answer.headers, body: answer.json(), setCookie };
  };

  const cookieIn = ({ setCookie = '' }: { readonly setCookie?: string | undefined }): string =>
    setCookie.split(';')[0] ?? '';

  /** Asks as the signed-in operator; answers the first error's code, or the data. */
  const ask = async (cookie: string, query: string, variables: object = {}, headers: Headers = OWN_PAGE) => {
    const { status, body } = await post('graphql', { query, variables }, { ...headers, cookie });
    const [error] = body.errors ?? [];
    return { status, data: body.data, code: error?.extensions?.code ?? null, details: error?.extensions?.details };
  };

  const invited = (roles: readonly OperatorRole[], name = 'Ada') =>
    site.database.transaction('request', (tx) =>
      invite(tx, { name, roles }, changeFor(LOCAL_OPERATOR, site.now(), 'a test'), randomBytes),
    );

  const begin = (invitation: string) => post('invitation/begin', { invitation });
  const finish = (invitation: string, ceremonyId: string, response: string, passkeyName = 'Blue key') =>
    post('invitation/finish', { invitation, ceremonyId, response: JSON.parse(response), passkeyName });

  const accept = async (secret: string, authenticator = softwareAuthenticator()) => {
    const { ceremonyId, options } = (await begin(secret)).body;
    return finish(secret, ceremonyId, authenticator.create(JSON.stringify(options)));
  };

  /** A new operator with a passkey and a session. */
  const signedUp = async (roles: readonly OperatorRole[], name?: string): Promise<SignedIn> => {
    const { operatorId, secret } = await invited(roles, name);
    const authenticator = softwareAuthenticator();
    return { operatorId, authenticator, cookie: cookieIn(await accept(secret, authenticator)) };
  };

  const signIn = async (
    authenticator: SoftwareAuthenticator,
    forgery?: Parameters<SoftwareAuthenticator['get']>[1],
  ) => {
    const { ceremonyId, options } = (await post('sign-in/begin', {})).body;
    const response = JSON.parse(authenticator.get(JSON.stringify(options), forgery));
    return post('sign-in/finish', { ceremonyId, response });
  };

  return { post, cookieIn, ask, invited, begin, finish, accept, signedUp, signIn };
};
