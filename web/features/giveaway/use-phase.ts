import { useEffect, useState } from 'react';
import type { GiveawayStatus } from '../../generated/graphql.ts';
import { useServerClock } from '../../platform/clock.tsx';
import { phaseOf } from './giveaway-phase.ts';
import type { GiveawayCardData } from './giveaway-query.ts';

/** The longest a timer can be set for. */
const LONGEST_WAIT_MS = 2 ** 31 - 1;

/** The state of a room by the server's clock: it changes at its moment, without waiting for the next answer. */
export const usePhase = ({
  status,
  startsAt,
  closesAt,
}: Pick<GiveawayCardData, 'status' | 'startsAt' | 'closesAt'>) => {
  const clock = useServerClock();
  const [now, setNow] = useState(() => clock.now());
  const phase: GiveawayStatus = phaseOf({ status, startsAt, closesAt }, now);
  const moment = phase === 'UPCOMING' ? startsAt : phase === 'OPEN' ? closesAt : null;
  useEffect(() => {
    if (moment === null) return undefined;
    const wait = Math.max(0, Date.parse(moment) - clock.now());
    const timer = setTimeout(() => setNow(clock.now()), Math.min(wait, LONGEST_WAIT_MS));
    return () => clearTimeout(timer);
  }, [moment, clock]);
  return phase;
};
