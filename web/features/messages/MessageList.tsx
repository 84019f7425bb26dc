import { formatDateTime, useLocale, useMessages } from '../../i18n/index.ts';
import { Box, Grid, Text, VisuallyHidden } from '../../ui/Box.tsx';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { LoadingNote, Skeleton } from '../../ui/Skeleton.tsx';
import { EmptyState, ErrorState } from '../../ui/States.tsx';
import styles from './InfoDialog.module.css';
import { KIND_ICONS } from './kind-icons.ts';
import type { InboxMessage } from './messages-query.ts';
import type { Inbox } from './use-inbox.ts';

const PLACES = [0, 1, 2, 3] as const;

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
    return (
      <>
        <LoadingNote text={words.loading} />
        {PLACES.map((place) => (
          <Skeleton key={place} className={styles.blank} height="76px" />
        ))}
      </>
    );
  }
  if (messages.length === 0) return <EmptyState icon="bell" {...words.none} />;
  return (
    <>
      {messages.some(({ readAt }) => readAt === null) && (
        <Button variant="ghost" icon="check" className={styles.readAll} onClick={onReadAll}>
          {words.readAll}
        </Button>
      )}
      <ul className={styles.messages}>
        {messages.map((message) => (
          <li key={message.id}>
            <Box
              as="button"
              type="button"
              position="relative"
              gap={12}
              width="full"
              minHeight={76}
              padY={12}
              className={styles.message}
              data-unread={message.readAt === null || undefined}
              onClick={() => onOpen(message)}
            >
              <Icon name={KIND_ICONS[message.kind]} />
              <span>
                <b>
                  {message.readAt === null && <VisuallyHidden>{words.unread} </VisuallyHidden>}
                  {message.title}
                </b>
                <Text truncate display="block" tone="muted">
                  {message.body}
                </Text>
                <time dateTime={message.createdAt}>{formatDateTime(message.createdAt, locale)}</time>
              </span>
            </Box>
          </li>
        ))}
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
