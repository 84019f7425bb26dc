import { skipToken, useQuery } from '@apollo/client/react';
import { useEffect, useRef } from 'react';
import type { TodaysFreeCaseQuery } from '../../generated/graphql.ts';
import { graphql } from '../../generated/index.ts';
import { useServerClock } from '../../platform/clock.tsx';
import { useSession } from '../../platform/session.tsx';

const TODAYS_FREE_CASE = graphql(`
  query TodaysFreeCase {
    freeCase {
      case {
        ...CaseCard @unmask
        hero { index value skin { ...SkinCard @unmask } }
      }
      available dayEndsAt
    }
  }
`);

export interface TodaysFreeCase {
  /** Undefined until known, null where the site has none. A guest gets the free case of a new player. */
  readonly free: TodaysFreeCaseQuery['freeCase'] | undefined;
  readonly failed: boolean;
  readonly reload: () => void;
}

/** Read again for another viewer: a guest who registers, a player who leaves; and at the end of the day. */
export const useTodaysFreeCase = (): TodaysFreeCase => {
  const { status, me } = useSession();
  const known = status === 'guest' || status === 'player';
  const { data, error, refetch } = useQuery(TODAYS_FREE_CASE, known ? {} : skipToken);
  const viewer = me?.playerId ?? null;
  const askedBy = useRef(viewer);
  useEffect(() => {
    if (!known || askedBy.current === viewer) return;
    askedBy.current = viewer;
    refetch().catch(() => undefined);
  }, [known, viewer, refetch]);

  const clock = useServerClock();
  const endsAt = data?.freeCase?.dayEndsAt;
  useEffect(() => {
    if (endsAt === undefined) return undefined;
    const timer = setTimeout(
      () => refetch().catch(() => undefined),
      Math.max(0, Date.parse(endsAt) - clock.now()) + 1_000,
    );
    return () => clearTimeout(timer);
  }, [endsAt, clock, refetch]);
  return {
    free: data?.freeCase,
    failed: data === undefined && error !== undefined,
    reload: () => {
      refetch().catch(() => undefined);
    },
  };
};
