import type { SkinFactsFragment } from '../../generated/graphql.ts';
import { graphql } from '../../generated/index.ts';

export const SKIN_FACTS = graphql(`
  fragment SkinFacts on Skin {
    ...SkinCard @unmask
    family
    wears { wear value floatMin floatMax }
  }
`);

export type SkinFacts = SkinFactsFragment;

export const SKINS = graphql(`query Skins { skins(first: 36) @list(total: true) { ...SkinFacts @unmask } }`);

export const SKIN_FAMILIES = graphql(`query SkinFamilies { skinFamilies { id count names { ...Names @unmask } } }`);

export const SKIN_DETAIL = graphql(`
  query SkinDetail {
    skin @args { id ...SkinFacts }
    skinSources @args {
      case { ...CaseCard @unmask price ticketCount }
      entries { index wear firstTicket lastTicket }
    }
  }
`);
