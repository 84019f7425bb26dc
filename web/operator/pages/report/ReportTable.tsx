import type { ReactNode } from 'react';
import { classNames } from '../../../ui/class-names.ts';
import styles from './ReportTable.module.css';

export interface ReportColumn<Row> {
  readonly id: string;
  readonly head: string;
  readonly cell: (row: Row) => ReactNode;
  /** Words, at the start of their column; figures stand at the end. */
  readonly words?: boolean;
  /** Left out on a phone. */
  readonly wide?: boolean;
}

interface ReportTableProps<Row> {
  /** Its place in the report. */
  readonly number: number;
  readonly title: string;
  readonly columns: readonly ReportColumn<Row>[];
  readonly rows: readonly Row[];
  readonly rowKey: (row: Row) => string;
  /** Says of a row in place of its figures that there was nothing. */
  readonly idle?: (row: Row) => string | null;
  /** The last row, in full. */
  readonly total?: Row | undefined;
  /** In place of a table without rows. */
  readonly none: string;
}

/** A section of the report: the title is the head of its first column. */
export const ReportTable = <Row,>({
  number,
  title,
  columns: [lead, ...columns],
  rows,
  rowKey,
  idle,
  total,
  none,
}: ReportTableProps<Row>) => {
  const cells = (row: Row): ReactNode =>
    columns.map(({ id, cell, words = false, wide = false }) => (
      <td key={id} className={classNames(!words && styles.figure, wide && styles.wide)}>
        {cell(row)}
      </td>
    ));
  const line = (row: Row, key: string, isTotal: boolean): ReactNode => {
    const nothing = isTotal ? null : (idle?.(row) ?? null);
    return (
      <tr key={key} className={classNames(isTotal && styles.total)}>
        <th scope="row">{lead?.cell(row)}</th>
        {nothing === null ? (
          cells(row)
        ) : (
          <td colSpan={columns.length} className={styles.idle}>
            {nothing}
          </td>
        )}
      </tr>
    );
  };
  return (
    <table className={styles.table} aria-label={title}>
      <thead>
        <tr>
          <th scope="col">
            <span className={styles.number}>{number}</span>
            {title}
          </th>
          {columns.map(({ id, head, words = false, wide = false }) => (
            <th key={id} scope="col" className={classNames(!words && styles.figure, wide && styles.wide)}>
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => line(row, rowKey(row), false))}
        {total !== undefined && line(total, 'total', true)}
        {rows.length === 0 && total === undefined && (
          <tr>
            <td colSpan={columns.length + 1} className={styles.none}>
              {none}
            </td>
          </tr>
        )}
      </tbody>
    </table>
  );
};
