import { graphql } from '../../generated/gql.ts';

export const BLOCK = graphql(`
  mutation BlockPlayer($playerId: ID!, $reason: String!, $until: DateTime, $commandId: ID!) {
    blockPlayer(playerId: $playerId, reason: $reason, until: $until, commandId: $commandId) { restrictions { id } }
  }
`);

export const HOLD = graphql(`
  mutation HoldPlayer($playerId: ID!, $reason: String!, $until: DateTime, $scope: HoldScope, $commandId: ID!) {
    holdPlayer(playerId: $playerId, reason: $reason, until: $until, scope: $scope, commandId: $commandId) {
      restrictions { id }
    }
  }
`);

export const UNBLOCK = graphql(`
  mutation UnblockPlayer($playerId: ID!, $reason: String!) {
    unblockPlayer(playerId: $playerId, reason: $reason) { restrictions { id } }
  }
`);

export const RELEASE = graphql(`
  mutation ReleasePlayer($playerId: ID!, $reason: String!) {
    releasePlayer(playerId: $playerId, reason: $reason) { restrictions { id } }
  }
`);

export const SIGN_OUT = graphql(`
  mutation SignOutPlayer($playerId: ID!, $reason: String!) {
    signOutPlayer(playerId: $playerId, reason: $reason) { count }
  }
`);

export const LIMIT = graphql(`
  mutation LimitPlayer($playerId: ID!, $kind: LimitKind!, $period: LimitPeriod!, $amount: Money!, $reason: String!) {
    limitPlayer(playerId: $playerId, kind: $kind, period: $period, amount: $amount, reason: $reason) { before amount }
  }
`);

export const LIMIT_KINDS = ['DEPOSIT', 'LOSS', 'WAGER'] as const;
export const LIMIT_PERIODS = ['DAY', 'WEEK', 'MONTH'] as const;
export const HOLD_SCOPES = ['EVERYTHING', 'LEAVING'] as const;
