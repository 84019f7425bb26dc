import { useQuery } from '@apollo/client/react';
import type { TermsInForce } from '../../engine/terms/in-force.ts';
import { graphql } from '../generated/index.ts';

const TERMS = graphql(`query Terms { terms }`);

/** The terms of play in force; undefined until they are known. Every page that shows them asks for them again. */
export const useTerms = (): TermsInForce | undefined => {
  const { data } = useQuery(TERMS, { fetchPolicy: 'cache-and-network', nextFetchPolicy: 'cache-first' });
  return data?.terms ?? undefined;
};
