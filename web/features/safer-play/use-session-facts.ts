import { skipToken, useQuery } from '@apollo/client/react';
import { useEffect, useMemo, useState } from 'react';
import { useServerClock } from '../../platform/clock.tsx';
import { deviceStorage } from '../../platform/device-storage.ts';
import { useSession } from '../../platform/session.tsx';
import { NET_POSITION } from './session-facts-query.ts';
import { durationOf, keepVisit } from './visit.ts';

const TICK_MS = 15_000;

export interface SessionFacts {
  readonly hours: number;
  readonly minutes: number;
  /** Minor units, negative for a loss; null where it isn't known. */
  readonly net: number | null;
  readonly loading: boolean;
}

/** How long this visit has lasted, and how the player stands in it. Asks anew each time it comes up. */
export const useSessionFacts = (): SessionFacts => {
  const clock = useServerClock();
  const { me } = useSession();
  const [now, setNow] = useState(() => clock.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(clock.now()), TICK_MS);
    return () => clearInterval(timer);
  }, [clock]);
  const playerId = me?.playerId;
  const startedAt = useMemo(
    () => (playerId === undefined ? null : keepVisit(deviceStorage, playerId, clock.now()).startedAt),
    [playerId, clock],
  );
  const { data, loading } = useQuery(
    NET_POSITION,
    startedAt === null
      ? skipToken
      : { variables: { since: new Date(startedAt).toISOString() }, fetchPolicy: 'cache-and-network' },
  );
  return { ...durationOf(startedAt === null ? 0 : now - startedAt), net: data?.saferPlay.netPosition ?? null, loading };
};
