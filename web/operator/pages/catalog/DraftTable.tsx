import { useMemo } from 'react';
import { TICKETS } from '../../../../engine/fairness/tickets.ts';
import { typedAmountIn } from '../../../../schema/input/amounts.ts';
import { formatChance, formatCount, useLocale } from '../../../i18n/index.ts';
import { IconButton } from '../../../ui/Button.tsx';
import { Pips } from '../../../ui/Pips.tsx';
import { useWords } from '../../texts.tsx';
import { type Column, DataTable } from '../../ui/DataTable.tsx';
import { amountText, shareText } from '../../ui/figures.ts';
import { CellInput } from './CellInput.tsx';
import styles from './DraftTable.module.css';
import { rowKey, type TableRow } from './draft-table.ts';

export interface DraftLine extends TableRow {
  readonly name: string;
  readonly grade: number;
  readonly isLocked: boolean;
  /** Tickets that it has in the published table; null for a row that is new there. */
  readonly published: number | null;
  /** Its part of all that the table pays. */
  readonly share: number;
}

/** Changes of a row, which stay the same from drawing to drawing. */
export interface LineChanges {
  readonly lock: (key: string) => void;
  readonly tickets: (key: string, tickets: number) => void;
  readonly value: (row: Pick<TableRow, 'skin' | 'wear'>, value: bigint) => void;
  readonly remove: (key: string) => void;
}

const ticketsIn = (typed: string): number | null => {
  const plain = typed.replaceAll(/[\s,.]/g, '');
  return /^\d{1,8}$/.test(plain) && Number(plain) >= 1 && Number(plain) <= TICKETS ? Number(plain) : null;
};
const valueIn = (typed: string): bigint | null => {
  const minor = typedAmountIn(typed);
  return minor === null || minor === 0 ? null : BigInt(minor);
};

const signed = (change: number, text: string): string => (change > 0 ? `+${text}` : change < 0 ? `−${text}` : '—');

interface DraftTableProps {
  readonly lines: readonly DraftLine[];
  readonly changes: LineChanges;
}

/** The rows of a draft: values and tickets can be typed, locks hold the tickets against the solver. */
export const DraftTable = ({ lines, changes }: DraftTableProps) => {
  const { catalog: text } = useWords();
  const { locale } = useLocale();
  const columns = useMemo((): readonly Column<DraftLine>[] => {
    const { fields, editor } = text;
    return [
      {
        ...{ id: 'item', head: fields.item },
        cell: ({ name, grade }) => (
          <>
            <Pips grade={grade} /> <span className={styles.name}>{name}</span>
          </>
        ),
      },
      {
        ...{ id: 'lock', head: fields.lock, width: '52px', phone: 'end' as const },
        cell: (row) => (
          <IconButton
            className={styles.lock}
            icon="lock"
            label={editor.lock({ item: row.name })}
            aria-pressed={row.isLocked}
            onClick={() => changes.lock(rowKey(row))}
          />
        ),
      },
      {
        ...{ id: 'value', head: fields.value, figure: true, width: '116px' },
        cell: (row) => (
          <CellInput
            label={editor.valueOf({ item: row.name })}
            text={amountText(Number(row.value), locale)}
            read={valueIn}
            onChange={(value) => changes.value(row, value)}
          />
        ),
      },
      {
        ...{ id: 'tickets', head: fields.tickets, figure: true, width: '124px' },
        cell: (row) => (
          <CellInput
            label={editor.ticketsOf({ item: row.name })}
            text={formatCount(row.tickets, locale)}
            read={ticketsIn}
            onChange={(tickets) => changes.tickets(rowKey(row), tickets)}
          />
        ),
      },
      {
        ...{ id: 'chance', head: fields.chance, figure: true, width: '104px' },
        cell: ({ tickets }) => formatChance(tickets, locale),
      },
      {
        ...{ id: 'change', head: fields.change, figure: true, width: '112px', phone: 'none' as const },
        cell: ({ tickets, published }) => {
          const change = tickets - (published ?? 0);
          return signed(change, formatCount(Math.abs(change), locale));
        },
      },
      {
        ...{ id: 'share', wide: true, head: fields.share, figure: true, width: '96px', phone: 'none' as const },
        cell: ({ share }) => shareText(share),
      },
      {
        ...{ id: 'remove', head: fields.remove, width: '56px', phone: 'end' as const },
        cell: (row) => (
          <IconButton
            className={styles.lock}
            icon="x"
            label={editor.remove({ item: row.name })}
            onClick={() => changes.remove(rowKey(row))}
          />
        ),
      },
    ];
  }, [text, locale, changes]);
  const tickets = lines.reduce((sum, line) => sum + line.tickets, 0);
  return (
    <DataTable
      label={text.editor.table}
      columns={columns}
      rows={lines}
      rowKey={rowKey}
      empty={text.none.table}
      totals={{
        item: text.editor.total({ count: lines.length }),
        tickets: `${formatCount(tickets, locale)} / 10⁷`,
        chance: formatChance(tickets, locale),
      }}
    />
  );
};
