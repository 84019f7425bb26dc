import type { PlayerPageQuery } from '../../generated/graphql.ts';
import { graphql } from '../../generated/index.ts';

export const PLAYER_PAGE = graphql(`
  query PlayerPage {
    player @args {
      id nickname avatar mine
      wins { id game value wear skin { ...SkinCard @unmask } }
      battles { played won last { id cost won at } }
      luck { plays ratio sigma telling }
    }
  }
`);

export type ShownPlayer = NonNullable<PlayerPageQuery['player']>;
