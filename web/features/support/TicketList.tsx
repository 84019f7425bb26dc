import { Link } from 'react-router-dom';
import { formatDateTime, useLocale, useMessages } from '../../i18n/index.ts';
import { Box, Grid, Text } from '../../ui/Box.tsx';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { LoadingNote, Skeleton } from '../../ui/Skeleton.tsx';
import { ErrorState } from '../../ui/States.tsx';
import { StateTag } from './StateTag.tsx';
import styles from './support.module.css';
import { useTickets } from './use-tickets.ts';

const PLACES = [0, 1, 2] as const;

/** The player's own tickets, and how each of them stands. */
export const TicketList = () => {
  const { support } = useMessages();
  const { locale } = useLocale();
  const { nodes: tickets, failed, hasMore, loadingMore, loadMore, reload } = useTickets();
  if (failed) return <ErrorState title={support.error.title} onRetry={reload} />;
  if (tickets === undefined) {
    return (
      <>
        <LoadingNote text={support.loading} />
        {PLACES.map((place) => (
          <Skeleton key={place} className={styles.blank} height="67px" />
        ))}
      </>
    );
  }
  if (tickets.length === 0) {
    return (
      <Text as="p" pad={20} radius="card" ground="surface" tone="soft" className={styles.none}>
        {support.none.title}
        <span>{support.none.text}</span>
      </Text>
    );
  }
  return (
    <>
      <Box as="ul" line="top">
        {tickets.map(({ id, subject, state, updatedAt }) => (
          <li key={id}>
            <Link to={`/docs/support/${id}`} className={styles.ticket}>
              <span>
                <b className="name">{subject}</b>
                <span>{support.updated({ when: formatDateTime(updatedAt, locale) })}</span>
              </span>
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
