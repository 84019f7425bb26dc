import { encodeCursor, type Page } from '../../engine/projections/queries/cursor.ts';
import { invalidInput } from '../errors.ts';

/** @throws GatewayError INVALID_INPUT unless `first` is 1 to `most` */
export const pageArguments = (
  first: number,
  after: string | null | undefined,
  most: number,
): { readonly first: number; readonly after: string | null } => {
  if (first < 1 || first > most) throw invalidInput('first', `is 1 to ${most}`);
  return { first, after: after ?? null };
};

/** A page as a connection, with its counts. `keysOf` gives what the list's query sorts by, as it stands in the list's cursors. */
export const connectionOf = <Row, Counts extends object>(
  { rows, hasNextPage, endCursor, ...counts }: Page<Row> & Counts,
  list: string,
  keysOf: (row: Row) => readonly (string | number | bigint)[],
) => ({
  edges: rows.map((node) => ({ node, cursor: encodeCursor(list, keysOf(node).map(String)) })),
  pageInfo: { hasNextPage, endCursor },
  ...counts,
});
