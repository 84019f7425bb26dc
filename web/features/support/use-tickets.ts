import { skipToken, useQuery } from '@apollo/client/react';
import { useCallback } from 'react';
import { readFragment } from '../../generated/index.ts';
import { useSession } from '../../platform/session.tsx';
import { TICKET_PAGE, TICKET_ROW, TICKETS, type TicketRow } from './support-query.ts';

export interface TicketList {
  /** Undefined until the first answer. */
  readonly tickets: readonly TicketRow[] | undefined;
  readonly failed: boolean;
  readonly hasMore: boolean;
  readonly loadingMore: boolean;
  readonly loadMore: () => void;
  readonly reload: () => void;
}

/** The signed-in player's tickets, newest first. */
export const useTickets = (): TicketList => {
  const { status } = useSession();
  const { data, error, loading, fetchMore, refetch } = useQuery(
    TICKETS,
    status === 'guest'
      ? skipToken
      : { variables: { first: TICKET_PAGE, after: null }, fetchPolicy: 'cache-and-network' },
  );
  const page = data?.supportTickets;
  const loadMore = useCallback(() => {
    fetchMore({
      variables: { after: page?.pageInfo.endCursor ?? null },
      updateQuery: (before, { fetchMoreResult }) => {
        const known = new Set(before.supportTickets.edges.map(({ node }) => node.id));
        const fresh = fetchMoreResult.supportTickets.edges.filter(({ node }) => !known.has(node.id));
        const edges = [...before.supportTickets.edges, ...fresh];
        return { supportTickets: { ...fetchMoreResult.supportTickets, edges } };
      },
    }).catch(() => undefined);
  }, [fetchMore, page]);
  const reload = useCallback(() => {
    refetch().catch(() => undefined);
  }, [refetch]);
  return {
    tickets: page?.edges.map(({ node }) => readFragment(TICKET_ROW, node)),
    failed: page === undefined && error !== undefined && !loading,
    hasMore: page?.pageInfo.hasNextPage ?? false,
    loadingMore: loading && page !== undefined,
    loadMore,
    reload,
  };
};
