import type { ResultOf } from '@graphql-typed-document-node/core';
import { addressFilters, matching, oneOf } from '../../../platform/address-filters.ts';
import { graphql } from '../../generated/gql.ts';
import { DAY, PERIODS } from './periods.ts';

export const REPORT = graphql(`
  query Report {
    report @args {
      from to zone position complete
      totals {
        plays staked won income expected deviation telling freePlays givenAway deposited deposits bonuses reversed corrected
      }
      days { day plays staked won income expected deviation telling freePlays givenAway deposited bonuses }
      games { game plays staked won income expected deviation telling freePlays givenAway }
      cases { case plays staked won income expected deviation telling freePlays givenAway }
      money { action balance source target channel count amount }
    }
  }
`);

export type Report = ResultOf<typeof REPORT>['report'];

/** The day that it is on the site. */
export const SITE_TIME = graphql(`
  query SiteTime {
    now { at zone }
  }
`);

export const reportAddress = addressFilters({
  period: oneOf('period', PERIODS),
  from: matching('from', DAY),
  to: matching('to', DAY),
});
