import { useQuery } from '@apollo/client/react';
import type { ResultOf } from '@graphql-typed-document-node/core';
import { useMemo } from 'react';
import { Loaded } from '../../../platform/Loaded.tsx';
import { useAddressFilters } from '../../../platform/use-address-filters.ts';
import { Segmented } from '../../../ui/Segmented.tsx';
import { SkeletonRows } from '../../../ui/Skeleton.tsx';
import { useLiveList } from '../../api/use-live-list.ts';
import { useMore } from '../../api/use-more.ts';
import { useWords } from '../../texts.tsx';
import { CopyAs } from '../../ui/CopyAs.tsx';
import choice from '../../ui/choice.module.css';
import { type Column, DataTable } from '../../ui/DataTable.tsx';
import { FilterBar } from '../../ui/FilterBar.tsx';
import { Moment } from '../../ui/Moment.tsx';
import { spanText } from '../../ui/moments.ts';
import { PageHead } from '../../ui/PageHead.tsx';
import { WithDetails } from '../../ui/WithDetails.tsx';
import { TicketDetails } from './TicketDetails.tsx';
import styles from './TicketsPage.module.css';
import { SHOWN, STATES, TICKETS, TICKETS_PAGE } from './tickets-query.ts';

type Ticket = ResultOf<typeof TICKETS>['tickets']['tickets'][number];

/** Support tickets of one state. A row opens its talk, where answers are written. */
export default function TicketsPage() {
  const words = useWords();
  const { tickets, frame } = words;
  const [{ state, open }, change] = useAddressFilters(SHOWN);
  const query = useQuery(TICKETS, { variables: { state } });
  const shown = query.data?.tickets;
  const more = useMore(shown?.next, (after) =>
    query.fetchMore({
      variables: { after },
      updateQuery: (before, { fetchMoreResult }) => ({
        tickets: {
          ...fetchMoreResult.tickets,
          tickets: [...before.tickets.tickets, ...fetchMoreResult.tickets.tickets],
        },
      }),
    }),
  );
  useLiveList('TICKETS', shown?.tickets.length ?? 0, TICKETS_PAGE, query.refetch);
  const columns = useMemo(
    (): readonly Column<Ticket>[] => [
      { id: 'subject', head: tickets.columns.subject, cell: ({ subject }) => <bdi>{subject}</bdi> },
      {
        id: 'player',
        head: tickets.columns.player,
        width: '18%',
        cell: ({ nickname }) => <bdi>{nickname ?? frame.search.erased}</bdi>,
      },
      {
        id: 'assigned',
        head: tickets.columns.assigned,
        width: '14%',
        cell: ({ assignedTo }) =>
          assignedTo == null ? <span className={styles.none}>{tickets.unassigned}</span> : <bdi>{assignedTo}</bdi>,
      },
      {
        id: 'created',
        head: tickets.columns.created,
        width: '112px',
        figure: true,
        phone: 'none',
        cell: ({ createdAt }) => <Moment at={createdAt} />,
      },
      {
        id: 'since',
        head: state === 'OPEN' ? tickets.columns.waiting : tickets.columns.changed,
        width: '112px',
        figure: true,
        phone: 'end',
        cell: ({ waitingSince, updatedAt }) =>
          waitingSince == null ? <Moment at={updatedAt} /> : spanText(Date.now() - Date.parse(waitingSince), words),
      },
    ],
    [words, tickets, frame, state],
  );
  return (
    <>
      <PageHead title={tickets.title} note={shown !== undefined && tickets.count({ count: shown.total })}>
        <CopyAs document={TICKETS} variables={{ state }} />
      </PageHead>
      <WithDetails
        details={open === '' ? null : <TicketDetails key={open} id={open} onClose={() => change({ open: '' })} />}
      >
        <FilterBar end={tickets.order[state]}>
          <Segmented
            className={choice.choice}
            label={tickets.filter}
            choices={STATES.map((value) => ({ value, label: tickets.states[value] }))}
            value={state}
            onChange={(chosen) => change({ state: chosen })}
          />
        </FilterBar>
        <Loaded from={query} value={shown} skeleton={<SkeletonRows text={frame.loading} count={8} height="28px" />}>
          {({ tickets: rows }) => (
            <DataTable
              label={tickets.title}
              columns={columns}
              rows={rows}
              rowKey={({ id }) => id}
              onOpen={({ id }) => change({ open: id === open ? '' : id })}
              open={open}
              empty={tickets.empty[state]}
              more={more}
            />
          )}
        </Loaded>
      </WithDetails>
    </>
  );
}
