import type { ApolloClient } from '@apollo/client';
import type { CasesQuery } from '../../generated/graphql.ts';
import { CASES } from '../cases/cases-query.ts';

/** Puts the answer that came within the page itself into the cache, once; what is asked for then is known. */
export const takeFirstAnswer = (client: ApolloClient): void => {
  // The server has it in the cache already.
  const element = typeof document === 'undefined' ? null : document.getElementById('first-answer');
  if (element === null) return;
  element.remove();
  const data: CasesQuery = JSON.parse(element.textContent);
  client.writeQuery({ query: CASES, data });
};
