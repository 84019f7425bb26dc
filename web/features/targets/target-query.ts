import type { TargetFactsFragment } from '../../generated/graphql.ts';
import { graphql } from '../../generated/index.ts';

/** Targets a page of the list; the API gives up to 60. */
export const TARGET_PAGE = 30;

export const TARGET_FACTS = graphql(`
  fragment TargetFacts on Target {
    wear
    value
    skin {
      ...SkinCard @unmask
    }
  }
`);

export const TARGETS = graphql(`
  query Targets($filter: TargetFilter, $sort: TargetSort!, $first: Int!, $after: String) {
    targets(filter: $filter, sort: $sort, first: $first, after: $after) {
      edges {
        cursor
        node {
          ...TargetFacts @unmask
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

export type Target = TargetFactsFragment;

/** A skin in one wear. */
export const targetKey = ({ skin, wear }: Pick<Target, 'skin' | 'wear'>): string => `${skin.id}.${wear ?? ''}`;
