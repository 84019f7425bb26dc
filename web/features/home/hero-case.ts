import { graphql } from '../../generated/index.ts';

/** What the hero and its side list say about a case. */
export const HERO_CASE = graphql(`
  fragment HeroCase on Case {
    ...CaseCard @unmask
    price
    rtpPercent
    fresh
    hero {
      index
      firstTicket
      lastTicket
      value
      skin {
        id
        image
        familyNames {
          ...Names @unmask
        }
        finishNames {
          ...Names @unmask
        }
      }
    }
  }
`);
