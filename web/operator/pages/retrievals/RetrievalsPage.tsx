import { useQuery } from '@apollo/client/react';
import { useMemo } from 'react';
import { formatCount, useLocale } from '../../../i18n/index.ts';
import { Loaded } from '../../../platform/Loaded.tsx';
import { useAddressFilters } from '../../../platform/use-address-filters.ts';
import { classNames } from '../../../ui/class-names.ts';
import { Segmented } from '../../../ui/Segmented.tsx';
import { Select } from '../../../ui/Select.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { useMay } from '../../api/session.tsx';
import { useLiveList } from '../../api/use-live-list.ts';
import { useMore } from '../../api/use-more.ts';
import { useWords } from '../../texts.tsx';
import { Amount } from '../../ui/Amount.tsx';
import { CopyAs } from '../../ui/CopyAs.tsx';
import choice from '../../ui/choice.module.css';
import { type Column, DataTable } from '../../ui/DataTable.tsx';
import { FilterBar, FilterField } from '../../ui/FilterBar.tsx';
import { Mark } from '../../ui/Mark.tsx';
import { spanText } from '../../ui/moments.ts';
import { PageHead } from '../../ui/PageHead.tsx';
import { PlayerLink } from '../../ui/PlayerLink.tsx';
import { WithDetails } from '../../ui/WithDetails.tsx';
import { Figures } from './Figures.tsx';
import { Item } from './Item.tsx';
import { PROMISE_HOURS } from './promise.ts';
import { RetrievalDetails } from './RetrievalDetails.tsx';
import styles from './RetrievalsPage.module.css';
import { AGES, PAGE, RETRIEVALS, type Retrieval, retrievalsAddress, STAGES } from './retrievals-query.ts';
import { toneOfStage } from './tone-of-stage.ts';
import { WaitBar } from './WaitBar.tsx';
import { isOver, nextMove, toneOfWait, waited } from './waiting.ts';

const ALL = 'waiting';
const ANY_AGE = '0';

const useColumns = (): readonly Column<Retrieval>[] => {
  const words = useWords();
  return useMemo(() => {
    const { fields, states, next, against } = words.retrievals;
    return [
      {
        id: 'waited',
        head: fields.waited,
        width: '116px',
        cell: (row) => {
          const tone = isOver(row) ? undefined : toneOfWait(row.ageHours);
          return (
            <span className={classNames('figure', tone !== undefined && styles[tone])}>
              {spanText(waited(row, Date.now()), words)}
            </span>
          );
        },
      },
      {
        id: 'bar',
        wide: true,
        head: against({ hours: String(PROMISE_HOURS) }),
        width: '200px',
        phone: 'none',
        cell: (row) => <WaitBar ms={waited(row, Date.now())} open={!isOver(row)} />,
      },
      {
        id: 'player',
        head: fields.player,
        cell: ({ player, nickname }) => <PlayerLink id={player} nickname={nickname ?? null} />,
      },
      { id: 'item', head: fields.item, cell: (row) => <Item retrieval={row} /> },
      {
        id: 'value',
        head: fields.value,
        figure: true,
        width: '104px',
        phone: 'end',
        cell: ({ value }) => <Amount value={value} />,
      },
      {
        id: 'state',
        head: fields.state,
        width: '128px',
        cell: ({ state }) => <Mark tone={toneOfStage(state)}>{states[state]}</Mark>,
      },
      { id: 'provider', wide: true, head: fields.provider, width: '104px', cell: ({ provider }) => provider },
      {
        id: 'next',
        head: fields.next,
        figure: true,
        width: '96px',
        cell: (row) => {
          const move = nextMove(row);
          if (move === 'none') return null;
          const asks = move === 'look' || move === 'retry';
          return <span className={asks ? styles.look : styles.next}>{next[move]}</span>;
        },
      },
    ];
  }, [words]);
};

/** Items on their way to Steam, those that wait the longest first. */
export default function RetrievalsPage() {
  const { retrievals: text } = useWords();
  const { locale } = useLocale();
  const may = useMay();
  const [{ state, age, player, open }, change] = useAddressFilters(retrievalsAddress);
  const variables = { state, olderThanHours: age, player: player || null };
  const query = useQuery(RETRIEVALS, { variables });
  const found = query.data?.retrievals;
  const more = useMore(found?.hasNextPage ? found.endCursor : null, (after) =>
    query.fetchMore({
      variables: { after },
      updateQuery: (before, { fetchMoreResult: { retrievals: next } }) => ({
        retrievals: { ...next, retrievals: [...before.retrievals.retrievals, ...next.retrievals] },
      }),
    }),
  );
  useLiveList('RETRIEVALS', found?.retrievals.length ?? 0, PAGE, query.refetch);
  const columns = useColumns();
  const opened = found?.retrievals.find(({ id }) => id === open);
  return (
    <>
      <PageHead
        title={text.title}
        note={found !== undefined && text.found({ count: formatCount(found.totalCount, locale) })}
      >
        <CopyAs document={RETRIEVALS} variables={variables} />
      </PageHead>
      {may('operator:figures') && <Figures />}
      <WithDetails
        details={
          opened === undefined ? null : <RetrievalDetails retrieval={opened} onClose={() => change({ open: '' })} />
        }
      >
        <FilterBar end={text.oldest}>
          <Segmented
            className={choice.choice}
            label={text.fields.state}
            choices={[
              { value: ALL, label: text.waiting },
              ...STAGES.map((value) => ({ value, label: text.states[value] })),
            ]}
            value={state ?? ALL}
            onChange={(value) => change({ state: STAGES.find((one) => one === value) ?? null })}
          />
          <Select
            label={text.age}
            choices={[
              { value: ANY_AGE, label: text.anyAge },
              ...AGES.map((hours) => ({ value: String(hours), label: text.over({ hours: String(hours) }) })),
            ]}
            value={String(age ?? ANY_AGE)}
            onChange={(value) => change({ age: AGES.find((hours) => String(hours) === value) ?? null })}
          />
          <FilterField label={text.playerId} value={player} onChange={(next) => change({ player: next })} />
        </FilterBar>
        <Loaded from={query} value={found} skeleton={<Skeleton height="400px" />}>
          {({ retrievals }) => (
            <DataTable
              label={text.title}
              columns={columns}
              rows={retrievals}
              rowKey={({ id }) => id}
              onOpen={({ id }) => change({ open: id === open ? '' : id })}
              open={open}
              empty={state === null ? text.none : text.noneSuch}
              more={more}
            />
          )}
        </Loaded>
      </WithDetails>
    </>
  );
}
