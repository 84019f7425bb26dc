import { graphql } from '../../generated/gql.ts';

export const NOW = graphql(`
  query Now {
    now {
      ...Standing
      zone owed
      income { days from plays income expected low high deviation telling }
      days { day cumulativeIncome cumulativeExpected cumulativeSigma plays }
      pace { perMinute usual }
      minutes { since perMinute usual }
      owedBy { kind amount }
      retrievalsByAge { fromHours toHours count value }
      witnesses { name behind }
      readModels { name behind }
    }
  }
`);

export const RETURNS_SINCE = graphql(`
  query ReturnsSince($from: Day) {
    report(from: $from) {
      from
      totals { plays staked won income expected deviation telling }
      games { game plays staked won income expected deviation telling }
    }
  }
`);
