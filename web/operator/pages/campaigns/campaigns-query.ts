import type { ResultOf } from '@graphql-typed-document-node/core';
import { graphql } from '../../generated/gql.ts';

export const CAMPAIGNS = graphql(`
  query Campaigns {
    campaigns @args { kind id zhCN zhTW en from to count prizes }
  }
`);
export type Campaign = ResultOf<typeof CAMPAIGNS>['campaigns'][number];

export const CODES = graphql(`
  query Codes($after: String) {
    codes(first: 10, after: $after) { codes { id batch uses used points bonus createdAt expiresAt } hasNextPage endCursor }
  }
`);
export type Code = ResultOf<typeof CODES>['codes']['codes'][number];

export const NOTICES = graphql(`
  query Notices {
    notices { id from until zhCN { title body } zhTW { title body } en { title body } }
  }
`);

export const TERMS_CHECK = graphql(`
  query TermsCheck {
    termsCheck { holds edge caseReturn rules { rule step pays takes base arithmetic holds } }
  }
`);
export type CheckedRule = ResultOf<typeof TERMS_CHECK>['termsCheck']['rules'][number];

export const ISSUE_CODES = graphql(`
  mutation IssueCodes {
    issueCodes @args { codes { code id uses points bonus expiresAt } }
  }
`);
export type IssuedCode = ResultOf<typeof ISSUE_CODES>['issueCodes']['codes'][number];

export const REVOKE_CODES = graphql(`
  mutation RevokeCodes {
    revokeCodes @args { revoked }
  }
`);

export const PUBLISH_NOTICE = graphql(`
  mutation PublishNotice {
    publishNotice @args { id }
  }
`);

export const WITHDRAW_NOTICE = graphql(`
  mutation WithdrawNotice {
    withdrawNotice @args { id }
  }
`);

export const PROPOSE = graphql(`
  mutation ProposeCampaign {
    proposeAct @args { id position }
  }
`);
