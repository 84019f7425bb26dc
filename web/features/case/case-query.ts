import type { CaseDetailFragment } from '../../generated/graphql.ts';
import { graphql } from '../../generated/index.ts';

export const CASE_DETAIL = graphql(`
  fragment CaseDetail on Case {
    slug
    version
    names {
      zhCN
      zhTW
      en
    }
    theme {
      id
      names {
        zhCN
        zhTW
        en
      }
    }
    price
    oddsHash
    terms
    maxQuantity
    rtpPercent
    rtpFraction
    ticketCount
    oddsTable
    hue
    image
    stopped
    entries {
      index
      wear
      firstTicket
      lastTicket
      value
      skin {
        id
        image
        imageSmall
        grade
        familyNames {
          zhCN
          zhTW
          en
        }
        finishNames {
          zhCN
          zhTW
          en
        }
      }
    }
  }
`);

export const CASE = graphql(`
  query Case($slug: ID!) {
    case(slug: $slug) {
      slug
      version
      ...CaseDetail
    }
  }
`);

export type CaseDetail = CaseDetailFragment;
export type CaseEntry = CaseDetail['entries'][number];
