import type { ResultOf } from '@graphql-typed-document-node/core';
import { addressFilters, oneOf } from '../../../platform/address-filters.ts';
import { graphql } from '../../generated/gql.ts';

export const VIEWS = ['cases', 'drafts', 'tables', 'shop'] as const;
export const catalogAddress = addressFilters({ view: oneOf('view', VIEWS) });

export const CASES = graphql(`
  query CatalogCases {
    catalogCases {
      slug version names { zhCN zhTW en } theme price returns share volatility rows oddsHash position effectiveAt until
    }
  }
`);
export type PublishedCase = ResultOf<typeof CASES>['catalogCases'][number];

export const CASE = graphql(`
  query CatalogCase {
    catalogCase @args {
      case { slug version names { zhCN zhTW en } theme price returns share volatility rows oddsHash position effectiveAt until }
      entries { skin wear tickets value }
      versions { slug version names { zhCN zhTW en } theme price returns share volatility rows oddsHash position effectiveAt until }
    }
  }
`);
export type CaseTable = NonNullable<ResultOf<typeof CASE>['catalogCase']>;

export const EXPORT = graphql(`
  query CatalogExport {
    catalogExport @args
  }
`);

export const SKINS = graphql(`
  query CatalogSkins {
    catalogSkins(first: 20) @args {
      id family familyNames { zhCN zhTW en } finishNames { zhCN zhTW en } grade
      art { family pattern palette } wears { wear floatMin floatMax value }
    }
  }
`);
export type FoundSkin = ResultOf<typeof SKINS>['catalogSkins'][number];

export const TABLES = graphql(`
  query CatalogTables {
    catalogTables {
      consolation { version hash mean least most entries { skin wear tickets value } }
      pool { version hash mean least most entries { skin wear tickets value } }
    }
  }
`);
export type PublishedTable = NonNullable<ResultOf<typeof TABLES>['catalogTables']['consolation']>;

export const DRAFTS = graphql(`
  query CatalogDrafts {
    catalogDrafts { id name version cases savedBy savedByName savedAt proposal }
  }
`);
export type DraftEntry = ResultOf<typeof DRAFTS>['catalogDrafts'][number];

export const DRAFT = graphql(`
  query CatalogDraft {
    catalogDraft @args {
      draft { id name version cases savedBy savedByName savedAt proposal }
      document problems
    }
  }
`);
export type KeptDraft = NonNullable<ResultOf<typeof DRAFT>['catalogDraft']>;

export const SAVE_DRAFT = graphql(`
  mutation SaveCatalogDraft {
    saveCatalogDraft @args {
      draft { id name version cases savedBy savedByName savedAt proposal }
      document problems
    }
  }
`);

export const DISCARD_DRAFT = graphql(`
  mutation DiscardCatalogDraft {
    discardCatalogDraft @args
  }
`);

export const PROPOSE_DRAFT = graphql(`
  mutation ProposeCatalogDraft {
    proposeCatalogDraft @args { id position }
  }
`);

export const PROPOSE_POOL = graphql(`
  mutation ProposeContractPool {
    proposeContractPool @args { id position }
  }
`);

export const LISTINGS = graphql(`
  query ShopListings {
    shopListings { id skin wear balance stock }
  }
`);
export type Listing = ResultOf<typeof LISTINGS>['shopListings'][number];

export const PROPOSE_LISTING = graphql(`
  mutation ProposeListing {
    proposeListing @args { id position }
  }
`);
