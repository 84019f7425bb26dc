import { useEffect, useState } from 'react';
import { useReducedMotion } from '../../case/use-reduced-motion.ts';
import type { Clock } from '../use-now.ts';
import { LANDING_MS, type Playable, type Playback, playbackOf } from './playback.ts';

/** The playback of a battle now; rendered again at the exact moments of its changes. */
export const usePlayback = (battle: Playable, clock: Clock): Playback => {
  // Counts the readings of the clock: a timer that fires early is set again.
  const [readings, setReadings] = useState(0);
  const reducedMotion = useReducedMotion();
  const playback = playbackOf(battle, clock.now(), reducedMotion ? 0 : LANDING_MS);
  const { changesAt } = playback;
  useEffect(() => {
    const { rate = 1 } = clock;
    if (changesAt === null || rate === 0) return undefined;
    const timer = setTimeout(() => setReadings(readings + 1), Math.max(0, (changesAt - clock.now()) / rate));
    return () => clearTimeout(timer);
  }, [changesAt, clock, readings]);
  return playback;
};
