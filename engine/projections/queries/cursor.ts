/** A cursor that this list never gave out: for another list, another order, or made up. */
export class InvalidCursor extends Error {
  override readonly name = 'InvalidCursor';
}

const MAX_CURSOR = 200;

/** Opaque to clients: the list's name and the sort keys of the last row, in base64url. */
export const encodeCursor = (list: string, keys: readonly string[]): string =>
  Buffer.from([list, ...keys].join('\n')).toString('base64url');

/**
 * The sort keys again. Values are only shaped like keys, not known to exist: queries pass them as parameters.
 * @throws InvalidCursor
 */
export const decodeCursor = (list: string, cursor: string, count: number): readonly string[] => {
  const [name, ...keys] =
    cursor.length <= MAX_CURSOR && /^[A-Za-z0-9_-]+$/.test(cursor)
      ? Buffer.from(cursor, 'base64url').toString().split('\n')
      : [];
  if (name !== list || keys.length !== count || keys.includes('')) throw new InvalidCursor('not a cursor of this list');
  return keys;
};

/** @throws InvalidCursor unless the key is an integer within 64 bits. */
export const integerKey = (key: string | undefined): bigint => {
  if (key === undefined || !/^-?[0-9]{1,18}$/.test(key)) throw new InvalidCursor('not a cursor of this list');
  return BigInt(key);
};

/** A page's size, between 1 and what the list allows. */
export const pageSize = (first: number, most: number): number => Math.max(1, Math.min(Math.trunc(first) || 1, most));

export interface Page<Row> {
  readonly rows: readonly Row[];
  readonly hasNextPage: boolean;
  readonly endCursor: string | null;
  /** The cursor of a row, by its place on the page. @throws RangeError */
  readonly cursorAt: (index: number) => string;
}

export interface CountedPage<Row> extends Page<Row> {
  /** Of all that match, whatever the page. */
  readonly totalCount: number;
}

/** From one row more than the page holds, which says whether another page follows. */
export const pageOf = <Row>(rows: readonly Row[], size: number, cursorOf: (row: Row) => string): Page<Row> => {
  const shown = rows.slice(0, size);
  const cursorAt = (index: number): string => {
    const row = shown[index];
    if (row === undefined) throw new RangeError(`no row ${index} on this page`);
    return cursorOf(row);
  };
  const endCursor = shown.length === 0 ? null : cursorAt(shown.length - 1);
  return { rows: shown, hasNextPage: rows.length > size, endCursor, cursorAt };
};
