import { Link } from 'react-router-dom';
import { formatDateTime, useLocale, useMessages } from '../../i18n/index.ts';
import { useSession } from '../../platform/session.tsx';
import { useList } from '../../platform/use-list.ts';
import { Box, Grid, Text } from '../../ui/Box.tsx';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { SkeletonRows } from '../../ui/Skeleton.tsx';
import { ErrorState } from '../../ui/States.tsx';
import { StateTag } from './StateTag.tsx';
import styles from './support.module.css';
import { TICKETS } from './support-query.ts';

/** The player's own tickets, newest first, and how each of them stands. */
export const TicketList = () => {
  const { support } = useMessages();
  const { locale } = useLocale();
  const { status } = useSession();
  const skip = status === 'guest';
  const { nodes: tickets, failed, hasMore, loadingMore, loadMore, reload } = useList(TICKETS, {}, { skip });
  if (failed) return <ErrorState title={support.error.title} onRetry={reload} />;
  if (tickets === undefined) {
    return <SkeletonRows text={support.loading} count={3} height="67px" />;
  }
  if (tickets.length === 0) {
    return (
      <Text as="p" pad={20} radius="card" ground="surface" tone="soft">
        {support.none.title}
        <Text display="block" tone="muted">
          {support.none.text}
        </Text>
      </Text>
    );
  }
  return (
    <>
      <Box as="ul" line="top">
        {tickets.map(({ id, subject, state, updatedAt }) => (
          <li key={id}>
            <Link to={`/docs/support/${id}`} className={styles.ticket}>
              <Box as="span" grow shrink>
                <Text as="b" display="block" weight={500} truncate tone="text" className="name">
                  {subject}
                </Text>
                <Text size="small">{support.updated({ when: formatDateTime(updatedAt, locale) })}</Text>
              </Box>
              <StateTag state={state} />
              <Icon name="right" size={16} />
            </Link>
          </li>
        ))}
      </Box>
      {hasMore && (
        <Grid centered minHeight={76}>
          <Button busy={loadingMore} onClick={loadMore}>
            {support.more}
          </Button>
        </Grid>
      )}
    </>
  );
};
