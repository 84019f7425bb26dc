import {
  type ColumnDef,
  createSortedRowModel,
  rowSortingFeature,
  sortFn_basic,
  tableFeatures,
  useTable,
} from '@tanstack/react-table';
import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { type ReactNode, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { classNames } from '../../ui/class-names.ts';
import styles from './DataTable.module.css';
import { Glyph } from './Glyph.tsx';
import { type Listed, LoadMore } from './LoadMore.tsx';
import { useRowKeys } from './use-row-keys.ts';

export interface Column<Row> {
  readonly id: string;
  /** Says the unit of the figures below it. */
  readonly head: string;
  readonly cell: (row: Row) => ReactNode;
  /** Figures stand at the end of their column. */
  readonly figure?: boolean;
  /** A CSS length; columns without one share what is left. */
  readonly width?: string;
  /** On a phone: the row's first line, the end of that, the line below (usual), or left out. */
  readonly phone?: 'lead' | 'end' | 'note' | 'none';
  /** Left out where the table is narrow, as beside details. */
  readonly wide?: boolean;
  /** For a list that is there as a whole: a press of the head sorts by this. */
  readonly sort?: (row: Row) => number | string;
}

interface DataTableProps<Row> {
  /** Names the table for those who don't see it. */
  readonly label: string;
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
  readonly rowKey: (row: Row) => string;
  /** The page that a row opens, by its path. */
  readonly to?: (row: Row) => string;
  /** In place of a page: shows the row's details beside the table. */
  readonly onOpen?: (row: Row) => void;
  /** The key of the row whose details are shown. */
  readonly open?: string | null;
  /** Cells of a last row that stays the last: totals, by the ids of their columns. */
  readonly totals?: Readonly<Record<string, ReactNode>>;
  /** In place of rows where there are none. */
  readonly empty: ReactNode;
  /** Further rows of the list. */
  readonly more?: Listed;
}

const features = tableFeatures({
  rowSortingFeature,
  sortedRowModel: createSortedRowModel(),
  sortFns: { basic: sortFn_basic },
});

/** A list of at most so many rows is drawn as a whole, a longer one near the window. */
const DRAWN_WHOLE = 100;
const ROW_HEIGHT = 40;

const SORTED = { asc: 'ascending', desc: 'descending' } as const;

/**
 * Rows of one kind in columns. `j` and `k` move from row to row, Enter opens one. The head stays below the page's head; a phone
 * shows a row as two lines.
 */
export const DataTable = <Row extends object>({
  label,
  columns,
  rows,
  rowKey,
  to,
  onOpen,
  open = null,
  totals,
  empty,
  more,
}: DataTableProps<Row>) => {
  const body = useRef<HTMLTableSectionElement>(null);
  const [top, setTop] = useState(0);
  useLayoutEffect(() => {
    if (body.current !== null) setTop(body.current.getBoundingClientRect().top + window.scrollY);
  }, []);

  const definitions = useMemo(
    () =>
      columns.map(
        ({ id, head, cell, sort }): ColumnDef<typeof features, Row> => ({
          id,
          header: head,
          ...(sort && { accessorFn: sort, sortFn: 'basic' }),
          enableSorting: sort !== undefined,
          cell: ({ row }) => cell(row.original),
        }),
      ),
    [columns],
  );
  const data = useMemo(() => [...rows], [rows]);
  const table = useTable({ features, columns: definitions, data, getRowId: rowKey, enableSortingRemoval: true });
  const shown = table.getRowModel().rows;
  const virtualizer = useWindowVirtualizer<HTMLTableRowElement>({
    count: shown.length,
    estimateSize: () => ROW_HEIGHT,
    getItemKey: (index) => shown[index]?.id ?? index,
    overscan: 12,
    scrollMargin: top,
    enabled: shown.length > DRAWN_WHOLE,
  });
  useRowKeys(body, shown.length, (index) => virtualizer.scrollToIndex(index, { align: 'auto' }));

  const virtual = virtualizer.getVirtualItems();
  const isWhole = shown.length <= DRAWN_WHOLE;
  const drawn = isWhole ? shown.map((_row, index) => index) : virtual.map(({ index }) => index);
  const before = isWhole ? 0 : (virtual[0]?.start ?? top) - top;
  const after = isWhole ? 0 : virtualizer.getTotalSize() - ((virtual.at(-1)?.end ?? top) - top);
  const columnOf = new Map(columns.map((column) => [column.id, column]));
  const [lead] = columns;

  const opener = (row: Row, content: ReactNode): ReactNode => {
    if (to !== undefined)
      return (
        <Link className={classNames(styles.opener, 'covers')} to={to(row)} data-opener="">
          {content}
        </Link>
      );
    if (onOpen === undefined) return content;
    return (
      <button type="button" className={classNames(styles.opener, 'covers')} data-opener="" onClick={() => onOpen(row)}>
        {content}
      </button>
    );
  };

  return (
    <>
      <table className={styles.table} aria-label={label} aria-rowcount={shown.length + 1}>
        <colgroup>
          {columns.map(({ id, width, wide }) => (
            <col key={id} data-wide={wide} style={width === undefined ? undefined : { inlineSize: width }} />
          ))}
        </colgroup>
        <thead className={styles.head}>
          {table.getHeaderGroups().map((group) => (
            <tr key={group.id}>
              {group.headers.map((header) => {
                const sorted = header.column.getIsSorted();
                return (
                  <th
                    key={header.id}
                    scope="col"
                    data-wide={columnOf.get(header.id)?.wide}
                    className={columnOf.get(header.id)?.figure === true ? styles.figure : undefined}
                    aria-sort={sorted === false ? undefined : SORTED[sorted]}
                  >
                    {header.column.getCanSort() ? (
                      <button type="button" className={styles.sorter} onClick={() => header.column.toggleSorting()}>
                        <table.FlexRender header={header} />
                        {sorted !== false && (
                          <span className={sorted === 'asc' ? styles.up : undefined}>
                            <Glyph name="down" size={12} />
                          </span>
                        )}
                      </button>
                    ) : (
                      <table.FlexRender header={header} />
                    )}
                  </th>
                );
              })}
            </tr>
          ))}
        </thead>
        <tbody ref={body} style={{ '--before': `${before}px`, '--after': `${after}px` }}>
          {drawn.map((index) => {
            const row = shown[index];
            if (row === undefined) return null;
            return (
              <tr
                key={row.id}
                ref={isWhole ? undefined : virtualizer.measureElement}
                className={styles.row}
                data-index={index}
                aria-rowindex={index + 2}
                aria-selected={row.id === open || undefined}
                tabIndex={-1}
              >
                {row.getAllCells().map((cell) => {
                  const { figure = false, phone = 'note', id = '', wide } = columnOf.get(cell.column.id) ?? {};
                  const content = <table.FlexRender cell={cell} />;
                  return (
                    <td
                      key={cell.id}
                      className={classNames(figure && styles.figure)}
                      data-phone={id === lead?.id ? 'lead' : phone}
                      data-wide={wide}
                    >
                      {id === lead?.id ? opener(row.original, content) : content}
                    </td>
                  );
                })}
              </tr>
            );
          })}
        </tbody>
        {totals !== undefined && shown.length > 0 && (
          <tfoot>
            <tr className={styles.row}>
              {columns.map(({ id, figure = false, phone = 'note', wide }) => (
                <td
                  key={id}
                  className={classNames(figure && styles.figure)}
                  data-phone={id === lead?.id ? 'lead' : phone}
                  data-wide={wide}
                >
                  {totals[id]}
                </td>
              ))}
            </tr>
          </tfoot>
        )}
      </table>
      {shown.length === 0 && <div className={styles.empty}>{empty}</div>}
      {more !== undefined && <LoadMore {...more} />}
    </>
  );
};
