import { graphql } from '../../generated/index.ts';

export const LANES = graphql(`
  query Lanes {
    lanes {
      playerId nextPairId nextPublicHash keyChanges
      keys { key addedBy addedAt rooted }
      open { pair { id publicHash userSeed roundCount startedAt retiresAt } key step }
    }
  }
`);

export const REVEALED = graphql(`query RevealedPair { revealedPair @args { serverSeed salt } }`);

export const OPEN_LANE = graphql(`mutation OpenLane { openLane @args { promise { ...PromisedEntries @unmask } } }`);

export const CLOSE_LANE = graphql(`mutation CloseLane { closeLane @args { promise { ...PromisedEntries @unmask } } }`);

export const ADD_DEVICE_KEY = graphql(`
  mutation AddDeviceKey {
    addDeviceKey @args {
      promise { ...PromisedEntries @unmask }
    }
  }
`);
