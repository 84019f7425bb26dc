import { formatMoney, useLocale, useMessages } from '../../i18n/index.ts';
import { Row, Text } from '../../ui/Box.tsx';
import { Button } from '../../ui/Button.tsx';
import { Money } from '../../ui/Money.tsx';
import { StickyBar } from '../../ui/StickyBar.tsx';
import styles from './ActionBar.module.css';
import { hindranceOf, pointsOf, totalOf } from './selection.ts';
import type { BackpackItem } from './use-backpack.ts';

interface ActionBarProps {
  /** The ticked ones. */
  readonly items: readonly BackpackItem[];
  readonly allSelected: boolean;
  readonly selling: boolean;
  readonly exchanging: boolean;
  /** What can be done on this site. */
  readonly canExchange: boolean;
  readonly canRetrieve: boolean;
  readonly onClear: () => void;
  readonly onSelectAll: () => void;
  readonly onSell: () => void;
  readonly onExchange: () => void;
  readonly onRetrieve: () => void;
}

/** Stays at the lower edge while something is ticked: how many, for how much, and what can be done with them. */
export const ActionBar = (props: ActionBarProps) => {
  const { items, allSelected, selling, exchanging, canExchange, canRetrieve } = props;
  const { backpack } = useMessages();
  const { locale } = useLocale();
  const busy = selling || exchanging;
  const total = totalOf(items);
  const forExchange = hindranceOf(items, 'exchange');
  const forRetrieval = hindranceOf(items, 'retrieve');
  const sellOnly = items.filter((item) => item.sellOnly).length;
  const note =
    sellOnly > 0
      ? backpack.sellOnlyNote({ count: sellOnly })
      : forRetrieval === 'too-many'
        ? backpack.retrieveMost
        : null;
  return (
    <StickyBar rises aria-label={backpack.selected({ count: items.length })}>
      {note !== null && (
        <div className="wrap">
          <Text as="p" size="small" padTop={10} tone="accent" role="status">
            {note}
          </Text>
        </div>
      )}
      <div className={`wrap ${styles.row}`}>
        <Text as="p" nowrap>
          {backpack.selected({ count: items.length })}
        </Text>
        <Button variant="ghost" onClick={props.onClear} disabled={busy}>
          {backpack.clear}
        </Button>
        {!allSelected && (
          <Button variant="ghost" className={styles.all} onClick={props.onSelectAll} disabled={busy}>
            {backpack.selectAll}
          </Button>
        )}
        <Row as="p" size="title" align="baseline" justify="end" gap={8} minHeight={28} className={styles.total}>
          <Text size="small" tone="muted">
            {backpack.total}
          </Text>
          <Money value={total} />
        </Row>
        <Row gap={8} align="stretch" className={styles.actions}>
          {canRetrieve && (
            <Button size="large" disabled={busy || forRetrieval !== null} onClick={props.onRetrieve}>
              {backpack.retrieve}
            </Button>
          )}
          {canExchange && (
            <Button
              size="large"
              busy={exchanging}
              disabled={busy || forExchange !== null}
              title={backpack.exchangeFor({ points: formatMoney(pointsOf(items), locale) })}
              onClick={props.onExchange}
            >
              {exchanging ? backpack.exchanging : backpack.exchange}
            </Button>
          )}
          <Button
            variant="primary"
            size="large"
            className={styles.sell}
            busy={selling}
            disabled={busy}
            onClick={props.onSell}
          >
            {selling ? backpack.selling : backpack.sell({ amount: formatMoney(total, locale) })}
          </Button>
        </Row>
      </div>
    </StickyBar>
  );
};
