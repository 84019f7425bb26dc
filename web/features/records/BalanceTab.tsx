import type { BalanceLogQuery } from '../../generated/graphql.ts';
import { graphql } from '../../generated/index.ts';
import { useMessages } from '../../i18n/index.ts';
import { useOwnList } from '../../platform/use-list.ts';
import { Row } from '../../ui/Box.tsx';
import { ACTIONS, actionIcon } from './action-icons.ts';
import { BalanceAmount } from './BalanceAmount.tsx';
import { belongsTo } from './belongs-to.ts';
import { FilterSelect } from './FilterSelect.tsx';
import { RecordList } from './RecordList.tsx';
import { RecordRow } from './RecordRow.tsx';
import styles from './RecordsPage.module.css';
import { BALANCES } from './records-filters.ts';
import type { TabProps } from './tab-props.ts';

const BALANCE_LOG = graphql(`
  query BalanceLog {
    balanceLog @list { id orderId action balance amount after at position }
  }
`);

type BalanceRecord = BalanceLogQuery['balanceLog']['edges'][number]['node'];

const BalanceRow = ({ entry }: { readonly entry: BalanceRecord }) => {
  const { records } = useMessages();
  const belonging = belongsTo(entry.orderId, entry.action);
  return (
    <RecordRow
      mark={{ kind: 'icon', icon: actionIcon(entry.action) }}
      title={records.actions[entry.action]}
      {...(belonging?.kind === 'order' && {
        note: (
          <bdi className="mono" title={records.order}>
            {belonging.id}
          </bdi>
        ),
      })}
      {...(belonging?.kind === 'round' && { link: { to: belonging.to, label: records.verify, icon: 'shield' } })}
      {...(belonging?.kind === 'battle' && { link: { to: belonging.to, label: records.toBattle, icon: 'swords' } })}
      facts={[
        { label: records.balance, value: records.balances[entry.balance] },
        { label: records.after, value: <BalanceAmount value={entry.after} balance={entry.balance} /> },
      ]}
      amount={<BalanceAmount value={entry.amount} balance={entry.balance} signed />}
      at={entry.at}
    />
  );
};

/** Every movement of every balance. */
export const BalanceTab = ({ filters, onChange }: TabProps) => {
  const { records } = useMessages();
  const { balance, action } = filters;
  const list = useOwnList(BALANCE_LOG, { balance, action }, { fetchPolicy: 'network-only' });
  return (
    <>
      <Row wrap gapX={24} minHeight={52} className={styles.filters}>
        <FilterSelect
          label={records.balance}
          all={records.allBalances}
          choices={BALANCES}
          words={records.balances}
          value={balance}
          onChange={(next) => onChange({ balance: next })}
        />
        <FilterSelect
          label={records.action}
          all={records.allActions}
          choices={ACTIONS}
          words={records.actions}
          value={action}
          onChange={(next) => onChange({ action: next })}
        />
      </Row>
      <RecordList
        list={list}
        empty={{ icon: 'list', ...records.empty.balance }}
        row={(entry) => <BalanceRow key={entry.id} entry={entry} />}
      />
    </>
  );
};
