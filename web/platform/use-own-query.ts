import type { TypedDocumentNode } from '@apollo/client';
import { skipToken, useQuery } from '@apollo/client/react';
import { useSession } from './session.tsx';

/** A query about the signed-in player. A page shows the known answer at once, and reads it again behind. */
export const useOwnQuery = <Data>(query: TypedDocumentNode<Data, Record<string, never>>) => {
  const { status } = useSession();
  return useQuery(
    query,
    status === 'player' ? { fetchPolicy: 'cache-and-network', nextFetchPolicy: 'cache-first' } : skipToken,
  );
};
