import type { MessageKind } from '../../generated/graphql.ts';
import { formatDateTime, useLocale, useMessages } from '../../i18n/index.ts';
import { LoadedList, NextPage } from '../../platform/LoadedList.tsx';
import { Box, Text, VisuallyHidden } from '../../ui/Box.tsx';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import type { IconName } from '../../ui/icon-paths.ts';
import { SkeletonRows } from '../../ui/Skeleton.tsx';
import { EmptyState } from '../../ui/States.tsx';
import styles from './InfoDialog.module.css';
import type { InboxMessage } from './messages-query.ts';
import type { Inbox } from './use-inbox.ts';

const KIND_ICONS: Readonly<Record<MessageKind, IconName>> = {
  WIN: 'box',
  DEPOSIT: 'plus',
  RETRIEVAL: 'send',
  GIVEAWAY: 'gift',
  SUPPORT: 'user',
  REWARD: 'crown',
  SECURITY: 'shield',
  NOTICE: 'news',
};

const MessageRow = ({ message, onOpen }: { readonly message: InboxMessage; readonly onOpen: () => void }) => {
  const { inbox } = useMessages();
  const { locale } = useLocale();
  const unread = message.readAt === null;
  return (
    <Box as="li" line="bottom">
      <Box
        as="button"
        type="button"
        display="flex"
        gap={12}
        position="relative"
        width="full"
        minHeight={76}
        padY={12}
        className={styles.message}
        data-unread={unread || undefined}
        onClick={onOpen}
      >
        <Text tone={unread ? 'accent' : 'muted'}>
          <Icon name={KIND_ICONS[message.kind]} />
        </Text>
        <Box as="span" grow shrink>
          <Text as="b" display="block" weight={unread ? 600 : 400} tone={unread ? 'text' : 'soft'} anywhere>
            {unread && <VisuallyHidden>{inbox.unread} </VisuallyHidden>}
            {message.title}
          </Text>
          <Text truncate display="block" tone="muted">
            {message.body}
          </Text>
          <Text as="time" size="small" tone="muted" dateTime={message.createdAt}>
            {formatDateTime(message.createdAt, locale)}
          </Text>
        </Box>
      </Box>
    </Box>
  );
};

interface MessageListProps {
  readonly inbox: Inbox;
  readonly onOpen: (message: InboxMessage) => void;
  readonly onReadAll: () => void;
}

/** The inbox: unread ones have a dot, and say so. */
export const MessageList = ({ inbox, onOpen, onReadAll }: MessageListProps) => {
  const { inbox: words } = useMessages();
  return (
    <LoadedList
      list={inbox}
      skeleton={<SkeletonRows text={words.loading} count={4} height="76px" />}
      error={words.error}
      empty={<EmptyState icon="bell" {...words.none} />}
      next={<NextPage list={inbox} text={words.more} />}
    >
      {(messages) => (
        <>
          {messages.some(({ readAt }) => readAt === null) && (
            <Button variant="ghost" icon="check" className={styles.quiet} onClick={onReadAll}>
              {words.readAll}
            </Button>
          )}
          <ul>
            {messages.map((message) => (
              <MessageRow key={message.id} message={message} onOpen={() => onOpen(message)} />
            ))}
          </ul>
        </>
      )}
    </LoadedList>
  );
};
