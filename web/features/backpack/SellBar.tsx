import { formatMoney, useLocale, useMessages } from '../../i18n/index.ts';
import { Amount } from '../../ui/Amount.tsx';
import { Button } from '../../ui/Button.tsx';
import styles from './backpack.module.css';

interface SellBarProps {
  readonly count: number;
  /** Minor units. */
  readonly total: number;
  readonly selling: boolean;
  readonly allSelected: boolean;
  readonly onClear: () => void;
  readonly onSelectAll: () => void;
  readonly onSell: () => void;
}

/** Stays at the lower edge while something is ticked: how many, for how much, and the one thing to do about it. */
export const SellBar = ({ count, total, selling, allSelected, onClear, onSelectAll, onSell }: SellBarProps) => {
  const { backpack } = useMessages();
  const { locale } = useLocale();
  return (
    <section className={styles.bar} aria-label={backpack.selected(count)}>
      <div className={`wrap ${styles.barRow}`}>
        <p className={styles.count}>{backpack.selected(count)}</p>
        <Button variant="ghost" onClick={onClear} disabled={selling}>
          {backpack.clear}
        </Button>
        {!allSelected && (
          <Button variant="ghost" className={styles.barAll} onClick={onSelectAll} disabled={selling}>
            {backpack.selectAll}
          </Button>
        )}
        <p className={styles.total}>
          <span>{backpack.total}</span>
          <Amount value={total} />
        </p>
        <Button variant="primary" size="large" className={styles.sell} busy={selling} onClick={onSell}>
          {selling ? backpack.selling : backpack.sell(formatMoney(total, locale))}
        </Button>
      </div>
    </section>
  );
};
