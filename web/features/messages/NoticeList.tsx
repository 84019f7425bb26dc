import { useQuery } from '@apollo/client/react';
import { readFragment } from '../../generated/index.ts';
import { formatDate, siteLocaleOf, useLocale, useMessages } from '../../i18n/index.ts';
import { Loaded } from '../../platform/Loaded.tsx';
import { Box, Row, Text } from '../../ui/Box.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { SkeletonRows } from '../../ui/Skeleton.tsx';
import { EmptyState } from '../../ui/States.tsx';
import { MessageText } from './MessageText.tsx';
import { NOTICE_TEXT, NOTICES, NOTICES_SHOWN } from './messages-query.ts';
import styles from './NoticeList.module.css';

interface NoticeListProps {
  /** The newest one is open at once. */
  readonly openFirst?: boolean;
  /** Without notices the list shows one quiet line instead of a whole panel. */
  readonly quiet?: boolean;
}

/** The operator's notices, newest first: titles that unfold. */
export const NoticeList = ({ openFirst = false, quiet = false }: NoticeListProps) => {
  const { event, inbox } = useMessages();
  const { locale } = useLocale();
  const query = useQuery(NOTICES, {
    variables: { locale: siteLocaleOf(locale), top: NOTICES_SHOWN },
    fetchPolicy: 'cache-and-network',
  });
  const none = quiet ? (
    <Text as="p" padY={24} line="both" tone="muted">
      {event.noNotices}
    </Text>
  ) : (
    <EmptyState icon="news" {...inbox.noNotices} />
  );
  return (
    <Loaded
      from={query}
      value={query.data?.notices}
      skeleton={<SkeletonRows text={event.loadingNotices} count={2} height="60px" />}
      error={inbox.noticesError}
    >
      {(notices) =>
        notices.length === 0 ? (
          none
        ) : (
          <Box as="ul" line="top">
            {notices
              .map((notice) => readFragment(NOTICE_TEXT, notice))
              .map(({ id, title, body, publishedAt }, place) => (
                <Box key={id} as="li" line="bottom">
                  <details open={openFirst && place === 0}>
                    <Row as="summary" justify="between" gap={12} minHeight={60} padY={8} className={styles.summary}>
                      <span>
                        <Text as="b" display="block" weight={500} anywhere>
                          {title}
                        </Text>
                        <Text as="time" size="small" tone="muted" dateTime={publishedAt}>
                          {formatDate(publishedAt, locale)}
                        </Text>
                      </span>
                      <Icon name="down" size={16} className={styles.arrow} />
                    </Row>
                    <Box padBottom={16}>
                      <MessageText text={body} />
                    </Box>
                  </details>
                </Box>
              ))}
          </Box>
        )
      }
    </Loaded>
  );
};
