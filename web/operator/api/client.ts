import { ApolloClient, type ErrorLike, HttpLink, InMemoryCache } from '@apollo/client';
import { ErrorLink } from '@apollo/client/link/error';
import { apiErrorOf } from '../../platform/api-error.ts';

/** A request that isn't answered by then has failed. */
const REQUEST_TIMEOUT_MS = 15_000;

const withDeadline: typeof fetch = (input, init) => {
  const deadline = AbortSignal.timeout(REQUEST_TIMEOUT_MS);
  return fetch(input, { ...init, signal: init?.signal ? AbortSignal.any([init.signal, deadline]) : deadline });
};

export const isEnded = (error: ErrorLike): boolean => apiErrorOf(error).code === 'UNAUTHENTICATED';

/**
 * The client of the operator's API. The session is an HttpOnly cookie of this origin, which no script reads.
 * @param onEnded the API answered `UNAUTHENTICATED`
 */
export const createClient = (onEnded: () => void): ApolloClient =>
  new ApolloClient({
    cache: new InMemoryCache(),
    link: new ErrorLink(({ error }) => {
      if (isEnded(error)) onEnded();
    }).concat(new HttpLink({ uri: '/operator/graphql', credentials: 'same-origin', fetch: withDeadline })),
    defaultOptions: { watchQuery: { fetchPolicy: 'cache-and-network' } },
  });
