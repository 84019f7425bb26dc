import type { ResultOf } from '@graphql-typed-document-node/core';
import { addressFilters, oneOf } from '../../../platform/address-filters.ts';
import { graphql } from '../../generated/gql.ts';
import type { TimelineKind } from '../../generated/graphql.ts';

export const PLAYER = graphql(`
  query Player($id: ID!) {
    player(id: $id) {
      id
      account {
        nickname nameHidden phone country mail mailConfirmedAt steamId hasTradeLink registeredAt registered erasing agreedAt
        verification verifiedAt sessions channel inviteCode invitedBy promotionCode
      }
      wallet { coin points locked receivable }
      standing {
        frozenAt timeOutUntil excludedUntil
        restrictions { id kind scope since until origin by reason }
        limits { kind period amount changesAt nextAmount imposed { at by reason } }
      }
      counts { plays deposits retrievals }
      timeline(kinds: [TICKET]) { at what about reference }
    }
  }
`);

export const TIMELINE = graphql(`
  query PlayerTimeline($id: ID!, $kinds: [TimelineKind!]) {
    player(id: $id) {
      id
      timeline(kinds: $kinds) { at position kind reference what about by until amount won balance change after }
    }
  }
`);

export const PROPOSE_CORRECTION = graphql(`
  mutation ProposeCorrection {
    proposeCorrection @args { id position }
  }
`);

export const REVEAL = graphql(`
  mutation RevealIdentity($player: ID!, $field: IdentityField!, $reason: String!) {
    revealIdentity(player: $player, field: $field, reason: $reason) { value }
  }
`);

export type Player = NonNullable<ResultOf<typeof PLAYER>['player']>;
export type Account = NonNullable<Player['account']>;
export type Event = NonNullable<ResultOf<typeof TIMELINE>['player']>['timeline'][number];

/** The kinds of events that a tab shows; undefined for all. */
export const TABS = {
  all: undefined,
  plays: ['PLAY'],
  money: ['MOVEMENT', 'DEPOSIT', 'TRANSFER'],
  retrievals: ['RETRIEVAL'],
  restrictions: ['RESTRICTION'],
  tickets: ['TICKET'],
} as const satisfies Readonly<Record<string, readonly TimelineKind[] | undefined>>;

export type Tab = keyof typeof TABS;
export const TAB_NAMES = ['all', 'plays', 'money', 'retrievals', 'restrictions', 'tickets'] as const;

export const SHOWN = addressFilters<{ readonly tab: Tab }>({ tab: oneOf('show', TAB_NAMES) });

/** A moment that stands for no end. */
export const isForGood = (moment: string): boolean => moment.startsWith('9999-');
