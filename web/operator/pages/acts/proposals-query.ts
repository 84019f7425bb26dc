import type { ResultOf } from '@graphql-typed-document-node/core';
import { graphql } from '../../generated/gql.ts';

/** Rows of a page, as the document says it: the API prices a page by what it reads there. */
export const PROPOSALS_PAGE = 50;

export const PROPOSALS = graphql(`
  query Proposals {
    proposals(first: 50) @args {
      proposals {
        id kind state takesTwo mayApprove player proposer proposerName proposedAt position expiresAt reason ticket
        changes { what of before after }
        effect closedBy closedByName closedAt closedPosition refusal
        breakGlass glassReason glassPosition reviewedBy reviewedByName reviewNote reviewedPosition
      }
      hasNextPage endCursor
    }
  }
`);

export type Proposal = ResultOf<typeof PROPOSALS>['proposals']['proposals'][number];

export const APPROVE = graphql(`
  mutation ApproveAct {
    approveAct @args { id position }
  }
`);

export const REFUSE = graphql(`
  mutation RefuseAct {
    refuseAct @args { id position }
  }
`);

export const WITHDRAW = graphql(`
  mutation WithdrawAct {
    withdrawAct @args { id position }
  }
`);

export const BREAK_GLASS = graphql(`
  mutation BreakGlass {
    breakGlass @args { id position }
  }
`);

export const ACT_RULES = graphql(`
  query ActRules {
    actRules { breakGlass }
  }
`);

export const REVIEW = graphql(`
  mutation ReviewAct {
    reviewAct @args { id position }
  }
`);
