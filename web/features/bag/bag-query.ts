import { graphql } from '../../generated/index.ts';

/** Items a page of what can be staked; not the backpack's own number, whose lists hold more. */
export const STAKEABLE_PAGE = 40;

export const STAKEABLE = graphql(`
  query Stakeable($sort: BackpackSort!, $first: Int!, $after: String) {
    backpack(state: HELD, sort: $sort, first: $first, after: $after) {
      edges {
        cursor
        node {
          ...BackpackItem @unmask
        }
      }
      pageInfo {
        hasNextPage
        endCursor
      }
      totalCount
    }
  }
`);
