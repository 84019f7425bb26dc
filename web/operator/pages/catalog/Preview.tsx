import { formatPercent } from '../../../../engine/fairness/rtp.ts';
import { formatChance, useLocale } from '../../../i18n/index.ts';
import { Pips } from '../../../ui/Pips.tsx';
import { useWords } from '../../texts.tsx';
import { Amount } from '../../ui/Amount.tsx';
import { Panel } from '../../ui/Panel.tsx';
import styles from './catalog.module.css';
import type { ShownTable } from './draft-diff.ts';
import { rowKey } from './draft-table.ts';
import { figuresOf } from './figures.ts';

interface PreviewProps {
  readonly name: string;
  readonly tagline: string;
  readonly table: ShownTable;
  readonly nameOf: (row: ShownTable['rows'][number]) => string;
  readonly gradeOf: (skin: string) => number;
}

const dearestFirst = (rows: ShownTable['rows']): ShownTable['rows'] =>
  rows.toSorted((a, b) => (a.value === b.value ? 0 : a.value < b.value ? 1 : -1));

/** The words, the price and the odds of the case page. */
export const Preview = ({ name, tagline, table, nameOf, gradeOf }: PreviewProps) => {
  const { preview: text } = useWords().catalog;
  const { locale } = useLocale();
  const { returns } = figuresOf(table.rows, table.price);
  return (
    <Panel title={text.title} note={text.note}>
      <p className={styles.result}>
        <bdi>{name}</bdi> <span className="muted">{tagline}</span>
      </p>
      <p className={styles.result}>
        <Amount value={Number(table.price ?? 0n)} />{' '}
        {returns !== null && <span className="muted">{text.return({ percent: formatPercent(returns) })}</span>}
      </p>
      <ul className={styles.list}>
        {dearestFirst(table.rows).map((row) => (
          <li key={rowKey(row)}>
            <span className={styles.named}>
              <Pips grade={gradeOf(row.skin)} /> {nameOf(row)}
            </span>
            <bdi className="figure">
              <Amount value={Number(row.value)} /> <span className="muted">{formatChance(row.tickets, locale)}</span>
            </bdi>
          </li>
        ))}
      </ul>
    </Panel>
  );
};
