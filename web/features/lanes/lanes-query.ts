import { graphql } from '../../generated/index.ts';

export const LANES = graphql(`
  query Lanes {
    lanes {
      playerId
      nextPairId
      nextPublicHash
      keyChanges
      keys {
        key
        addedBy
        addedAt
        rooted
      }
      open {
        pair {
          id
          publicHash
          userSeed
          roundCount
          startedAt
          retiresAt
        }
        key
        step
      }
    }
  }
`);

export const REVEALED = graphql(`
  query RevealedPair($id: ID!) {
    revealedPair(id: $id) {
      serverSeed
      salt
    }
  }
`);

export const OPEN_LANE = graphql(`
  mutation OpenLane($input: OpenLaneInput!) {
    openLane(input: $input) {
      promise {
        ...PromisedEntries @unmask
      }
    }
  }
`);

export const CLOSE_LANE = graphql(`
  mutation CloseLane($input: CloseLaneInput!) {
    closeLane(input: $input) {
      promise {
        ...PromisedEntries @unmask
      }
    }
  }
`);

export const ADD_DEVICE_KEY = graphql(`
  mutation AddDeviceKey($input: AddDeviceKeyInput!) {
    addDeviceKey(input: $input) {
      promise {
        ...PromisedEntries @unmask
      }
    }
  }
`);
