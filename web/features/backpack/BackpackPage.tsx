import { useMutation } from '@apollo/client/react';
import { useCallback, useId, useState } from 'react';
import { useNavigate } from 'react-router-dom';
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
import { MARK_ITEMS } from './backpack-query.ts';
import { SellUnderDialog } from './SellUnderDialog.tsx';
import {
  batchTotal,
  type Choice,
  exchangesOf,
  MAX_ITEMS_PER_RETRIEVAL,
  MAX_ITEMS_PER_SALE,
  salesOf,
  totalOf,
} from './selection.ts';
import { type BackpackList as List, useBackpack } from './use-backpack.ts';
import { useChoice } from './use-choice.ts';
import { useTrades } from './use-trades.ts';

interface SumProps {
  readonly list: List;
  readonly filters: BackpackFilters;
  readonly narrowed: boolean;
  readonly onStacked: () => void;
  readonly onSellUnder: () => void;
  readonly onSelectAll: () => void;
}

/** The value of the shown items, and the actions on all of them. */
const Sum = ({ list, filters: { state, stacked }, narrowed, onStacked, onSellUnder, onSelectAll }: SumProps) => {
  const { backpack } = useMessages();
  return (
    <Row wrap gapX={8} minHeight={44} marginBottom={8} justify="between">
      <Row as="p" wrap align="baseline" gapX={8} shrink>
        <Text size="small" tone="muted">
          {state === 'HELD' ? backpack.totalValue : backpack.goneValue}
        </Text>
        {list.nodes !== undefined && <Money value={list.totalValue} />}
        {list.nodes !== undefined && narrowed && (
          <Text size="small" tone="muted" role="status">
            {backpack.found({ count: list.total })}
          </Text>
        )}
      </Row>
      {state === 'HELD' && (
        <Row wrap>
          <Button variant="ghost" aria-pressed={stacked} onClick={onStacked}>
            {stacked ? backpack.single : backpack.stacks}
          </Button>
          <Button variant="ghost" disabled={list.total === 0} onClick={onSellUnder}>
            {backpack.sellUnder.open}
          </Button>
          <Button variant="ghost" disabled={list.total === 0} onClick={onSelectAll}>
            {backpack.selectAll}
          </Button>
        </Row>
      )}
    </Row>
  );
};

const PlayerBackpack = () => {
  const { backpack, targets, retrieval } = useMessages();
  const { locale } = useLocale();
  const panel = useId();
  const [filters, setFilters] = useAddressFilters(backpackAddress);
  const { state, stacked } = filters;
  const list = useBackpack(filters);
  const { chosen, free, cards, allFavourite, dispatch, chooseAll, isSelected, toggle } = useChoice(filters, list);
  const { notice, clearNotice, selling, exchanging, trade } = useTrades(list, stacked, dispatch);
  const [markItems, { loading: marking }] = useMutation(MARK_ITEMS);
  const terms = useTerms()?.items;
  const ready = useRetrievalReady();
  const [askFrom] = useSaleQuestion();
  const [dialog, setDialog] = useState<'sellUnder' | 'retrieve' | null>(null);
  const { open } = useDialogs();
  const { show } = useToasts();
  const errorText = useErrorText();
  const navigate = useNavigate();
  const exchange =
    terms === undefined ? [] : exchangesOf({ hash: terms.hash, exchangePercent: terms.values.exchangePercent }, free);
  const narrowed = filters.search !== '' || narrowingCount(filters) > 0;
  const close = (): void => setDialog(null);

  const change = useCallback(
    (part: Partial<BackpackFilters>): void => {
      dispatch({ type: 'clear' });
      clearNotice();
      setFilters(part);
    },
    [dispatch, clearNotice, setFilters],
  );
  const sell = (given: readonly Choice[]): void => {
    if (terms !== undefined) void trade('SOLD', salesOf(terms.hash, given), given);
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
      onConfirm: () => void trade('EXCHANGED', exchange, free),
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
    if (filters.mark !== null) await list.reload();
  };
  const sent = (ids: readonly string[]): void => {
    close();
    dispatch({ type: 'drop', ids });
    list.remove(ids, 'RETRIEVING');
    if (stacked) void list.reload();
    const action = { label: backpack.toRetrievals, onPress: () => navigate('/records?tab=retrievals') };
    show('success', retrieval.sent({ count: ids.length }), { action });
  };

  return (
    <>
      <TabBar
        label={backpack.title}
        controls={panel}
        value={state}
        onChange={(next) => change({ state: next })}
        choices={tabsOf(list.counts, state).map((id) => ({
          id,
          label: backpack.tabs[id],
          // A place as wide as a figure until it is known.
          note: list.counts === undefined ? '\u2007' : formatCount(list.counts[id], locale),
        }))}
      />
      <div id={panel} role="tabpanel" className={`wrap ${styles.panel}`} data-bar={chosen.length > 0 || undefined}>
        <VisuallyHidden as="h2">{backpack.tabs[state]}</VisuallyHidden>
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
        <Sum
          list={list}
          filters={filters}
          narrowed={narrowed}
          onStacked={() => change({ stacked: !stacked })}
          onSellUnder={() => setDialog('sellUnder')}
          onSelectAll={() => void chooseAll(questionOf(filters))}
        />
        <div role="status">
          {notice !== null && (
            <Note className={styles.note}>
              <p>{notice}</p>
            </Note>
          )}
        </div>
        {state === 'RETRIEVING' && list.nodes !== undefined && list.nodes.length > 0 && (
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
          allFavourite={allFavourite}
          selling={selling}
          exchanging={exchanging}
          marking={marking}
          canExchange={ready.exchange}
          canRetrieve={ready.retrieval && (free.length > MAX_ITEMS_PER_RETRIEVAL || cards.length === free.length)}
          onClear={() => dispatch({ type: 'clear' })}
          onMark={(part) => void mark(part)}
          onSell={askToSell}
          onExchange={askToExchange}
          onRetrieve={() => setDialog('retrieve')}
        />
      )}
      {dialog === 'sellUnder' && <SellUnderDialog onClose={close} onSell={sell} />}
      {dialog === 'retrieve' && ready.tradeLink !== undefined && (
        <RetrieveDialog
          items={cards}
          tradeLink={ready.tradeLink}
          onClose={close}
          onSent={sent}
          onStale={() => {
            close();
            dispatch({ type: 'clear' });
            show('error', backpack.notHeld);
            void list.reload();
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
