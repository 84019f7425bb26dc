import type { FlowsQuery } from '../../generated/graphql.ts';
import { graphql } from '../../generated/index.ts';
import { useMessages } from '../../i18n/index.ts';
import { useOwnList } from '../../platform/use-list.ts';
import { Row } from '../../ui/Box.tsx';
import type { IconName } from '../../ui/icon-paths.ts';
import { BalanceAmount } from './BalanceAmount.tsx';
import { FilterSelect } from './FilterSelect.tsx';
import { RecordList } from './RecordList.tsx';
import { RecordRow } from './RecordRow.tsx';
import styles from './RecordsPage.module.css';
import { FLOW_KINDS } from './records-filters.ts';
import type { TabProps } from './tab-props.ts';

const FLOWS = graphql(`query Flows { flows @list { id kind amount balance state at } }`);

type FlowRecord = FlowsQuery['flows']['edges'][number]['node'];

const ICONS: Readonly<Record<FlowRecord['kind'], IconName>> = { DEPOSIT: 'plus', RETRIEVAL: 'send', TRANSFER: 'swap' };

/** The page that tells more of it; a transfer has none. */
const linkOf = ({ kind, id }: FlowRecord): string | null => {
  if (kind === 'DEPOSIT') return `/deposit?order=${encodeURIComponent(id)}`;
  return kind === 'RETRIEVAL' ? '/records?tab=retrievals' : null;
};

const FlowRow = ({ record }: { readonly record: FlowRecord }) => {
  const { records } = useMessages();
  const { kind, state, amount, balance, at } = record;
  const words: Readonly<Record<string, string>> = records.flowStates;
  const to = linkOf(record);
  return (
    <RecordRow
      mark={{ kind: 'icon', icon: ICONS[kind] }}
      title={records.kinds[kind]}
      {...(to !== null && { link: { to, label: records.details, icon: 'right' as const } })}
      facts={[{ label: records.state, value: Object.hasOwn(words, state) ? words[state] : state }]}
      amount={<BalanceAmount value={amount} balance={balance} signed />}
      at={at}
    />
  );
};

/** Deposits, retrievals and transfers. */
export const FlowTab = ({ filters, onChange }: TabProps) => {
  const { records } = useMessages();
  const list = useOwnList(FLOWS, { kind: filters.kind }, { fetchPolicy: 'network-only' });
  return (
    <>
      <Row wrap gapX={24} minHeight={52} className={styles.filters}>
        <FilterSelect
          label={records.kind}
          all={records.allKinds}
          choices={FLOW_KINDS}
          words={records.kinds}
          value={filters.kind}
          onChange={(kind) => onChange({ kind })}
        />
      </Row>
      <RecordList
        list={list}
        empty={{ icon: 'swap', ...records.empty.flow, action: { to: '/deposit', label: records.toDeposit } }}
        row={(record) => <FlowRow key={record.id} record={record} />}
      />
    </>
  );
};
