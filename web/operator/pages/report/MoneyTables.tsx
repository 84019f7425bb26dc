import { formatCount, useLocale, useMessages } from '../../../i18n/index.ts';
import { useWords } from '../../texts.tsx';
import { Amount } from '../../ui/Amount.tsx';
import { wordIn } from '../../ui/word-in.ts';
import { ReportTable } from './ReportTable.tsx';
import type { Report } from './report-query.ts';

type Money = Report['money'][number];

/** Money that came, and what was given away. */
export const Sums = ({ report: { totals } }: { readonly report: Report }) => {
  const { report: text } = useWords();
  const { locale } = useLocale();
  const { sums } = text;
  const rows = [
    { key: 'deposited', name: sums.deposited, count: totals.deposits, amount: totals.deposited },
    { key: 'reversed', name: sums.reversed, count: null, amount: totals.reversed },
    { key: 'bonuses', name: sums.bonuses, count: null, amount: totals.bonuses },
    { key: 'free', name: sums.free, count: totals.freePlays, amount: totals.givenAway },
    { key: 'corrected', name: sums.corrected, count: null, amount: totals.corrected },
  ];
  return (
    <ReportTable
      number={2}
      title={sums.title}
      columns={[
        { id: 'name', head: '', cell: ({ name }) => name },
        {
          id: 'count',
          head: text.fields.count,
          cell: ({ count }) => (count === null ? '—' : formatCount(count, locale)),
        },
        { id: 'amount', head: text.fields.amount, cell: ({ amount }) => <Amount value={amount} /> },
      ]}
      rows={rows}
      rowKey={({ key }) => key}
      idle={({ count, amount }) => ((count ?? 0) === 0 && amount === 0 ? text.idle : null)}
      none={text.idle}
    />
  );
};

/** Movements between players and the house, by their reason. */
export const Movements = ({ report: { money } }: { readonly report: Report }) => {
  const { report: text, acts } = useWords();
  const { records } = useMessages();
  const { locale } = useLocale();
  const nameOf = ({ action, channel }: Money): string => {
    const name = wordIn({ ...records.actions, ...text.actions }, action);
    return channel === '' ? name : `${name} · ${channel}`;
  };
  return (
    <ReportTable<Money>
      number={3}
      title={text.movements}
      columns={[
        { id: 'name', head: '', cell: nameOf },
        {
          id: 'balance',
          head: text.fields.balance,
          words: true,
          wide: true,
          cell: (row) => wordIn(acts.balances, row.balance),
        },
        {
          id: 'way',
          head: text.fields.way,
          words: true,
          wide: true,
          cell: ({ source, target }) => `${wordIn(text.accounts, source)} → ${wordIn(text.accounts, target)}`,
        },
        { id: 'count', head: text.fields.count, cell: ({ count }) => formatCount(count, locale) },
        { id: 'amount', head: text.fields.amount, cell: ({ amount }) => <Amount value={amount} /> },
      ]}
      rows={money}
      rowKey={(row) => [row.action, row.balance, row.source, row.target, row.channel].join()}
      none={text.idle}
    />
  );
};
