import { useCallback, useEffect, useMemo, useState } from 'react';
import { useServerClock } from '../../../platform/clock.tsx';
import type { Clock } from '../use-now.ts';
import { type Playable, type Playback, playbackOf } from './playback.ts';

/** What is to be seen of a battle now; drawn anew at the very moments at which it changes. */
export const usePlayback = (battle: Playable, clock: Clock): Playback => {
  // Counts the times the clock was read: a timer that fires early has to be set again.
  const [readings, setReadings] = useState(0);
  const playback = playbackOf(battle, clock.now());
  const { changesAt } = playback;
  useEffect(() => {
    if (changesAt === null) return undefined;
    const timer = setTimeout(() => setReadings(readings + 1), Math.max(0, changesAt - clock.now()));
    return () => clearTimeout(timer);
  }, [changesAt, clock, readings]);
  return playback;
};

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
