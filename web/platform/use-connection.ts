import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import { useQuery } from '@apollo/client/react';
import { useCallback, useMemo } from 'react';
import { useSession } from './session.tsx';

/** A list of the API as an answer holds it. */
export interface Connection<Node> {
  readonly edges: readonly { readonly node: Node }[];
  readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor?: string | null | undefined };
  readonly totalCount?: number;
}

export interface PagedList<Node> {
  /** Undefined until the first answer. */
  readonly nodes: readonly Node[] | undefined;
  /** Of the whole list. */
  readonly total: number;
  /** The shown rows belong to the query before: the answer is on its way. */
  readonly outdated: boolean;
  readonly hasMore: boolean;
  readonly loadingMore: boolean;
  /** The first page couldn't be read. A next page that couldn't be read is asked for by another press. */
  readonly failed: boolean;
  readonly loadMore: () => void;
  /** Begins the list again, and resolves to its first page; to null where the page couldn't be read. */
  readonly reload: () => Promise<readonly Node[] | null>;
}

interface ConnectionOptions<Data, Variables, Node> {
  readonly variables: Omit<Variables, 'after'>;
  /** Asks for nothing. */
  readonly skip?: boolean;
  /** Whether what is known is shown at once and read again behind, shown and kept, or never shown to a new page. */
  readonly fetchPolicy?: 'cache-and-network' | 'cache-first' | 'network-only';
  /** The list in the answer: the same function always, as `reload` is. */
  readonly in: (data: Data) => Connection<Node> | null | undefined;
}

export interface ConnectedList<Data, Node> extends PagedList<Node> {
  /** The whole answer that the list is in. */
  readonly data: Data | undefined;
  readonly updateQuery: useQuery.Result<Data>['updateQuery'];
}

/** A list of the API, a page at a time. While another question is asked, the list of before stays on the page. */
export const useConnection = <Data, Variables extends OperationVariables, Node>(
  query: TypedDocumentNode<Data, Variables>,
  options: ConnectionOptions<Data, Variables, Node>,
): ConnectedList<Data, Node> => {
  const { variables, skip = false, fetchPolicy = 'cache-and-network', in: connectionIn } = options;
  const { data, previousData, error, loading, fetchMore, refetch, updateQuery } = useQuery<Data>(query, {
    variables,
    skip,
    fetchPolicy,
    nextFetchPolicy: 'cache-first',
  });
  const answer = skip ? undefined : (data ?? (error === undefined ? previousData : undefined));
  const shown = answer && connectionIn(answer);
  const edges = shown?.edges;
  const nodes = useMemo(() => edges?.map(({ node }) => node), [edges]);
  const current = data && connectionIn(data);
  const hasMore = !skip && (current?.pageInfo.hasNextPage ?? false);
  const after = current?.pageInfo.endCursor ?? null;

  const loadMore = useCallback(() => {
    if (!hasMore || loading) return;
    fetchMore({ variables: { after } }).catch(() => undefined);
  }, [hasMore, loading, after, fetchMore]);

  const reload = useCallback(
    () =>
      refetch().then(
        ({ data: fresh }) => (fresh && connectionIn(fresh)?.edges.map(({ node }) => node)) ?? null,
        () => null,
      ),
    [refetch, connectionIn],
  );

  return {
    data: answer,
    updateQuery,
    nodes,
    total: shown?.totalCount ?? 0,
    outdated: data === undefined && nodes !== undefined,
    hasMore,
    loadingMore: loading && data !== undefined,
    failed: error !== undefined && !loading && data === undefined,
    loadMore,
    reload,
  };
};

/** A list of the signed-in player's. It asks for nothing while no player is signed in. */
export const useOwnConnection: typeof useConnection = (query, options) => {
  const { status } = useSession();
  return useConnection(query, { ...options, skip: status !== 'player' });
};
