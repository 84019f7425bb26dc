import { useQuery } from '@apollo/client/react';
import type { ResultOf } from '@graphql-typed-document-node/core';
import { graphql } from '../generated/gql.ts';
import { useMay } from './session.tsx';

/** The part of Now that the frame of every page shows. Another document that asks for Now selects it as well, so that one answer serves both. */
export const STANDING = graphql(`
  fragment Standing on Now {
    at
    alarms { kind text subject value }
    retrievals { state count oldestSince }
    log { size sealed sealedAt }
    queues { name waiting oldestSince }
  }
`);

const STANDING_NOW = graphql(`
  query StandingNow {
    now { ...Standing }
  }
`);

export type Standing = ResultOf<typeof STANDING>;

/** Between two reads of it where the page itself doesn't ask for Now. */
const POLL_MS = 30_000;

/** The state of the site as the frame shows it; null until it has come, and for roles that don't open figures. */
export const useStanding = ({ polls }: { readonly polls: boolean }): Standing | null => {
  const may = useMay()('operator:figures');
  const { data, previousData } = useQuery(STANDING_NOW, {
    skip: !may,
    fetchPolicy: 'cache-first',
    pollInterval: polls ? POLL_MS : 0,
    skipPollAttempt: () => document.visibilityState === 'hidden',
  });
  return (data ?? previousData)?.now ?? null;
};
