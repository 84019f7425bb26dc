import { useId } from 'react';
import { useMessages } from '../../i18n/index.ts';
import { useLocation } from '../../platform/location.tsx';
import { PlayerPage } from '../../platform/PlayersOnly.tsx';
import { useAddressFilters } from '../../platform/use-address-filters.ts';
import { VisuallyHidden } from '../../ui/Box.tsx';
import { TabBar } from '../../ui/Tabs.tsx';
import { BalanceTab } from './BalanceTab.tsx';
import { FlowTab } from './FlowTab.tsx';
import { GamesTab } from './GamesTab.tsx';
import { PurchasesTab } from './PurchasesTab.tsx';
import styles from './RecordsPage.module.css';
import { RetrievalsTab } from './RetrievalsTab.tsx';
import { RECORD_TABS, recordAddress } from './records-filters.ts';
import type { TabProps } from './tab-props.ts';

const Shown = ({ filters, onChange }: TabProps) => {
  switch (filters.tab) {
    case 'purchases':
      return <PurchasesTab />;
    case 'balance':
      return <BalanceTab filters={filters} onChange={onChange} />;
    case 'flow':
      return <FlowTab filters={filters} onChange={onChange} />;
    case 'games':
      return <GamesTab filters={filters} onChange={onChange} />;
    case 'retrievals':
      return <RetrievalsTab filters={filters} onChange={onChange} />;
  }
};

/** `/records`: everything that happened with one's money and items. `/personal/flow` is its flow tab. */
export default function RecordsPage() {
  const { records } = useMessages();
  const { pathname } = useLocation();
  const panel = useId();
  const usual = pathname === '/personal/flow' ? 'flow' : 'purchases';
  const [filters, change] = useAddressFilters(recordAddress[usual]);
  return (
    <PlayerPage title={records.title} back={records.back} guest={records.guest}>
      <TabBar
        label={records.title}
        controls={panel}
        value={filters.tab}
        onChange={(tab) => change({ tab })}
        choices={RECORD_TABS.map((id) => ({ id, label: records.tabs[id] }))}
      />
      <div id={panel} role="tabpanel" className={`wrap ${styles.panel}`}>
        <VisuallyHidden as="h2">{records.tabs[filters.tab]}</VisuallyHidden>
        <Shown filters={filters} onChange={change} />
      </div>
    </PlayerPage>
  );
}
