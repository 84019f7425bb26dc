import { useMutation } from '@apollo/client/react';
import { useCallback } from 'react';
import { siteLocaleOf, useLocale } from '../../i18n/index.ts';
import { useSession } from '../../platform/session.tsx';
import { type PagedList, useList } from '../../platform/use-list.ts';
import { type InboxMessage, MESSAGES, READ_MESSAGES } from './messages-query.ts';
import { UNREAD_COUNT } from './use-unread.ts';

/** Newest first. */
export interface Inbox extends PagedList<InboxMessage> {
  /** One, or all without an id. Rejects where the server can't be told. */
  readonly markRead: (id?: string) => Promise<void>;
}

/** The signed-in player's messages. */
export const useInbox = (): Inbox => {
  const { status } = useSession();
  const { locale } = useLocale();
  const list = useList(MESSAGES, { locale: siteLocaleOf(locale) }, { skip: status === 'guest' });
  const [read] = useMutation(READ_MESSAGES);
  const { nodes } = list;

  const markRead = useCallback(
    async (id?: string): Promise<void> => {
      await read({
        variables: { id: id ?? null },
        update: (cache, { data: answer }) => {
          const now = new Date().toISOString();
          const ids = id === undefined ? (nodes?.map((node) => node.id) ?? []) : [id];
          for (const one of ids) {
            const message = cache.identify({ __typename: 'Message', id: one });
            if (message === undefined) continue;
            cache.modify({ id: message, fields: { readAt: (known) => known ?? now } });
          }
          if (answer) cache.writeQuery({ query: UNREAD_COUNT, data: { unreadCount: answer.readMessages } });
        },
      });
    },
    [read, nodes],
  );

  return { ...list, markRead };
};
