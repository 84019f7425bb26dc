import { Link } from 'react-router-dom';
import { formatDateTime, useLocale, useMessages } from '../../i18n/index.ts';
import { LoadedList, NextPage } from '../../platform/LoadedList.tsx';
import { useSession } from '../../platform/session.tsx';
import { useList } from '../../platform/use-list.ts';
import { Box, Text } from '../../ui/Box.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { SkeletonRows } from '../../ui/Skeleton.tsx';
import { StateTag } from './StateTag.tsx';
import styles from './support.module.css';
import { TICKETS } from './support-query.ts';

/** The player's own tickets, newest first, and how each of them stands. */
export const TicketList = () => {
  const { support } = useMessages();
  const { locale } = useLocale();
  const { status } = useSession();
  const list = useList(TICKETS, {}, { skip: status === 'guest' });
  return (
    <LoadedList
      list={list}
      skeleton={<SkeletonRows text={support.loading} count={3} height="67px" />}
      error={support.error}
      empty={
        <Text as="p" pad={20} radius="card" ground="surface" tone="soft">
          {support.none.title}
          <Text display="block" tone="muted">
            {support.none.text}
          </Text>
        </Text>
      }
      next={<NextPage list={list} text={support.more} />}
    >
      {(tickets) => (
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
      )}
    </LoadedList>
  );
};
