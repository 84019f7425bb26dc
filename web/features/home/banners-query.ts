import { graphql } from '../../generated/index.ts';

export const BANNERS = graphql(`
  query Banners($locale: SiteLocale!) {
    banners(locale: $locale) {
      id
      image
      title
      text
      link
      accent
    }
  }
`);
