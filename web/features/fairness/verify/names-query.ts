import { graphql } from '../../../generated/index.ts';

export const SKIN_NAMES = graphql(`query VerifySkinNames { skinsOf @args { ...SkinCard @unmask } }`);

/** The names of a round's case, whether it is still offered or not. */
export const CASE_NAMES = graphql(`query VerifyCaseNames { round @args { id caseNames { ...Names @unmask } } }`);

export const BATTLE_NAMES = graphql(`
  query VerifyBattleNames {
    battle @args {
      id
      boxes {
        round
        case { slug version names { ...Names @unmask } }
      }
      seats { seat avatar }
    }
  }
`);
