import type { ApolloCache } from '@apollo/client';

/**
 * Drops every cached answer, with all objects that only answers lead to. No data of a player outlives the sign-out, and
 * this file names no field of the player's. Components on the page ask again.
 */
export const forgetAnswers = (cache: ApolloCache): void => {
  cache.evict({ id: 'ROOT_QUERY' });
  cache.gc();
};
