import { useCallback, useEffect, useId, useReducer } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useDialogs } from '../../app/dialogs.tsx';
import { useSession } from '../../app/session.tsx';
import { usePhoneTitle } from '../../app/shell/phone-title.tsx';
import { formatCount, useLocale, useMessages } from '../../i18n/index.ts';
import { Amount } from '../../ui/Amount.tsx';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Select } from '../../ui/Select.tsx';
import { EmptyState, ErrorState } from '../../ui/States.tsx';
import { Tabs } from '../../ui/Tabs.tsx';
import { BackpackList } from './BackpackList.tsx';
import styles from './backpack.module.css';
import { addressOf, type BackpackFilters, backpackSorts, backpackStates, filtersFrom } from './backpack-filters.ts';
import { SellBar } from './SellBar.tsx';
import { NOTHING, salesOf, selectedOf, selectionReducer, totalOf } from './selection.ts';
import { useBackpack } from './use-backpack.ts';
import { useSaleReports } from './use-sale-reports.ts';
import { useSell } from './use-sell.ts';

const GuestBackpack = () => {
  const { account, backpack } = useMessages();
  const { open } = useDialogs();
  return (
    <EmptyState icon="lock" title={backpack.guest.title} text={backpack.guest.text}>
      <Button variant="primary" onClick={() => open({ name: 'login' })}>
        {account.guest.login}
      </Button>
      <Button onClick={() => open({ name: 'register' })}>{account.guest.register}</Button>
    </EmptyState>
  );
};

const PlayerBackpack = () => {
  const { backpack } = useMessages();
  const { locale } = useLocale();
  const panel = useId();
  const [address, setAddress] = useSearchParams();
  const filters = filtersFrom(address);
  const list = useBackpack(filters);
  const [selection, dispatch] = useReducer(selectionReducer, NOTHING);
  const { selling, sell, resume } = useSell();
  const { notice, clearNotice, report } = useSaleReports();

  const change = (part: Partial<BackpackFilters>): void => {
    dispatch({ type: 'clear' });
    clearNotice();
    setAddress((current) => addressOf({ ...filtersFrom(current), ...part }, current), { replace: true });
  };
  const toggle = useCallback((id: string) => dispatch({ type: 'toggle', id }), []);

  const { remove, reload } = list;
  const finish = useCallback(
    async (result: Awaited<ReturnType<typeof sell>>, asked: number): Promise<void> => {
      const missing = report(result, asked);
      const gone = [...result.sold, ...missing];
      dispatch({ type: 'drop', ids: gone });
      remove(gone);
      if (result.stopped !== null) await reload();
    },
    [report, remove, reload],
  );

  // A sale whose answer was lost with the last page is asked for again, with the same command.
  useEffect(() => {
    resume().then((result) => (result === null ? undefined : finish(result, result.sold.length)));
  }, [resume, finish]);

  const items = list.items ?? [];
  const chosen = filters.state === 'HELD' ? selectedOf(items, selection) : [];
  const allSelected = items.length > 0 && chosen.length === items.length;
  const note = (state: BackpackFilters['state']): string | undefined =>
    list.counts && formatCount(list.counts[state], locale);

  return (
    <>
      <div className={styles.tabs}>
        <div className="wrap">
          <Tabs
            label={backpack.title}
            controls={panel}
            value={filters.state}
            onChange={(state) => change({ state })}
            choices={backpackStates.map((id) => ({ id, label: backpack.tabs[id], note: note(id) }))}
          />
        </div>
      </div>
      <div id={panel} role="tabpanel" className={`wrap ${styles.panel}`} data-bar={chosen.length > 0 || undefined}>
        <h2 className="sr-only">{backpack.tabs[filters.state]}</h2>
        <div className={styles.head}>
          <p className={styles.worth}>
            <span>{filters.state === 'HELD' ? backpack.totalValue : backpack.goneValue}</span>
            {list.items !== undefined && <Amount value={list.totalValue} />}
          </p>
          {filters.state === 'HELD' && items.length > 0 && (
            <Button
              variant="ghost"
              onClick={() =>
                dispatch(allSelected ? { type: 'clear' } : { type: 'select', ids: items.map(({ id }) => id) })
              }
            >
              {allSelected ? backpack.clear : backpack.selectAll}
            </Button>
          )}
          <Select
            label={backpack.sort}
            choices={backpackSorts.map((value) => ({ value, label: backpack.sorts[value] }))}
            value={filters.sort}
            onChange={(sort) => change({ sort })}
          />
        </div>
        <div role="status">
          {notice !== null && (
            <p className={styles.notice}>
              <Icon name="info" />
              {notice}
            </p>
          )}
        </div>
        <BackpackList list={list} state={filters.state} selection={selection} onToggle={toggle} />
      </div>
      {chosen.length > 0 && (
        <SellBar
          count={chosen.length}
          total={totalOf(chosen)}
          selling={selling}
          allSelected={allSelected}
          onClear={() => dispatch({ type: 'clear' })}
          onSelectAll={() => dispatch({ type: 'select', ids: items.map(({ id }) => id) })}
          onSell={() => {
            clearNotice();
            sell(salesOf(chosen)).then((result) => finish(result, chosen.length));
          }}
        />
      )}
    </>
  );
};

/** `/personal/bag`: what the player holds, and what became of the rest. */
export default function BackpackPage() {
  const { backpack, shell } = useMessages();
  const { status, retry } = useSession();
  usePhoneTitle(backpack.title, '/home', backpack.back);
  return (
    <>
      <title>{shell.pageTitle(backpack.title)}</title>
      <div className={`wrap ${styles.title}`}>
        <h1>{backpack.title}</h1>
      </div>
      {status === 'guest' && <GuestBackpack />}
      {status === 'failed' && <ErrorState title={backpack.error.title} text={backpack.error.text} onRetry={retry} />}
      {(status === 'player' || status === 'loading') && <PlayerBackpack />}
    </>
  );
}
