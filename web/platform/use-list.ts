import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import { useQuery } from '@apollo/client/react';
import { useCallback, useMemo } from 'react';
import { useSession } from './session.tsx';

interface Connection<Node> {
  readonly edges: readonly { readonly node: Node }[];
  readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor?: string | null | undefined };
  readonly totalCount?: number;
}

/** The rows of the connection in an answer, however deep it lies. */
type NodeIn<Data> = Data extends { readonly edges: readonly { readonly node: infer Node }[] }
  ? Node
  : Data extends object
    ? NodeIn<Data[keyof Data]>
    : never;

const isConnection = <Node>(value: object): value is Connection<Node> => 'edges' in value;

/** The first connection in an answer. */
const connectionIn = <Node>(data: unknown): Connection<Node> | undefined => {
  if (typeof data !== 'object' || data === null) return undefined;
  if (isConnection<Node>(data)) return data;
  return Object.values(data).reduce<Connection<Node> | undefined>(
    (found, part) => found ?? connectionIn(part),
    undefined,
  );
};

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

interface ListOptions {
  /** Asks for nothing. */
  readonly skip?: boolean;
  /** Whether what is known is shown at once and read again behind, shown and kept, or never shown to a new page. */
  readonly fetchPolicy?: 'cache-and-network' | 'cache-first' | 'network-only';
}

interface AnsweredList<Data> extends PagedList<NodeIn<Data>> {
  /** The whole answer that the list is in. */
  readonly data: Data | undefined;
  readonly updateQuery: useQuery.Result<Data>['updateQuery'];
}

/**
 * The connection that a document asks for, a page at a time: its field says `@list`. While another question is asked, the list of
 * before stays on the page.
 */
export const useList = <Data, Variables extends OperationVariables>(
  query: TypedDocumentNode<Data, Variables>,
  variables?: Omit<Variables, 'after'>,
  { skip = false, fetchPolicy = 'cache-and-network' }: ListOptions = {},
): AnsweredList<Data> => {
  const { data, previousData, error, loading, fetchMore, refetch, updateQuery } = useQuery<Data>(query, {
    ...(variables && { variables }),
    skip,
    fetchPolicy,
    nextFetchPolicy: 'cache-first',
  });
  const answer = skip ? undefined : (data ?? (error === undefined ? previousData : undefined));
  const shown = connectionIn<NodeIn<Data>>(answer);
  const edges = shown?.edges;
  const nodes = useMemo(() => edges?.map(({ node }) => node), [edges]);
  const current = connectionIn(data);
  const hasMore = !skip && (current?.pageInfo.hasNextPage ?? false);
  const after = current?.pageInfo.endCursor ?? null;

  const loadMore = useCallback(() => {
    if (!hasMore || loading) return;
    fetchMore({ variables: { after } }).catch(() => undefined);
  }, [hasMore, loading, after, fetchMore]);

  const reload = useCallback(
    () =>
      refetch().then(
        ({ data: fresh }) => connectionIn<NodeIn<Data>>(fresh)?.edges.map(({ node }) => node) ?? null,
        () => null,
      ),
    [refetch],
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
export const useOwnList: typeof useList = (query, variables, options) => {
  const { status } = useSession();
  return useList(query, variables, { ...options, skip: status !== 'player' });
};
