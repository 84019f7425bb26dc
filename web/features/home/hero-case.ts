import { graphql } from '../../generated/index.ts';

/** What the hero and its side list say about a case. */
export const HERO_CASE = graphql(`
  fragment HeroCase on Case {
    slug
    version
    names {
      zhCN
      zhTW
      en
    }
    price
    rtpPercent
    fresh
    hue
    image
    hero {
      index
      firstTicket
      lastTicket
      value
      skin {
        id
        image
        familyNames {
          zhCN
          zhTW
          en
        }
        finishNames {
          zhCN
          zhTW
          en
        }
      }
    }
  }
`);
