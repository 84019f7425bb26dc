import type { ApolloCache } from '@apollo/client';
import type { SaferPlayQuery } from '../../generated/graphql.ts';
import { graphql } from '../../generated/index.ts';

export const SAFER_PLAY = graphql(`
  query SaferPlay {
    saferPlay {
      limits { kind period amount used pending { amount from } }
      timeOutUntil excludedUntil realityCheckMinutes
      jurisdiction { code minCycleMs allowFastReveal }
    }
  }
`);

export const SET_PLAY_LIMIT = graphql(`
  mutation SetPlayLimit {
    setPlayLimit @args {
      limits { kind period amount used pending { amount from } }
      timeOutUntil excludedUntil realityCheckMinutes
      jurisdiction { code minCycleMs allowFastReveal }
    }
  }
`);

export const TAKE_TIME_OUT = graphql(`mutation TakeTimeOut { takeTimeOut @args { timeOutUntil excludedUntil } }`);

export const EXCLUDE_MYSELF = graphql(`mutation ExcludeMyself { excludeMyself @args { timeOutUntil excludedUntil } }`);

export const SET_REALITY_CHECK = graphql(`mutation SetRealityCheck { setRealityCheck @args { realityCheckMinutes } }`);

export type SaferPlayFacts = SaferPlayQuery['saferPlay'];
export type PlayLimitFacts = SaferPlayFacts['limits'][number];

/** Writes a mutation's answer into the cached query of the page: the settings have no id. */
export const keepSaferPlay = (cache: ApolloCache, change: Partial<SaferPlayFacts> | undefined): void => {
  if (change === undefined) return;
  cache.updateQuery({ query: SAFER_PLAY }, (known) =>
    known ? { saferPlay: { ...known.saferPlay, ...change } } : undefined,
  );
};
