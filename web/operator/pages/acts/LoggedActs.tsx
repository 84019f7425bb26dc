import { useQuery } from '@apollo/client/react';
import { type ReactNode, useMemo } from 'react';
import { useLocale } from '../../../i18n/index.ts';
import { Loaded } from '../../../platform/Loaded.tsx';
import { useAddressFilters } from '../../../platform/use-address-filters.ts';
import { Select } from '../../../ui/Select.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { useLiveList } from '../../api/use-live-list.ts';
import { useMore } from '../../api/use-more.ts';
import { useWords } from '../../texts.tsx';
import { Amount } from '../../ui/Amount.tsx';
import { CopyAs } from '../../ui/CopyAs.tsx';
import { type Column, DataTable } from '../../ui/DataTable.tsx';
import { FilterBar } from '../../ui/FilterBar.tsx';
import { Moment } from '../../ui/Moment.tsx';
import { PlayerLink } from '../../ui/PlayerLink.tsx';
import { Position } from '../../ui/Position.tsx';
import { WithDetails } from '../../ui/WithDetails.tsx';
import { ActDetails } from './ActDetails.tsx';
import { factsText } from './act-words.ts';
import { ACTS, type Act, actsAddress, KINDS, PAGE } from './acts-query.ts';

const ALL = 'all';

const useColumns = (): readonly Column<Act>[] => {
  const words = useWords();
  const { locale } = useLocale();
  return useMemo(() => {
    const { fields, kinds } = words.acts;
    return [
      { id: 'kind', head: fields.kind, width: '152px', cell: ({ kind }) => kinds[kind] },
      { id: 'text', head: fields.text, cell: ({ facts }) => factsText(facts, words, locale, new Date()) },
      {
        id: 'player',
        wide: true,
        head: fields.player,
        width: '200px',
        phone: 'none',
        cell: ({ player }) => player != null && <PlayerLink id={player} />,
      },
      {
        id: 'amount',
        head: fields.amount,
        figure: true,
        width: '112px',
        cell: ({ amount }) => amount != null && <Amount value={amount} signed />,
      },
      { id: 'at', head: fields.at, figure: true, width: '112px', phone: 'end', cell: ({ at }) => <Moment at={at} /> },
      {
        id: 'position',
        head: fields.position,
        figure: true,
        width: '112px',
        cell: ({ position }) => <Position at={position} />,
      },
    ];
  }, [words, locale]);
};

interface LoggedActsProps {
  readonly head: (actions: ReactNode) => ReactNode;
  /** The choice between the lists of the page. */
  readonly choice: ReactNode;
}

/** The operators' acts that the log has, newest first. */
export const LoggedActs = ({ head, choice }: LoggedActsProps) => {
  const { acts: text } = useWords();
  const [{ kind, open }, change] = useAddressFilters(actsAddress);
  const variables = { kind };
  const query = useQuery(ACTS, { variables });
  const found = query.data?.acts;
  const more = useMore(found?.hasNextPage ? found.endCursor : null, (after) =>
    query.fetchMore({
      variables: { after },
      updateQuery: (before, { fetchMoreResult: { acts: next } }) => ({
        acts: { ...next, acts: [...before.acts.acts, ...next.acts] },
      }),
    }),
  );
  useLiveList('ACTS', found?.acts.length ?? 0, PAGE, query.refetch);
  const columns = useColumns();
  const opened = found?.acts.find(({ position }) => position === open);
  return (
    <>
      {head(<CopyAs document={ACTS} variables={variables} />)}
      <WithDetails
        details={opened === undefined ? null : <ActDetails act={opened} onClose={() => change({ open: null })} />}
      >
        <FilterBar end={text.newest}>
          {choice}
          <Select
            label={text.fields.kind}
            choices={[
              { value: ALL, label: text.anyKind },
              ...KINDS.map((value) => ({ value, label: text.kinds[value] })),
            ]}
            value={kind ?? ALL}
            onChange={(value) => change({ kind: KINDS.find((one) => one === value) ?? null })}
          />
        </FilterBar>
        <Loaded from={query} value={found} skeleton={<Skeleton height="400px" />}>
          {({ acts }) => (
            <DataTable
              label={text.title}
              columns={columns}
              rows={acts}
              rowKey={({ position }) => position}
              onOpen={({ position }) => change({ open: position === open ? null : position })}
              open={open}
              empty={text.none}
              more={more}
            />
          )}
        </Loaded>
      </WithDetails>
    </>
  );
};
