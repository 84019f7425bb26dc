import { useQuery } from '@apollo/client/react';
import { readFragment } from '../../generated/index.ts';
import { formatDate, siteLocaleOf, useLocale, useMessages } from '../../i18n/index.ts';
import { Box, Text } from '../../ui/Box.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { LoadingNote, Skeleton } from '../../ui/Skeleton.tsx';
import { EmptyState, ErrorState } from '../../ui/States.tsx';
import { NOTICE_TEXT, NOTICES, NOTICES_SHOWN } from './messages-query.ts';
import styles from './NoticeList.module.css';

const PLACES = [0, 1] as const;

interface NoticeListProps {
  /** The newest one is open at once. */
  readonly openFirst?: boolean;
  /** Said in one quiet line instead of over the whole panel where there is none. */
  readonly quiet?: boolean;
}

/** What the operator has announced, newest first: titles that unfold. */
export const NoticeList = ({ openFirst = false, quiet = false }: NoticeListProps) => {
  const { event, inbox } = useMessages();
  const { locale } = useLocale();
  const { data, error, loading, refetch } = useQuery(NOTICES, {
    variables: { locale: siteLocaleOf(locale), top: NOTICES_SHOWN },
    fetchPolicy: 'cache-and-network',
  });
  const notices = data?.notices.map((notice) => readFragment(NOTICE_TEXT, notice));
  if (notices === undefined && error !== undefined && !loading) {
    return <ErrorState title={inbox.noticesError.title} onRetry={() => refetch().catch(() => undefined)} />;
  }
  if (notices === undefined) {
    return (
      <>
        <LoadingNote text={event.loadingNotices} />
        {PLACES.map((place) => (
          <Skeleton key={place} className={styles.blank} height="60px" />
        ))}
      </>
    );
  }
  if (notices.length === 0) {
    return quiet ? (
      <Text as="p" padY={24} line="both" tone="muted">
        {event.noNotices}
      </Text>
    ) : (
      <EmptyState icon="news" {...inbox.noNotices} />
    );
  }
  return (
    <Box as="ul" line="top" className={styles.notices}>
      {notices.map(({ id, title, body, publishedAt }, place) => (
        <li key={id}>
          <details open={openFirst && place === 0}>
            <summary>
              <span>
                <b>{title}</b>
                <time dateTime={publishedAt}>{formatDate(publishedAt, locale)}</time>
              </span>
              <Icon name="down" size={16} />
            </summary>
            <Text as="p" padBottom={16} tone="soft" anywhere className={styles.body}>
              {body}
            </Text>
          </details>
        </li>
      ))}
    </Box>
  );
};
