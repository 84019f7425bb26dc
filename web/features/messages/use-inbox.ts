import { skipToken, useMutation, useQuery } from '@apollo/client/react';
import { useCallback } from 'react';
import { readFragment } from '../../generated/index.ts';
import { siteLocaleOf, useLocale } from '../../i18n/index.ts';
import { useSession } from '../../platform/session.tsx';
import {
  INBOX_MESSAGE,
  type InboxMessage,
  MESSAGE_PAGE,
  MESSAGES,
  READ_MESSAGES,
  UNREAD_COUNT,
} from './messages-query.ts';

export interface Inbox {
  /** Newest first; undefined until the first answer. */
  readonly messages: readonly InboxMessage[] | undefined;
  readonly failed: boolean;
  readonly hasMore: boolean;
  readonly loadingMore: boolean;
  readonly loadMore: () => void;
  readonly reload: () => void;
  /** One, or all without an id. Rejects where the server can't be told. */
  readonly markRead: (id?: string) => Promise<void>;
}

/** The signed-in player's messages. */
export const useInbox = (): Inbox => {
  const { status } = useSession();
  const { locale } = useLocale();
  const { data, error, loading, fetchMore, refetch } = useQuery(
    MESSAGES,
    status === 'guest'
      ? skipToken
      : {
          variables: { locale: siteLocaleOf(locale), first: MESSAGE_PAGE, after: null },
          fetchPolicy: 'cache-and-network',
          nextFetchPolicy: 'cache-first',
        },
  );
  const [read] = useMutation(READ_MESSAGES);
  const page = data?.messages;

  const loadMore = useCallback(() => {
    fetchMore({
      variables: { after: page?.pageInfo.endCursor ?? null },
      updateQuery: (before, { fetchMoreResult }) => {
        const known = new Set(before.messages.edges.map(({ node }) => node.id));
        const fresh = fetchMoreResult.messages.edges.filter(({ node }) => !known.has(node.id));
        return { messages: { ...fetchMoreResult.messages, edges: [...before.messages.edges, ...fresh] } };
      },
    }).catch(() => undefined);
  }, [fetchMore, page]);

  const markRead = useCallback(
    async (id?: string): Promise<void> => {
      await read({
        variables: { id: id ?? null },
        update: (cache, { data: answer }) => {
          const now = new Date().toISOString();
          const ids = id === undefined ? (page?.edges.map(({ node }) => node.id) ?? []) : [id];
          for (const one of ids) {
            const message = cache.identify({ __typename: 'Message', id: one });
            if (message === undefined) continue;
            cache.modify({ id: message, fields: { readAt: (known) => known ?? now } });
          }
          if (answer) cache.writeQuery({ query: UNREAD_COUNT, data: { unreadCount: answer.readMessages } });
        },
      });
    },
    [read, page],
  );

  const reload = useCallback(() => {
    refetch().catch(() => undefined);
  }, [refetch]);

  return {
    messages: page?.edges.map(({ node }) => readFragment(INBOX_MESSAGE, node)),
    failed: page === undefined && error !== undefined && !loading,
    hasMore: page?.pageInfo.hasNextPage ?? false,
    loadingMore: loading && page !== undefined,
    loadMore,
    reload,
    markRead,
  };
};
