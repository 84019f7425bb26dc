import type { CaseDetailFragment } from '../../generated/graphql.ts';
import { graphql } from '../../generated/index.ts';

export const CASE_DETAIL = graphql(`
  fragment CaseDetail on Case {
    ...CaseCard @unmask
    theme {
      id
      names { ...Names @unmask }
    }
    price oddsHash terms maxQuantity rtpPercent rtpFraction ticketCount oddsTable stopped
    entries {
      index wear firstTicket lastTicket value
      skin { ...SkinCard @unmask }
    }
  }
`);

export const CASE = graphql(`query Case { case @args { slug version ...CaseDetail } }`);

export type CaseDetail = CaseDetailFragment;
export type CaseEntry = CaseDetail['entries'][number];
