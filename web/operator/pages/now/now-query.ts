import { graphql } from '../../generated/gql.ts';

export const NOW = graphql(`
  query Now {
    now {
      at zone alarms owed
      income { days from plays income expected low high deviation telling }
      days { day cumulativeIncome cumulativeExpected cumulativeSigma plays }
      pace { perMinute usual }
      minutes { since perMinute usual }
      owedBy { kind amount }
      retrievals { state count oldestSince }
      retrievalsByAge { fromHours toHours count value }
      log { size sealed sealedAt }
      witnesses { name behind }
      readModels { name behind }
      queues { name waiting oldestSince }
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
