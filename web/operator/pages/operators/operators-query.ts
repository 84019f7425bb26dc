import type { ResultOf } from '@graphql-typed-document-node/core';
import { graphql } from '../../generated/gql.ts';

export const OPERATORS = graphql(`
  query Operators {
    operators { id name roles invitedBy invitedAt passkeys lastSeenAt endedAt }
  }
`);

export type Colleague = ResultOf<typeof OPERATORS>['operators'][number];

export const INVITE = graphql(`
  mutation InviteOperator {
    inviteOperator @args { id link expiresAt }
  }
`);

export const SET_ROLES = graphql(`
  mutation SetOperatorRoles {
    setOperatorRoles @args { id roles }
  }
`);

export const END = graphql(`
  mutation EndOperator {
    endOperator @args { id endedAt passkeys }
  }
`);

export const END_SESSIONS = graphql(`
  mutation EndOperatorSessions {
    endOperatorSessions @args { id lastSeenAt }
  }
`);
