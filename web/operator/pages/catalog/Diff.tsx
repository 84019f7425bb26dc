import { formatCount, useLocale } from '../../../i18n/index.ts';
import { useWords } from '../../texts.tsx';
import { amountText } from '../../ui/figures.ts';
import { Panel } from '../../ui/Panel.tsx';
import styles from './catalog.module.css';
import { isUnchanged, type ShownTable, tableDiff } from './draft-diff.ts';

type Row = ShownTable['rows'][number];

interface DiffProps {
  readonly table: ShownTable;
  /** Null where none is published. */
  readonly beside: ShownTable | null;
  readonly nameOf: (row: Pick<Row, 'skin' | 'wear'>) => string;
}

/** The changes of a draft, each in full, and one line for the rest. */
export const Diff = ({ table, beside, nameOf }: DiffProps) => {
  const { diff: text } = useWords().catalog;
  const { locale } = useLocale();
  const diff = tableDiff(beside, table);
  const lineText = (row: Row | null): string =>
    row === null
      ? '—'
      : text.line({ tickets: formatCount(row.tickets, locale), value: amountText(Number(row.value), locale) });
  const price = (minor: bigint | null): string => (minor === null ? '—' : amountText(Number(minor), locale));
  return (
    <Panel title={text.title}>
      {beside === null && <p className={styles.quiet}>{text.new}</p>}
      {isUnchanged(diff) && <p className={styles.quiet}>{text.same}</p>}
      <ul className={styles.list}>
        {diff.price !== null && (
          <li>
            <span>{text.price}</span>
            <bdi className="figure">{diff.price.map(price).join(' → ')}</bdi>
          </li>
        )}
        {diff.words.map(([before, after]) => (
          <li key={after}>
            <span>{text.name}</span>
            <bdi>
              {before} → {after}
            </bdi>
          </li>
        ))}
        {diff.rows.map(({ key, before, after, ...row }) => (
          <li key={key}>
            <span>
              {nameOf(row)}
              <span className={styles.change}>
                {before === null ? text.added : after === null ? text.removed : text.changed}
              </span>
            </span>
            <bdi className="figure">
              <span className={styles.change}>{lineText(before)}</span>
              {lineText(after)}
            </bdi>
          </li>
        ))}
      </ul>
      {!isUnchanged(diff) && diff.kept > 0 && <p className={styles.quiet}>{text.kept({ count: diff.kept })}</p>}
    </Panel>
  );
};
