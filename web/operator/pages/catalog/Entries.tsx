import { useMemo } from 'react';
import { formatChance, formatCount, useLocale } from '../../../i18n/index.ts';
import { useWords } from '../../texts.tsx';
import { Amount } from '../../ui/Amount.tsx';
import { type Column, DataTable } from '../../ui/DataTable.tsx';
import type { CaseTable } from './catalog-query.ts';
import { useWear } from './use-wear.ts';

type Entry = CaseTable['entries'][number];

interface EntriesProps {
  readonly label: string;
  readonly entries: readonly Entry[];
  /** Each line counts as much as any other: no tickets. */
  readonly alike?: boolean;
  readonly nameOf?: (skin: string) => string;
}

/** The lines of a published table, in its order. */
export const Entries = ({ label, entries, alike = false, nameOf }: EntriesProps) => {
  const { catalog: text } = useWords();
  const { locale } = useLocale();
  const wearText = useWear();
  const columns = useMemo((): readonly Column<Entry>[] => {
    const { fields } = text;
    const counted: readonly Column<Entry>[] = [
      {
        id: 'tickets',
        head: fields.tickets,
        figure: true,
        width: '112px',
        phone: 'none',
        cell: ({ tickets }) => formatCount(tickets, locale),
      },
      {
        id: 'chance',
        head: fields.chance,
        figure: true,
        width: '104px',
        cell: ({ tickets }) => formatChance(tickets, locale),
      },
    ];
    return [
      { id: 'item', head: fields.item, cell: ({ skin }) => nameOf?.(skin) ?? skin },
      { id: 'wear', head: fields.wear, width: '120px', cell: ({ wear }) => wearText(wear) },
      {
        id: 'value',
        head: fields.value,
        figure: true,
        width: '112px',
        phone: 'end',
        cell: ({ value }) => <Amount value={value} />,
      },
      ...(alike ? [] : counted),
    ];
  }, [text, locale, wearText, alike, nameOf]);
  return (
    <DataTable
      label={label}
      columns={columns}
      rows={entries}
      rowKey={({ skin, wear }) => `${skin} ${wear}`}
      empty={text.none.table}
    />
  );
};
