import type { SkinFactsFragment } from '../../generated/graphql.ts';
import { graphql } from '../../generated/index.ts';

/** Skins a page of the list; the API gives up to 60. */
export const SKIN_PAGE = 36;

export const SKIN_FACTS = graphql(`
  fragment SkinFacts on Skin {
    ...SkinCard @unmask
    family
    wears {
      wear
      value
      floatMin
      floatMax
    }
  }
`);

export type SkinFacts = SkinFactsFragment;

export const SKINS = graphql(`
  query Skins($filter: SkinFilter, $sort: SkinSort!, $first: Int!, $after: String) {
    skins(filter: $filter, sort: $sort, first: $first, after: $after) {
      edges {
        cursor
        node {
          ...SkinFacts @unmask
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

export const SKIN_FAMILIES = graphql(`
  query SkinFamilies {
    skinFamilies {
      id
      count
      names {
        ...Names @unmask
      }
    }
  }
`);

export const SKIN_DETAIL = graphql(`
  query SkinDetail($id: ID!) {
    skin(id: $id) {
      id
      ...SkinFacts
    }
    skinSources(id: $id) {
      case {
        ...CaseCard @unmask
        price
        ticketCount
      }
      entries {
        index
        wear
        firstTicket
        lastTicket
      }
    }
  }
`);
