import { useMutation } from '@apollo/client/react';
import { useCallback, useEffect, useId, useReducer, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { formatCount, formatMoney, useLocale, useMessages } from '../../i18n/index.ts';
import { useDialogs } from '../../platform/dialogs.tsx';
import { PageHead } from '../../platform/PageHead.tsx';
import { usePhoneTitle } from '../../platform/phone-title.tsx';
import { useSession } from '../../platform/session.tsx';
import { useTerms } from '../../platform/terms.ts';
import { useAddressFilters } from '../../platform/use-address-filters.ts';
import { Row, Text, VisuallyHidden } from '../../ui/Box.tsx';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { Money } from '../../ui/Money.tsx';
import { Note } from '../../ui/Note.tsx';
import { Select } from '../../ui/Select.tsx';
import { ErrorState } from '../../ui/States.tsx';
import { TabBar } from '../../ui/Tabs.tsx';
import { useToasts } from '../../ui/toasts.tsx';
import { GuestPrompt } from '../account/GuestPrompt.tsx';
import { RetrieveDialog } from '../retrieval/RetrieveDialog.tsx';
import { useRetrievalReady } from '../retrieval/use-retrieve.ts';
import { ActionBar } from './ActionBar.tsx';
import { BackpackList } from './BackpackList.tsx';
import styles from './backpack.module.css';
import { type BackpackFilters, backpackAddress, backpackSorts, tabsOf } from './backpack-filters.ts';
import { EXCHANGE_ITEMS, SELL_ITEMS } from './backpack-query.ts';
import { exchangesOf, NOTHING, pointsOf, salesOf, selectedOf, selectionReducer } from './selection.ts';
import { useBackpack } from './use-backpack.ts';
import { type Batches, type BatchResult, useBatches } from './use-batches.ts';
import { useSaleReports } from './use-sale-reports.ts';

/** Items for coin; those of free cases for a locked bonus. */
const useSell = (): Batches => {
  const { applyWallet } = useSession();
  const [mutate] = useMutation(SELL_ITEMS);
  return useBatches('glasscase.pending.sell', async (commandId, { terms, itemIds, expectedTotal }) => {
    const { data } = await mutate({ variables: { commandId, terms, itemIds: [...itemIds], expectedTotal } });
    if (!data) throw new Error('an answer without data');
    applyWallet(data.sellItems.wallet);
    return data.sellItems.total;
  });
};

/** Items for points. */
const useExchange = (): Batches => {
  const { applyWallet } = useSession();
  const [mutate] = useMutation(EXCHANGE_ITEMS);
  return useBatches('glasscase.pending.exchange', async (commandId, { terms, itemIds, expectedTotal }) => {
    const { data } = await mutate({ variables: { commandId, terms, itemIds: [...itemIds], expectedTotal } });
    if (!data) throw new Error('an answer without data');
    applyWallet(data.exchangeItems.wallet);
    return data.exchangeItems.total;
  });
};

const PlayerBackpack = () => {
  const { backpack, retrieval } = useMessages();
  const { locale } = useLocale();
  const panel = useId();
  const [filters, setFilters] = useAddressFilters(backpackAddress);
  const list = useBackpack(filters);
  const [selection, dispatch] = useReducer(selectionReducer, NOTHING);
  const sales = useSell();
  const exchanges = useExchange();
  const terms = useTerms()?.items.hash;
  const ready = useRetrievalReady();
  const [retrieving, setRetrieving] = useState(false);
  const { open } = useDialogs();
  const { show, during } = useToasts();
  const navigate = useNavigate();
  const { notice, clearNotice, report } = useSaleReports();

  const change = (part: Partial<BackpackFilters>): void => {
    dispatch({ type: 'clear' });
    clearNotice();
    setFilters(part);
  };
  const toggle = useCallback((id: string) => dispatch({ type: 'toggle', id }), []);

  const { remove, reload } = list;
  const finish = useCallback(
    async (result: BatchResult, asked: number, to: 'SOLD' | 'EXCHANGED'): Promise<void> => {
      const missing = report(result, asked, to);
      const gone = [...result.gone, ...missing];
      dispatch({ type: 'drop', ids: gone });
      remove(gone, to);
      if (result.stopped !== null) await reload();
    },
    [report, remove, reload],
  );

  // What was lost with the last page is asked for again, with the same command.
  const resumeSale = sales.resume;
  const resumeExchange = exchanges.resume;
  useEffect(() => {
    resumeSale().then((result) => result && finish(result, result.gone.length, 'SOLD'));
    resumeExchange().then((result) => result && finish(result, result.gone.length, 'EXCHANGED'));
  }, [resumeSale, resumeExchange, finish]);

  const items = list.nodes ?? [];
  const chosen = filters.state === 'HELD' ? selectedOf(items, selection) : [];
  const allSelected = items.length > 0 && chosen.length === items.length;
  const note = (state: BackpackFilters['state']): string | undefined =>
    list.counts && formatCount(list.counts[state], locale);

  const askToExchange = (): void => {
    if (terms === undefined) return;
    const points = formatMoney(pointsOf(chosen), locale);
    open({
      name: 'confirm',
      title: backpack.exchangeTitle,
      text: backpack.exchangeText({ count: chosen.length, points }),
      confirmLabel: backpack.exchangeFor({ points }),
      onConfirm: () => {
        clearNotice();
        during(exchanges.run(exchangesOf(terms, chosen)), backpack.exchangingItems({ count: chosen.length })).then(
          (result) => finish(result, chosen.length, 'EXCHANGED'),
        );
      },
    });
  };
  const sent = (ids: readonly string[]): void => {
    setRetrieving(false);
    dispatch({ type: 'drop', ids });
    remove(ids, 'RETRIEVING');
    const action = { label: backpack.toRetrievals, onPress: () => void navigate('/records?tab=retrievals') };
    show('success', retrieval.sent({ count: ids.length }), { action });
  };

  return (
    <>
      <TabBar
        label={backpack.title}
        controls={panel}
        value={filters.state}
        onChange={(state) => change({ state })}
        choices={tabsOf(list.counts, filters.state).map((id) => ({ id, label: backpack.tabs[id], note: note(id) }))}
      />
      <div id={panel} role="tabpanel" className={`wrap ${styles.panel}`} data-bar={chosen.length > 0 || undefined}>
        <VisuallyHidden as="h2">{backpack.tabs[filters.state]}</VisuallyHidden>
        <Row gap={8} minHeight={52}>
          <Row as="p" grow wrap align="baseline" gapX={8} shrink>
            <Text size="small" tone="muted">
              {filters.state === 'HELD' ? backpack.totalValue : backpack.goneValue}
            </Text>
            {list.nodes !== undefined && <Money value={list.totalValue} />}
          </Row>
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
        </Row>
        <div role="status">
          {notice !== null && (
            <Note className={styles.note}>
              <p>{notice}</p>
            </Note>
          )}
        </div>
        {filters.state === 'RETRIEVING' && items.length > 0 && (
          <Note icon="clock" className={styles.note}>
            <p>{retrieval.upTo12Hours}</p>
            <ButtonLink to="/records?tab=retrievals" variant="ghost" iconEnd="right">
              {backpack.toRetrievals}
            </ButtonLink>
          </Note>
        )}
        <BackpackList list={list} state={filters.state} selection={selection} onToggle={toggle} />
      </div>
      {chosen.length > 0 && (
        <ActionBar
          items={chosen}
          allSelected={allSelected}
          selling={sales.running}
          exchanging={exchanges.running}
          canExchange={ready.exchange}
          canRetrieve={ready.retrieval}
          onClear={() => dispatch({ type: 'clear' })}
          onSelectAll={() => dispatch({ type: 'select', ids: items.map(({ id }) => id) })}
          onSell={() => {
            if (terms === undefined) return;
            clearNotice();
            during(sales.run(salesOf(terms, chosen)), backpack.sellingItems({ count: chosen.length })).then((result) =>
              finish(result, chosen.length, 'SOLD'),
            );
          }}
          onExchange={askToExchange}
          onRetrieve={() => setRetrieving(true)}
        />
      )}
      {retrieving && ready.tradeLink !== undefined && (
        <RetrieveDialog
          items={chosen}
          tradeLink={ready.tradeLink}
          onClose={() => setRetrieving(false)}
          onSent={sent}
          onStale={() => {
            setRetrieving(false);
            dispatch({ type: 'clear' });
            show('error', backpack.notHeld);
            void reload();
          }}
        />
      )}
    </>
  );
};

/** `/personal/bag`: what the player holds, and what became of the rest. */
export default function BackpackPage() {
  const { backpack } = useMessages();
  const { status, retry } = useSession();
  usePhoneTitle(backpack.title, '/home', backpack.back);
  return (
    <>
      <PageHead title={backpack.title} />
      {status === 'guest' && <GuestPrompt {...backpack.guest} />}
      {status === 'failed' && <ErrorState title={backpack.error.title} text={backpack.error.text} onRetry={retry} />}
      {(status === 'player' || status === 'loading') && <PlayerBackpack />}
    </>
  );
}
