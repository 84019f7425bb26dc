import { formatCount, useLocale } from '../../../i18n/index.ts';
import { useCaseName } from '../../api/case-names.ts';
import { measuredReturn, type PlayedFigures } from '../../charts/measured-return.ts';
import { useWords } from '../../texts.tsx';
import { Amount } from '../../ui/Amount.tsx';
import { shareText, sigmaText } from '../../ui/figures.ts';
import { gameText } from '../../ui/game-text.ts';
import styles from './ReportPage.module.css';
import { type ReportColumn, ReportTable } from './ReportTable.tsx';
import type { Report } from './report-query.ts';

interface Played extends PlayedFigures {
  readonly name: string;
}

const usePlayColumns = (): readonly ReportColumn<Played>[] => {
  const { report, returns } = useWords();
  const { fields } = report;
  const { locale } = useLocale();
  return [
    { id: 'name', head: '', cell: ({ name }) => name },
    { id: 'plays', head: fields.plays, cell: ({ plays }) => formatCount(plays, locale) },
    { id: 'staked', head: fields.staked, wide: true, cell: ({ staked }) => <Amount value={staked} /> },
    { id: 'won', head: fields.won, wide: true, cell: ({ won }) => <Amount value={won} /> },
    { id: 'income', head: fields.income, cell: ({ income }) => <Amount value={income} /> },
    {
      id: 'published',
      head: fields.published,
      wide: true,
      cell: (row) => {
        const measured = measuredReturn(row);
        return measured === null ? '—' : shareText(measured.expected);
      },
    },
    {
      id: 'measured',
      head: fields.measured,
      cell: (row) => {
        const measured = measuredReturn(row);
        return measured === null ? '—' : shareText(measured.measured);
      },
    },
    {
      id: 'off',
      head: fields.off,
      cell: (row) => {
        const deviation = measuredReturn(row)?.deviation ?? null;
        if (deviation === null) return '—';
        if (!row.telling) return <span className={styles.off}>{returns.tooFew}</span>;
        return <span className={styles.off}>{sigmaText(deviation)}</span>;
      },
    },
  ];
};

const NOTHING = {
  plays: 0,
  staked: 0,
  won: 0,
  income: 0,
  expected: 0,
  deviation: null,
  telling: false,
  freePlays: 0,
} as const;

type FreeAndPaid = Played & { readonly freePlays: number };
const isIdle = ({ plays, freePlays }: FreeAndPaid): boolean => plays === 0 && freePlays === 0;

/** Each game of the site, those without a play too. */
export const Games = ({ report }: { readonly report: Report }) => {
  const words = useWords();
  const columns = usePlayColumns();
  const known = Object.keys(words.games);
  const played = report.games.map(({ game }) => game);
  const rows = [...known, ...played.filter((game) => !known.includes(game))].map((game) => ({
    ...(report.games.find((row) => row.game === game) ?? NOTHING),
    name: gameText(words, game),
  }));
  return (
    <ReportTable<FreeAndPaid>
      number={1}
      title={words.report.games}
      columns={columns}
      rows={rows}
      rowKey={({ name }) => name}
      idle={(row) => (isIdle(row) ? words.report.idle : null)}
      total={{ ...report.totals, name: words.report.total }}
      none={words.report.idle}
    />
  );
};

export const Cases = ({ report }: { readonly report: Report }) => {
  const { report: text } = useWords();
  const caseName = useCaseName();
  const columns = usePlayColumns();
  return (
    <ReportTable<Played>
      number={4}
      title={text.cases}
      columns={columns}
      rows={report.cases.map((row) => ({ ...row, name: caseName(row.case) }))}
      rowKey={({ name }) => name}
      none={text.idle}
    />
  );
};

/** Each day of the period. */
export const Days = ({ report }: { readonly report: Report }) => {
  const { report: text } = useWords();
  const columns = usePlayColumns();
  return (
    <ReportTable<FreeAndPaid>
      number={5}
      title={text.days}
      columns={columns}
      rows={report.days.map((row) => ({ ...row, name: row.day }))}
      rowKey={({ name }) => name}
      idle={(row) => (isIdle(row) ? text.idle : null)}
      total={report.days.length > 1 ? { ...report.totals, name: text.total } : undefined}
      none={text.idle}
    />
  );
};
