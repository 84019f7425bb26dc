import { graphql } from '../../generated/index.ts';

export const PUBLIC_FIGURES = graphql(`
  query PublicFigures {
    draws {
      position
      drawn
      revealed
      laned
      loose
      lanedSeats
      looseSeats
    }
    returns {
      position
      total {
        ...BandFields @unmask
      }
      games {
        game
        plays
        staked
        won
        band {
          ...BandFields @unmask
        }
      }
      cases {
        id
        plays
        names {
          ...Names @unmask
        }
        band {
          ...BandFields @unmask
        }
      }
    }
    deliveries {
      position
      arrived
      median
      p95
      underway
      oldestSince
      barWidth
      bars
    }
    gameStops {
      position
      game
      reason
      at
      from
      until
    }
    liabilityStatements {
      position
      at
      statedPosition
      root
      leaves
      coin
      points
      locked
    }
    liabilities {
      total
    }
  }

  fragment BandFields on ReturnBand {
    published
    measured
    sigma
    deviation
    telling
  }
`);
