import { GatewayError } from '../../errors.ts';
import type { RestContext } from '../call.ts';
import { graphql } from '../generated/index.ts';

const HELD = graphql(`
  query HeldPrices($after: String) {
    backpack(first: 100, after: $after) {
      edges {
        node {
          id
          worth
        }
      }
      pageInfo {
        hasNextPage
        endCursor
      }
    }
  }
`);

/** Pages of the backpack that are looked through for the items. */
const MAX_PAGES = 20;

/** The worth of items as a stake, in minor units. @throws GatewayError ITEM_NOT_HELD */
export const countedAs = async ({ ask }: RestContext, ids: readonly string[]): Promise<number> => {
  const missing = new Set(ids);
  let counted = 0;
  let after: string | null = null;
  for (let page = 0; page < MAX_PAGES; page += 1) {
    const variables: { after: string | null } = { after };
    const { edges, pageInfo } = (await ask(HELD, variables)).backpack;
    for (const { node } of edges) if (missing.delete(node.id)) counted += node.worth;
    if (missing.size === 0) return counted;
    if (!pageInfo.hasNextPage) break;
    after = pageInfo.endCursor;
  }
  throw new GatewayError('ITEM_NOT_HELD', { itemIds: [...missing] });
};
