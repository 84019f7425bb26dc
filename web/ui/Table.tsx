import type { ReactNode } from 'react';
import styles from './Table.module.css';

interface TableProps {
  /** Names the table. */
  readonly caption: string;
  /** The caption says nothing that a heading beside the table doesn't. */
  readonly captionHidden?: boolean;
  readonly columns: readonly string[];
  readonly rows: readonly {
    readonly key: string | number;
    /** A cell a column; the first names the row. */
    readonly cells: readonly [ReactNode, ...ReactNode[]];
    readonly current?: boolean;
  }[];
}

/** Figures in columns: names at the start, the last column at the end of its line. */
export const Table = ({ caption, captionHidden = false, columns, rows }: TableProps) => (
  <table className={styles.table}>
    <caption className={captionHidden ? 'sr-only' : undefined}>{caption}</caption>
    <thead>
      <tr>
        {columns.map((column) => (
          <th key={column} scope="col">
            {column}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {rows.map(({ key, cells: [name, ...cells], current = false }) => (
        <tr key={key} aria-current={current || undefined}>
          <th scope="row">{name}</th>
          {columns.slice(1).map((column, place) => (
            <td key={column}>{cells[place]}</td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
);
