import { useMessages } from '../../i18n/index.ts';
import { useOwnList } from '../../platform/use-list.ts';
import { Row, Text } from '../../ui/Box.tsx';
import { RetrievalRow } from '../retrieval/RetrievalRow.tsx';
import { RETRIEVALS } from '../retrieval/retrieval-query.ts';
import { FilterSelect } from './FilterSelect.tsx';
import { RecordList } from './RecordList.tsx';
import styles from './RecordsPage.module.css';
import { RETRIEVAL_STATES } from './records-filters.ts';
import type { TabProps } from './tab-props.ts';

/** Items on their way to Steam, and those that were. */
export const RetrievalsTab = ({ filters, onChange }: TabProps) => {
  const { records, retrieval } = useMessages();
  const list = useOwnList(RETRIEVALS, { state: filters.state }, { fetchPolicy: 'network-only' });
  return (
    <>
      <Row wrap gapX={24} minHeight={52} className={styles.filters}>
        <FilterSelect
          label={records.state}
          all={records.allStates}
          choices={RETRIEVAL_STATES}
          words={retrieval.states}
          value={filters.state}
          onChange={(state) => onChange({ state })}
        />
        <Text as="p" size="small" padY={6} tone="muted">
          {retrieval.upTo12Hours}
        </Text>
      </Row>
      <RecordList
        list={list}
        empty={{
          icon: 'send',
          ...records.empty.retrievals,
          action: { to: '/personal/bag', label: records.toBackpack },
        }}
        row={(each) => <RetrievalRow key={each.id} retrieval={each} onDisputed={list.reload} />}
      />
    </>
  );
};
