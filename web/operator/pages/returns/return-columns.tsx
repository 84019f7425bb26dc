import { formatCount, type Locale } from '../../../i18n/index.ts';
import { classNames } from '../../../ui/class-names.ts';
import { SigmaBand, toneOf } from '../../charts/SigmaBand.tsx';
import type { Words } from '../../texts.tsx';
import { Amount } from '../../ui/Amount.tsx';
import type { Column } from '../../ui/DataTable.tsx';
import { shareText, sigmaText } from '../../ui/figures.ts';
import { type MeasuredShares, sigmaOf } from './luck.ts';
import styles from './ReturnsPage.module.css';

export interface Played extends MeasuredShares {
  readonly plays: number;
  readonly staked: number;
  readonly won: number;
}

const rangeText = (row: Played): string => {
  const sigma = sigmaOf(row);
  if (row.published == null || sigma === null) return '—';
  return `${shareText(Math.max(0, row.published - sigma), 1)}–${shareText(row.published + sigma, 1)}`;
};

const Deviation = ({ row: { deviation, telling }, tooFew }: { readonly row: Played; readonly tooFew: string }) => {
  if (deviation == null) return <>—</>;
  if (!telling) return <span className={styles.few}>{tooFew}</span>;
  const tone = toneOf(deviation);
  return <span className={classNames(tone !== undefined && styles[tone])}>{sigmaText(deviation)}</span>;
};

/** A return sorts by its plays or by its distance from what was published, never by what was measured: that is luck. */
export const returnColumns = <Row extends Played>(
  { returns }: Words,
  locale: Locale,
  name: Column<Row>,
): readonly Column<Row>[] => {
  const { fields } = returns;
  return [
    name,
    {
      id: 'plays',
      head: fields.plays,
      figure: true,
      width: '88px',
      cell: ({ plays }) => formatCount(plays, locale),
      sort: ({ plays }) => plays,
    },
    {
      id: 'staked',
      wide: true,
      head: fields.staked,
      figure: true,
      width: '128px',
      phone: 'none',
      cell: ({ staked }) => <Amount value={staked} />,
    },
    {
      id: 'won',
      wide: true,
      head: fields.won,
      figure: true,
      width: '128px',
      phone: 'none',
      cell: ({ won }) => <Amount value={won} />,
    },
    {
      id: 'published',
      head: fields.published,
      figure: true,
      width: '84px',
      phone: 'none',
      cell: ({ published }) => (published == null ? '—' : shareText(published)),
    },
    {
      id: 'measured',
      head: fields.measured,
      figure: true,
      width: '92px',
      phone: 'end',
      cell: ({ measured }) => (measured == null ? '—' : shareText(measured)),
    },
    { id: 'range', head: fields.range, figure: true, width: '128px', phone: 'none', cell: rangeText },
    {
      id: 'band',
      head: '−3σ … +3σ',
      width: '176px',
      cell: ({ deviation, telling }) => <SigmaBand deviation={deviation ?? null} telling={telling} />,
    },
    {
      id: 'off',
      head: fields.off,
      figure: true,
      width: '92px',
      cell: (row) => <Deviation row={row} tooFew={returns.tooFew} />,
      sort: ({ deviation, telling }) => (telling ? Math.abs(deviation ?? 0) : -1),
    },
  ];
};
