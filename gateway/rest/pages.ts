import { z } from 'zod';
import { invalidInput } from '../errors.ts';
import { MAX_REACH } from './fields.ts';

/** A part of a connection; `list` tells whether its nodes are wanted, or only where it ends. */
export interface Slice {
  readonly first: number;
  readonly after: string | null;
  readonly list: boolean;
}

export interface Connection<Node> {
  readonly edges?: readonly { readonly node: Node }[];
  readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor?: string | null };
  readonly totalCount: number;
}

export interface PageInput {
  readonly page: number;
  readonly pageSize: number;
}

/** Pages as old clients read them. */
export const pageOf = <Entry extends z.ZodType>(entry: Entry) =>
  z.object({ page: z.int(), pageSize: z.int(), total: z.int(), list: z.array(entry) });

/** The longest part of any connection here. */
const MAX_SLICE = 50;

/** @throws GatewayError INVALID_INPUT for a page that is too far away */
const offsetOf = ({ page, pageSize }: PageInput): number => {
  if (page * pageSize > MAX_REACH) throw invalidInput('page', `× pageSize is at most ${MAX_REACH}`);
  return (page - 1) * pageSize;
};

type Read<Node> = (slice: Slice) => Promise<Connection<Node>>;

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
    const { pageInfo, totalCount }: Connection<Node> = await read({ first, after, list: false });
    if (totalCount <= offset || !pageInfo.hasNextPage) return { nodes: [], total: totalCount };
    after = pageInfo.endCursor ?? null;
    left -= first;
  }
  const { edges = [], totalCount } = await read({ first: Math.max(size, 1), after, list: size > 0 });
  return { nodes: edges.map(({ node }) => node).slice(0, size), total: totalCount };
};

/**
 * One page of several connections, one after the other: lists that GraphQL keeps apart and old clients know as one.
 * @throws GatewayError INVALID_INPUT
 */
export const pageAcross = async <Node, Entry>(
  input: PageInput,
  reads: readonly Read<Node>[],
  show: (node: Node) => Entry,
) => {
  let offset = offsetOf(input);
  let total = 0;
  const nodes: Node[] = [];
  for (const read of reads) {
    const found: Window<Node> = await windowOf(read, offset, input.pageSize - nodes.length);
    nodes.push(...found.nodes);
    total += found.total;
    offset = Math.max(0, offset - found.total);
  }
  return { page: input.page, pageSize: input.pageSize, total, list: nodes.map(show) };
};

export const pageFrom = <Node, Entry>(input: PageInput, read: Read<Node>, show: (node: Node) => Entry) =>
  pageAcross(input, [read], show);

/** A page of a list that comes whole. */
export const pageIn = <Node, Entry>(input: PageInput, all: readonly Node[], show: (node: Node) => Entry) => {
  const offset = offsetOf(input);
  const { page, pageSize } = input;
  return { page, pageSize, total: all.length, list: all.slice(offset, offset + pageSize).map(show) };
};
