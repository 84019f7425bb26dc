import { useApolloClient, useMutation } from '@apollo/client/react';
import { useCallback, useEffect, useId, useReducer, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { BackpackChoiceQuery, BackpackFilter } from '../../generated/graphql.ts';
import { formatCount, formatMoney, useLocale, useMessages } from '../../i18n/index.ts';
import { useDialogs } from '../../platform/dialogs.tsx';
import { useErrorText } from '../../platform/error-text.ts';
import { PlayerPage } from '../../platform/PlayersOnly.tsx';
import { asksBeforeSale, useSaleQuestion } from '../../platform/sale-question.ts';
import { useTerms } from '../../platform/terms.ts';
import { useAddressFilters } from '../../platform/use-address-filters.ts';
import { Box, Row, Text, VisuallyHidden } from '../../ui/Box.tsx';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { Money } from '../../ui/Money.tsx';
import { Note } from '../../ui/Note.tsx';
import { TabBar } from '../../ui/Tabs.tsx';
import { useToasts } from '../../ui/toasts.tsx';
import { RetrieveDialog } from '../retrieval/RetrieveDialog.tsx';
import { useRetrievalReady } from '../retrieval/use-retrieve.ts';
import { ListToolbar } from '../targets/ListToolbar.tsx';
import { ActionBar, type MarkChange } from './ActionBar.tsx';
import { BackpackFilterSheet } from './BackpackFilterSheet.tsx';
import { BackpackList } from './BackpackList.tsx';
import styles from './backpack.module.css';
import {
  type BackpackFilters,
  backpackAddress,
  backpackSorts,
  MAX_SEARCH,
  NO_NARROWING,
  narrowingCount,
  questionOf,
  tabsOf,
} from './backpack-filters.ts';
import { BACKPACK_CHOICE, MARK_ITEMS } from './backpack-query.ts';
import { SellUnderDialog } from './SellUnderDialog.tsx';
import {
  batchTotal,
  type Choice,
  exchangesOf,
  MAX_ITEMS_PER_RETRIEVAL,
  MAX_ITEMS_PER_SALE,
  type Selection,
  type SelectionAction,
  salesOf,
  selectionReducer,
  totalOf,
} from './selection.ts';
import { type BackpackItem, type Stack, useBackpack } from './use-backpack.ts';
import type { BatchResult } from './use-batches.ts';
import { useSaleReports } from './use-sale-reports.ts';
import { useExchange, useSell } from './use-sending.ts';

type Ticked = BackpackChoiceQuery['backpackChoice']['items'][number];

const ofOneKind = (one: Ticked, other: Ticked): boolean => one.skin.id === other.skin.id && one.wear === other.wear;

const PlayerBackpack = () => {
  const { backpack, targets, retrieval } = useMessages();
  const { locale } = useLocale();
  const panel = useId();
  const client = useApolloClient();
  const [filters, setFilters] = useAddressFilters(backpackAddress);
  const list = useBackpack(filters);
  const [selection, dispatch] = useReducer(
    (now: Selection<Ticked>, action: SelectionAction<Ticked>) => selectionReducer(now, action),
    new Map<string, Ticked>(),
  );
  const sales = useSell();
  const exchanges = useExchange();
  const [markItems, { loading: marking }] = useMutation(MARK_ITEMS);
  const terms = useTerms()?.items;
  const ready = useRetrievalReady();
  const [askFrom] = useSaleQuestion();
  const [retrieving, setRetrieving] = useState(false);
  const [sellingUnder, setSellingUnder] = useState(false);
  const { open } = useDialogs();
  const { show, during } = useToasts();
  const errorText = useErrorText();
  const navigate = useNavigate();
  const { notice, clearNotice, report } = useSaleReports();

  const change = useCallback(
    (part: Partial<BackpackFilters>): void => {
      dispatch({ type: 'clear' });
      clearNotice();
      setFilters(part);
    },
    [clearNotice, setFilters],
  );

  const { remove, reload } = list;
  const { stacked } = filters;
  const finish = useCallback(
    async (result: BatchResult, asked: number, to: 'SOLD' | 'EXCHANGED'): Promise<void> => {
      const missing = report(result, asked, to);
      const gone = [...result.gone, ...missing];
      remove(gone, to);
      // After a refusal the rest of the choice has other prices, or isn't all on the page.
      dispatch(result.stopped === null ? { type: 'drop', ids: gone } : { type: 'clear' });
      if (result.stopped !== null || stacked) await reload();
    },
    [report, remove, reload, stacked],
  );

  // A sale or exchange that the last page lost is sent again, as the same command.
  const resumeSale = sales.resume;
  const resumeExchange = exchanges.resume;
  useEffect(() => {
    resumeSale().then((result) => result && finish(result, result.gone.length, 'SOLD'));
    resumeExchange().then((result) => result && finish(result, result.gone.length, 'EXCHANGED'));
  }, [resumeSale, resumeExchange, finish]);

  const items = list.nodes ?? [];
  // An item on the page is newer than the same ticked one.
  const shown = new Map(items.map((item) => [item.id, item]));
  const chosen = filters.state === 'HELD' ? [...selection.values()].map((item) => shown.get(item.id) ?? item) : [];
  const free = chosen.filter(({ locked }) => !locked);
  const exchange =
    terms === undefined ? [] : exchangesOf({ hash: terms.hash, exchangePercent: terms.values.exchangePercent }, free);
  /** The ticked ones as cards: each is on the page, or one of its kind is. */
  const cards = free.flatMap((item): readonly BackpackItem[] => {
    const card = shown.get(item.id) ?? items.find((other) => ofOneKind(item, other));
    return card === undefined ? [] : [{ ...card, id: item.id }];
  });
  const narrowed = filters.search !== '' || narrowingCount(filters) > 0;
  /** A place as wide as a figure until it is known. */
  const note = (state: BackpackFilters['state']): string =>
    list.counts === undefined ? '\u2007' : formatCount(list.counts[state], locale);

  /** Ticks everything that a question finds, loaded or not. */
  const chooseAll = async (filter: BackpackFilter): Promise<void> => {
    const { data } = await client
      .query({ query: BACKPACK_CHOICE, variables: { filter }, fetchPolicy: 'no-cache' })
      .catch((error: unknown) => {
        show('error', errorText(error));
        return { data: undefined };
      });
    if (data === undefined) return;
    const { items: found, hasMore } = data.backpackChoice;
    if (found.length === 0) show('blank', backpack.allLocked);
    if (hasMore) show('blank', backpack.choiceMost({ count: found.length }));
    dispatch({ type: 'select', items: found });
  };
  const isSelected = (item: BackpackItem): boolean =>
    stacked ? chosen.some((one) => ofOneKind(one, item)) : selection.has(item.id);
  const toggle = (item: BackpackItem, stack: Stack | undefined): void => {
    if (stack === undefined || stack.count === 1) dispatch({ type: 'toggle', item });
    else if (isSelected(item)) {
      dispatch({ type: 'drop', ids: chosen.filter((one) => ofOneKind(one, item)).map(({ id }) => id) });
    } else {
      const kind = { skin: item.skin.id, ...(item.wear !== null && { wears: [item.wear] }) };
      void chooseAll({ ...questionOf(filters), ...kind });
    }
  };

  /** Reads the list again after items went away that aren't on the page: its counts still hold them. */
  const readUnseen = (given: readonly Choice[]): void => {
    if (given.some(({ id }) => !shown.has(id))) void reload();
  };
  const sell = (given: readonly Choice[]): void => {
    if (terms === undefined) return;
    clearNotice();
    during(sales.run(salesOf(terms.hash, given)), backpack.sellingItems({ count: given.length })).then(
      async (result) => {
        await finish(result, given.length, 'SOLD');
        readUnseen(given);
      },
    );
  };
  const askToSell = (): void => {
    const total = totalOf(free);
    if (!asksBeforeSale(free.length, total, askFrom)) {
      sell(free);
      return;
    }
    const amount = formatMoney(total, locale);
    const fromFree = free.filter(({ sellOnly }) => sellOnly).length;
    open({
      name: 'confirm',
      title: backpack.sellTitle,
      text: [
        backpack.sellText({ count: free.length, amount }),
        ...(fromFree > 0 ? [backpack.freeNote({ count: fromFree })] : []),
      ].join(' '),
      confirmLabel: backpack.sell({ amount }),
      onConfirm: () => sell(free),
    });
  };
  const askToExchange = (): void => {
    const points = formatMoney(batchTotal(exchange), locale);
    open({
      name: 'confirm',
      title: backpack.exchangeTitle,
      text: backpack.exchangeText({ count: free.length, points }),
      confirmLabel: backpack.exchangeFor({ points }),
      onConfirm: () => {
        clearNotice();
        during(exchanges.run(exchange), backpack.exchangingItems({ count: free.length })).then(async (result) => {
          await finish(result, free.length, 'EXCHANGED');
          readUnseen(free);
        });
      },
    });
  };
  const mark = async (part: MarkChange): Promise<void> => {
    const ids = chosen.map(({ id }) => id);
    try {
      for (let from = 0; from < ids.length; from += MAX_ITEMS_PER_SALE) {
        await markItems({ variables: { itemIds: ids.slice(from, from + MAX_ITEMS_PER_SALE), ...part } });
      }
      dispatch({ type: 'clear' });
      show('success', backpack.marks.done({ count: ids.length }));
    } catch (error) {
      show('error', errorText(error));
    }
    if (filters.mark !== null) await reload();
  };
  const sent = (ids: readonly string[]): void => {
    setRetrieving(false);
    dispatch({ type: 'drop', ids });
    remove(ids, 'RETRIEVING');
    if (stacked) void reload();
    const action = { label: backpack.toRetrievals, onPress: () => navigate('/records?tab=retrievals') };
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
        <Box padTop={12}>
          <ListToolbar
            words={{ ...targets, sorts: backpack.sorts }}
            filters={filters}
            onChange={change}
            maxSearch={MAX_SEARCH}
            sorts={backpackSorts}
            narrowed={narrowingCount(filters)}
            sheet={(onClose) => (
              <BackpackFilterSheet filters={filters} onChange={change} found={list.total} onClose={onClose} />
            )}
          />
        </Box>
        <Row wrap gapX={8} minHeight={44} marginBottom={8} justify="between">
          <Row as="p" wrap align="baseline" gapX={8} shrink>
            <Text size="small" tone="muted">
              {filters.state === 'HELD' ? backpack.totalValue : backpack.goneValue}
            </Text>
            {list.nodes !== undefined && <Money value={list.totalValue} />}
            {list.nodes !== undefined && narrowed && (
              <Text size="small" tone="muted" role="status">
                {backpack.found({ count: list.total })}
              </Text>
            )}
          </Row>
          {filters.state === 'HELD' && (
            <Row wrap>
              <Button variant="ghost" aria-pressed={stacked} onClick={() => change({ stacked: !stacked })}>
                {stacked ? backpack.single : backpack.stacks}
              </Button>
              <Button variant="ghost" disabled={list.total === 0} onClick={() => setSellingUnder(true)}>
                {backpack.sellUnder.open}
              </Button>
              <Button variant="ghost" disabled={list.total === 0} onClick={() => void chooseAll(questionOf(filters))}>
                {backpack.selectAll}
              </Button>
            </Row>
          )}
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
        <BackpackList
          list={list}
          filters={filters}
          narrowed={narrowed}
          isSelected={isSelected}
          onToggle={toggle}
          onWiden={() => change(NO_NARROWING)}
        />
      </div>
      {chosen.length > 0 && (
        <ActionBar
          items={chosen}
          points={batchTotal(exchange)}
          allFavourite={chosen.every(({ id }) => shown.get(id)?.favourite === true)}
          selling={sales.running}
          exchanging={exchanges.running}
          marking={marking}
          canExchange={ready.exchange}
          canRetrieve={ready.retrieval && (free.length > MAX_ITEMS_PER_RETRIEVAL || cards.length === free.length)}
          onClear={() => dispatch({ type: 'clear' })}
          onMark={(part) => void mark(part)}
          onSell={askToSell}
          onExchange={askToExchange}
          onRetrieve={() => setRetrieving(true)}
        />
      )}
      {sellingUnder && <SellUnderDialog onClose={() => setSellingUnder(false)} onSell={sell} />}
      {retrieving && ready.tradeLink !== undefined && (
        <RetrieveDialog
          items={cards}
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

/** `/personal/bag`: the items that the player holds, and the fate of the others. */
export default function BackpackPage() {
  const { backpack } = useMessages();
  return (
    <PlayerPage title={backpack.title} back={backpack.back} guest={backpack.guest} error={backpack.error}>
      <PlayerBackpack />
    </PlayerPage>
  );
}
