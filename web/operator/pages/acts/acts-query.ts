import type { ResultOf } from '@graphql-typed-document-node/core';
import { addressFilters, lowerCase, matching, oneOf, oneOrAll } from '../../../platform/address-filters.ts';
import { graphql } from '../../generated/gql.ts';
import type { ActKind } from '../../generated/graphql.ts';

/** Rows of a page, as the document says it: the API prices a page by what it reads there. */
export const PAGE = 50;

export const ACTS = graphql(`
  query Acts {
    acts(first: 50) @args {
      acts { position at kind player balance amount reason facts { name value } }
      hasNextPage endCursor
    }
  }
`);

export type Act = ResultOf<typeof ACTS>['acts']['acts'][number];

export const KINDS = [
  'BALANCE_ADJUSTED',
  'DEPOSIT_REVERSED',
  'RETRIEVAL_ADVANCED',
  'GAME_STOPPED',
  'GAME_RESUMED',
  'CASE_PUBLISHED',
  'CASE_RETIRED',
  'SKIN_PUBLISHED',
  'CONTRACT_POOL_PUBLISHED',
  'CONSOLATION_PUBLISHED',
  'LISTING_STOCKED',
  'LISTING_CLOSED',
  'COUPON_GRANTED',
  'COUPON_REVOKED',
  'GOLDEN_CODE_ISSUED',
  'GIVEAWAY_CREATED',
  'GIVEAWAY_CANCELLED',
  'BATTLE_CREATED',
  'BATTLE_DISSOLVED',
  'CONTEST_ANNOUNCED',
  'CONTEST_CANCELLED',
  'TERMS_PUBLISHED',
  'OLD_SEEDS_REVEALED',
  'ACT_RULES_PUBLISHED',
  'BREAK_GLASS_DECLARED',
  'ACT_REVIEWED',
  'LOG_CONTINUED',
] as const satisfies readonly ActKind[];

/** The lists of the page: acts by what became of them, and those that the log has. */
export const VIEWS = ['open', 'approved', 'refused', 'expired', 'unreviewed', 'all', 'log'] as const;
export type View = (typeof VIEWS)[number];

export const actsAddress = addressFilters({
  view: oneOf('view', VIEWS),
  kind: oneOrAll('kind', KINDS, lowerCase),
  /** The act whose details are shown: its id, or its position in the log. */
  open: matching('open', /^[\w-]{1,64}$/),
});
