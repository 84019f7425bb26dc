import { useMemo } from 'react';
import { formatCount, useLocale } from '../../../i18n/index.ts';
import { useWords } from '../../texts.tsx';
import { currencyText } from '../../ui/currency.ts';
import { type Column, DataTable } from '../../ui/DataTable.tsx';
import { Mark, type MarkTone } from '../../ui/Mark.tsx';
import { Moment } from '../../ui/Moment.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { PlayerLink } from '../../ui/PlayerLink.tsx';
import type { Difference, OutcomeSum, Reconciliation } from './reconciliation-query.ts';

const toneOf = (outcome: OutcomeSum['outcome']): MarkTone =>
  outcome === 'MATCHED' ? 'fine' : outcome === 'NOT_CREDITED' ? 'breach' : 'look';

const useColumns = () => {
  const { reconciliation: text } = useWords();
  const { locale } = useLocale();
  return useMemo(() => {
    const { fields, outcomes } = text;
    const sum = (amount: string | null | undefined, currency: string | null | undefined): string =>
      amount == null || currency == null ? '—' : currencyText(amount, currency, locale);
    const sums: readonly Column<OutcomeSum>[] = [
      {
        id: 'outcome',
        head: fields.outcome,
        cell: ({ outcome }) => <Mark tone={toneOf(outcome)}>{outcomes[outcome]}</Mark>,
      },
      {
        id: 'count',
        head: fields.count,
        figure: true,
        width: '96px',
        cell: ({ count }) => formatCount(count, locale),
      },
      {
        id: 'inFile',
        head: fields.inFile,
        figure: true,
        width: '168px',
        phone: 'end',
        cell: ({ inFile, currency }) => sum(inFile, currency),
      },
      {
        id: 'here',
        head: fields.here,
        figure: true,
        width: '168px',
        cell: ({ here, currency }) => sum(here, currency),
      },
    ];
    const differences: readonly Column<Difference>[] = [
      {
        id: 'outcome',
        head: fields.outcome,
        width: '208px',
        cell: ({ outcome }) => <Mark tone={toneOf(outcome)}>{outcomes[outcome]}</Mark>,
      },
      {
        id: 'reference',
        head: fields.reference,
        cell: ({ reference }) => reference != null && <code className="mono">{reference}</code>,
      },
      {
        id: 'order',
        head: fields.order,
        phone: 'none',
        cell: ({ order }) => order != null && <code className="mono">{order}</code>,
      },
      { id: 'player', head: fields.player, cell: ({ player }) => player != null && <PlayerLink id={player} /> },
      { id: 'line', head: fields.line, figure: true, width: '64px', phone: 'none', cell: ({ line }) => line },
      { id: 'at', head: fields.at, figure: true, width: '112px', cell: ({ at }) => <Moment at={at} /> },
      {
        id: 'inFile',
        head: fields.inFile,
        figure: true,
        width: '132px',
        phone: 'end',
        cell: ({ inFile, currency }) => sum(inFile, currency),
      },
      {
        id: 'here',
        head: fields.here,
        figure: true,
        width: '132px',
        cell: ({ here, orderCurrency }) => sum(here, orderCurrency),
      },
    ];
    return { sums, differences };
  }, [text, locale]);
};

/** Sums by result, and each payment on which the two sides differ. */
export const Result = ({ found }: { readonly found: Reconciliation }) => {
  const { reconciliation: text } = useWords();
  const columns = useColumns();
  const differ = found.sums.reduce((count, sum) => count + (sum.outcome === 'MATCHED' ? 0 : sum.count), 0);
  return (
    <>
      <Panel title={text.sums}>
        <DataTable
          label={text.sums}
          columns={columns.sums}
          rows={found.sums}
          rowKey={({ outcome, currency }) => `${outcome} ${currency}`}
          empty={text.agree}
        />
      </Panel>
      <Panel title={text.differences} {...(differ > found.differences.length && { note: text.first })}>
        <DataTable
          label={text.differences}
          columns={columns.differences}
          rows={found.differences}
          rowKey={({ outcome, line, order }) => `${outcome} ${line} ${order}`}
          empty={text.agree}
        />
      </Panel>
    </>
  );
};
