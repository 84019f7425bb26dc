import type { UpgradedFragment } from '../../generated/graphql.ts';
import { graphql } from '../../generated/index.ts';

export const UPGRADE_RULES = graphql(`
  query UpgradeRules {
    upgrade { terms returnPercent minTickets maxTickets maxItems stopped }
  }
`);

/** The targets next to a value, one above and one below it. */
export const TARGETS_AROUND = graphql(`
  query TargetsAround($above: TargetFilter!, $below: TargetFilter!) {
    above: targets(filter: $above, sort: VALUE_ASC, first: 1) {
      edges { node { ...TargetFacts } }
    }
    below: targets(filter: $below, sort: VALUE_DESC, first: 1) {
      edges { node { ...TargetFacts } }
    }
  }
`);

export const UPGRADED = graphql(`
  fragment Upgraded on UpgradePlay {
    id position roundNo stake coin
    target { ...TargetFacts }
    side winTickets ticket won
    item { id state sellPrice }
  }
`);

export const UPGRADE_ITEMS = graphql(`
  mutation UpgradeItems {
    upgradeItems @args {
      promise { ...PromisedEntries @unmask }
      play { id ...Upgraded }
      wallet { ...WalletBalances @unmask }
    }
  }
`);

export type Upgraded = UpgradedFragment;
