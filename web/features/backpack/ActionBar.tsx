import { formatMoney, useLocale, useMessages } from '../../i18n/index.ts';
import { Row, Text } from '../../ui/Box.tsx';
import { Button, IconButton } from '../../ui/Button.tsx';
import { Money } from '../../ui/Money.tsx';
import { StickyBar } from '../../ui/StickyBar.tsx';
import styles from './ActionBar.module.css';
import { type Choice, hindranceOf, totalOf } from './selection.ts';

/** The new value of a mark. */
export type MarkChange = { readonly locked: boolean } | { readonly favourite: boolean };

interface ActionBarProps {
  /** The ticked ones. */
  readonly items: readonly Choice[];
  /** Points that the server gives for those that may leave. */
  readonly points: number;
  readonly allFavourite: boolean;
  readonly selling: boolean;
  readonly exchanging: boolean;
  readonly marking: boolean;
  /** Whether this site allows the action. */
  readonly canExchange: boolean;
  readonly canRetrieve: boolean;
  readonly onClear: () => void;
  readonly onMark: (change: MarkChange) => void;
  readonly onSell: () => void;
  readonly onExchange: () => void;
  readonly onRetrieve: () => void;
}

/** Stays at the lower edge while an item is ticked: the number of items, their price, and the actions on them. */
export const ActionBar = (props: ActionBarProps) => {
  const { items, points, selling, exchanging, marking, canExchange, canRetrieve, allFavourite } = props;
  const { backpack } = useMessages();
  const { locale } = useLocale();
  const busy = selling || exchanging || marking;
  const free = items.filter(({ locked }) => !locked);
  const locked = items.length - free.length;
  const total = totalOf(free);
  const forExchange = hindranceOf(free, 'exchange');
  const forRetrieval = hindranceOf(free, 'retrieve');
  const sellOnly = free.filter((item) => item.sellOnly).length;
  const note =
    locked > 0
      ? backpack.lockedNote({ count: locked })
      : sellOnly > 0
        ? backpack.sellOnlyNote({ count: sellOnly })
        : forRetrieval === 'too-many'
          ? backpack.retrieveMost
          : null;
  const allLocked = free.length === 0;
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
        <Row>
          <IconButton icon="x" label={backpack.clear} onClick={props.onClear} disabled={busy} />
          <IconButton
            icon="lock"
            label={allLocked ? backpack.marks.unlock : backpack.marks.lock}
            aria-pressed={allLocked}
            className={styles.mark}
            disabled={busy}
            onClick={() => props.onMark({ locked: !allLocked })}
          />
          <IconButton
            icon="star"
            label={allFavourite ? backpack.marks.unfavour : backpack.marks.favour}
            aria-pressed={allFavourite}
            className={styles.mark}
            disabled={busy}
            onClick={() => props.onMark({ favourite: !allFavourite })}
          />
        </Row>
        <Row as="p" size="title" align="baseline" justify="end" gap={8} minHeight={28} className={styles.total}>
          <Text size="small" tone="muted" className={styles.totalWord}>
            {backpack.total}
          </Text>
          <Money value={total} />
        </Row>
        <Row gap={8} align="stretch" className={styles.actions}>
          {canRetrieve && (
            <Button
              size="large"
              disabled={busy || free.length === 0 || forRetrieval !== null}
              onClick={props.onRetrieve}
            >
              {backpack.retrieve}
            </Button>
          )}
          {canExchange && (
            <Button
              size="large"
              busy={exchanging}
              disabled={busy || free.length === 0 || forExchange !== null}
              title={backpack.exchangeFor({ points: formatMoney(points, locale) })}
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
            disabled={busy || free.length === 0}
            onClick={props.onSell}
          >
            {selling ? backpack.selling : backpack.sell({ amount: formatMoney(total, locale) })}
          </Button>
        </Row>
      </div>
    </StickyBar>
  );
};
