import { invalidInput } from '../errors.ts';
import { MAX_REACH } from './fields.ts';

/** A part of a connection; `list` tells whether the reader wants its nodes, or only its end. */
export interface Slice {
  readonly first: number;
  readonly after: string | null;
  readonly list: boolean;
}

/** The nodes of a slice, and the end of it. */
export interface Piece<Node> {
  readonly nodes: readonly Node[];
  readonly hasNextPage: boolean;
  readonly endCursor: string | null;
  readonly totalCount: number;
}

export interface PageInput {
  readonly page: number;
  readonly pageSize: number;
}

/** The longest part of any connection here. */
const MAX_SLICE = 50;

/** @throws GatewayError INVALID_INPUT for a page that is too far away */
const offsetOf = ({ page, pageSize }: PageInput): number => {
  if (page * pageSize > MAX_REACH) throw invalidInput('page', `× pageSize is at most ${MAX_REACH}`);
  return (page - 1) * pageSize;
};

type Read<Node> = (slice: Slice) => Promise<Piece<Node>>;

interface Window<Node> {
  readonly nodes: readonly Node[];
  readonly total: number;
}

/** Walks to an offset, then takes so many. */
const windowOf = async <Node>(read: Read<Node>, offset: number, size: number): Promise<Window<Node>> => {
  let after: string | null = null;
  let left = offset;
  while (left > 0) {
    const first = Math.min(left, MAX_SLICE);
    const { hasNextPage, endCursor, totalCount }: Piece<Node> = await read({ first, after, list: false });
    if (totalCount <= offset || !hasNextPage) return { nodes: [], total: totalCount };
    after = endCursor;
    left -= first;
  }
  const { nodes, totalCount } = await read({ first: Math.max(size, 1), after, list: size > 0 });
  return { nodes: nodes.slice(0, size), total: totalCount };
};

/**
 * One page of several lists, one after the other: lists that GraphQL keeps apart and old clients know as one.
 * @throws GatewayError INVALID_INPUT
 */
export const pageAcross = async <Node>(input: PageInput, reads: readonly Read<Node>[]) => {
  let offset = offsetOf(input);
  let total = 0;
  const list: Node[] = [];
  for (const read of reads) {
    const found: Window<Node> = await windowOf(read, offset, input.pageSize - list.length);
    list.push(...found.nodes);
    total += found.total;
    offset = Math.max(0, offset - found.total);
  }
  return { page: input.page, pageSize: input.pageSize, total, list };
};

/** A page of a list that comes whole. */
export const pageIn = <Node>(input: PageInput, all: readonly Node[]) => {
  const offset = offsetOf(input);
  const { page, pageSize } = input;
  return { page, pageSize, total: all.length, list: all.slice(offset, offset + pageSize) };
};
