import { rowKey, type TableRow } from './draft-table.ts';

/** A table as players are told of it: that of a case has a price and words. */
export interface ShownTable {
  /** Minor units; null for the consolation. */
  readonly price: bigint | null;
  /** Names, taglines and look, in one order; empty for the consolation. */
  readonly words: readonly string[];
  readonly rows: readonly TableRow[];
}

export interface RowChange {
  readonly key: string;
  readonly skin: string;
  readonly wear: TableRow['wear'];
  /** Null for a row that is added. */
  readonly before: TableRow | null;
  /** Null for a row that is removed. */
  readonly after: TableRow | null;
}

export interface TableDiff {
  /** Before and after; null where it is the same. */
  readonly price: readonly [bigint | null, bigint | null] | null;
  readonly words: readonly (readonly [before: string, after: string])[];
  readonly rows: readonly RowChange[];
  /** Rows that don't change. */
  readonly kept: number;
}

const isSame = (one: TableRow, other: TableRow): boolean => one.tickets === other.tickets && one.value === other.value;

/** The changes from what is published to a draft: those of the draft's rows in its order, then removed rows. */
export const tableDiff = (before: ShownTable | null, after: ShownTable): TableDiff => {
  const old = new Map(before?.rows.map((row) => [rowKey(row), row]));
  const next = new Set(after.rows.map(rowKey));
  const changed = after.rows.flatMap((row): readonly RowChange[] => {
    const was = old.get(rowKey(row)) ?? null;
    return was !== null && isSame(was, row)
      ? []
      : [{ key: rowKey(row), skin: row.skin, wear: row.wear, before: was, after: row }];
  });
  const removed = [...old].flatMap(([key, row]): readonly RowChange[] =>
    next.has(key) ? [] : [{ key, skin: row.skin, wear: row.wear, before: row, after: null }],
  );
  const price = before?.price ?? null;
  return {
    price: price === after.price ? null : [price, after.price],
    words:
      before === null
        ? []
        : after.words.flatMap((word, at) => {
            const was = before.words[at] ?? '';
            return was === word ? [] : [[was, word] as const];
          }),
    rows: [...changed, ...removed],
    kept: after.rows.length - changed.length,
  };
};

export const isUnchanged = ({ price, words, rows }: TableDiff): boolean =>
  price === null && words.length === 0 && rows.length === 0;
