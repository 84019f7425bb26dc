import { useCallback, useMemo, useState } from 'react';
import { useServerClock } from '../../../platform/clock.tsx';
import type { Clock } from '../use-now.ts';
import type { Playable } from './playback.ts';

/** A replay begins this long before the first round. */
const LEAD_MS = 1500;

export interface Replay {
  /** Server time, or the time of the battle while it is replayed. */
  readonly clock: Clock;
  readonly replaying: boolean;
  readonly start: () => void;
  readonly stop: () => void;
}

/** Shows a battle once more by setting the clock back: what is to be seen depends on the battle and the time alone. */
export const useReplay = (battle: Playable): Replay => {
  const server = useServerClock();
  const [behindMs, setBehindMs] = useState<number | null>(null);
  const first = battle.rounds[0]?.startedAt;
  const start = useCallback(() => {
    if (first !== undefined) setBehindMs(server.now() - Date.parse(first) + LEAD_MS);
  }, [server, first]);
  const stop = useCallback(() => setBehindMs(null), []);
  const clock = useMemo<Clock>(
    () => (behindMs === null ? server : { now: () => server.now() - behindMs }),
    [server, behindMs],
  );
  return { clock, replaying: behindMs !== null, start, stop };
};
