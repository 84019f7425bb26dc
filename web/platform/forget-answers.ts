import type { ApolloCache } from '@apollo/client';

/**
 * Drops every answer that is remembered, with all that only answers lead to: nothing of a player outlives their sign-out, and
 * no new field of theirs has to be named here. What is on the page asks again.
 */
export const forgetAnswers = (cache: ApolloCache): void => {
  cache.evict({ id: 'ROOT_QUERY' });
  cache.gc();
};
