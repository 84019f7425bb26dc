import type { ResultOf } from '@graphql-typed-document-node/core';
import { graphql } from '../../generated/gql.ts';

export const SYSTEM = graphql(`
  query System {
    system {
      at version node database schema programSchema backups
      processes { id roles host pid version node writer fenced position behind reasons startedAt beatAt silent }
      readModels { name position behind status }
      keys { name fingerprint since days verifierKey }
      drills { id state askedAt askedByName startedAt seconds entries behind lastAt bytes fault }
      games { game stopped since reason position }
      witnesses { name cosignedAt behind }
      alerts {
        webhook mail
        posts { id channel state madeAt tries deliveredAt nextTryAt fault }
      }
      settings { name value isSet isSecret }
    }
  }
`);

export type SystemState = ResultOf<typeof SYSTEM>['system'];

export const DRILL = graphql(`
  mutation DrillRestore {
    drillRestore @args { id state }
  }
`);

export const STOP_GAME = graphql(`
  mutation StopGame {
    stopGame @args { game stopped }
  }
`);

export const RESUME_GAME = graphql(`
  mutation ResumeGame {
    resumeGame @args { game stopped }
  }
`);

export const TEST_ALERTS = graphql(`
  mutation TestAlerts {
    testAlerts @args { channels }
  }
`);

export const PROPOSE_RESUMPTION = graphql(`
  mutation ProposeResumption {
    proposeAct @args { id }
  }
`);
