import type { Page } from '../../engine/projections/queries/cursor.ts';
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

/** A page as a connection, with its counts. */
export const connectionOf = <Row, Counts extends object>({
  rows,
  hasNextPage,
  endCursor,
  cursorAt,
  ...counts
}: Page<Row> & Counts) => ({
  edges: rows.map((node, index) => ({ node, cursor: cursorAt(index) })),
  pageInfo: { hasNextPage, endCursor },
  ...counts,
});
