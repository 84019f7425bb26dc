import type { MessageKind } from '../../generated/graphql.ts';
import { formatDateTime, useLocale, useMessages } from '../../i18n/index.ts';
import { Box, Grid, Text, VisuallyHidden } from '../../ui/Box.tsx';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import type { IconName } from '../../ui/icon-paths.ts';
import { SkeletonRows } from '../../ui/Skeleton.tsx';
import { EmptyState, ErrorState } from '../../ui/States.tsx';
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

interface MessageListProps {
  readonly inbox: Inbox;
  readonly onOpen: (message: InboxMessage) => void;
  readonly onReadAll: () => void;
}

/** The inbox: unread ones have a dot, and say so. */
export const MessageList = ({ inbox, onOpen, onReadAll }: MessageListProps) => {
  const { inbox: words } = useMessages();
  const { locale } = useLocale();
  const { nodes: messages } = inbox;
  if (inbox.failed) return <ErrorState title={words.error.title} onRetry={inbox.reload} />;
  if (messages === undefined) {
    return <SkeletonRows text={words.loading} count={4} height="76px" />;
  }
  if (messages.length === 0) return <EmptyState icon="bell" {...words.none} />;
  return (
    <>
      {messages.some(({ readAt }) => readAt === null) && (
        <Button variant="ghost" icon="check" className={styles.quiet} onClick={onReadAll}>
          {words.readAll}
        </Button>
      )}
      <ul>
        {messages.map((message) => {
          const unread = message.readAt === null;
          return (
            <Box key={message.id} as="li" line="bottom">
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
                onClick={() => onOpen(message)}
              >
                <Text tone={unread ? 'accent' : 'muted'}>
                  <Icon name={KIND_ICONS[message.kind]} />
                </Text>
                <Box as="span" grow shrink>
                  <Text as="b" display="block" weight={unread ? 600 : 400} tone={unread ? 'text' : 'soft'} anywhere>
                    {unread && <VisuallyHidden>{words.unread} </VisuallyHidden>}
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
        })}
      </ul>
      {inbox.hasMore && (
        <Grid centered minHeight={76}>
          <Button busy={inbox.loadingMore} onClick={inbox.loadMore}>
            {words.more}
          </Button>
        </Grid>
      )}
    </>
  );
};
