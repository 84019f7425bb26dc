import { useMessages } from '../../i18n/index.ts';
import { RetrievalRow } from '../retrieval/RetrievalRow.tsx';
import { FilterSelect } from './FilterSelect.tsx';
import { RecordList } from './RecordList.tsx';
import styles from './RecordsPage.module.css';
import { RETRIEVAL_STATES } from './records-filters.ts';
import type { TabProps } from './tab-props.ts';
import { useRetrievals } from './use-records.ts';

/** Items on their way to Steam, and those that were. */
export const RetrievalsTab = ({ filters, onChange }: TabProps) => {
  const { records, retrieval } = useMessages();
  const list = useRetrievals(filters.state);
  return (
    <>
      <div className={styles.filters}>
        <FilterSelect
          label={records.state}
          all={records.allStates}
          choices={RETRIEVAL_STATES}
          words={retrieval.states}
          value={filters.state}
          onChange={(state) => onChange({ state })}
        />
        <p className={styles.hint}>{retrieval.upTo12Hours}</p>
      </div>
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
