import { graphql } from '../../generated/index.ts';

export const REALITY_CHECK = graphql(`
  query RealityCheck {
    saferPlay {
      realityCheckMinutes
      jurisdiction {
        code
        allowFastReveal
      }
    }
  }
`);

export const NET_POSITION = graphql(`
  query NetPosition($since: DateTime!) {
    saferPlay {
      netPosition(since: $since)
    }
  }
`);
