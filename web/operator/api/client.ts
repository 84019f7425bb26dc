import { ApolloClient, type ErrorLike, HttpLink, InMemoryCache } from '@apollo/client';
import { ErrorLink } from '@apollo/client/link/error';
import { apiErrorOf } from '../../platform/api-error.ts';

/** A request that isn't answered by then has failed. */
const REQUEST_TIMEOUT_MS = 15_000;

/** The gateway takes a request with this header for no use of the session. */
const UNATTENDED = 'x-unattended';

const fetchWith =
  (isAttended: () => boolean): typeof fetch =>
  (input, init) => {
    const deadline = AbortSignal.timeout(REQUEST_TIMEOUT_MS);
    const headers = new Headers(init?.headers);
    if (!isAttended()) headers.set(UNATTENDED, '1');
    const signal = init?.signal ? AbortSignal.any([init.signal, deadline]) : deadline;
    return fetch(input, { ...init, headers, signal });
  };

const hasCode = (error: ErrorLike, code: string): boolean => apiErrorOf(error).code === code;

export const isEnded = (error: ErrorLike): boolean => hasCode(error, 'UNAUTHENTICATED');

interface ClientPorts {
  /** Whether a person is at the page. */
  readonly isAttended: () => boolean;
  /** There is no session, or no more. */
  readonly onEnded: () => void;
  /** The operator may not do what the page took for allowed: their roles have changed. */
  readonly onRefused: () => void;
}

/** The client of the operator's API. The session is an HttpOnly cookie of this origin, which no script reads. */
export const createClient = ({ isAttended, onEnded, onRefused }: ClientPorts): ApolloClient =>
  new ApolloClient({
    // The frame asks for a part of Now, its page for all of it: each answer leaves what the other has.
    cache: new InMemoryCache({ typePolicies: { Now: { merge: true } } }),
    link: new ErrorLink(({ error }) => {
      if (isEnded(error)) onEnded();
      if (hasCode(error, 'SCOPE_MISSING')) onRefused();
    }).concat(new HttpLink({ uri: '/operator/graphql', credentials: 'same-origin', fetch: fetchWith(isAttended) })),
    defaultOptions: { watchQuery: { fetchPolicy: 'cache-and-network' } },
  });
