/** One page of a list, as a connection of the API answers it. */
export interface Page<Node> {
  readonly nodes: readonly Node[];
  /** Where the next page begins; null on the last. */
  readonly after: string | null;
  /** Of the whole list. */
  readonly total: number;
}

interface Connection<Node> {
  readonly edges: readonly { readonly node: Node }[];
  readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor?: string | null | undefined };
  readonly totalCount: number;
}

export const pageOf = <Node>({ edges, pageInfo, totalCount }: Connection<Node>): Page<Node> => ({
  nodes: edges.map(({ node }) => node),
  after: pageInfo.hasNextPage ? (pageInfo.endCursor ?? null) : null,
  total: totalCount,
});

/** The list with its next page. What came in between pushes rows onto that page that are known: each stands once. */
export const withNext = <Node extends { readonly id: string }>(list: Page<Node>, next: Page<Node>): Page<Node> => {
  const known = new Set(list.nodes.map(({ id }) => id));
  return { ...next, nodes: [...list.nodes, ...next.nodes.filter(({ id }) => !known.has(id))] };
};
