import { useEffect, useState } from 'react';
import type { KeptLane } from '../../../engine/device/state.ts';
import { useLaneDevice } from '../../platform/lane-device.tsx';
import { useSession } from '../../platform/session.tsx';

/** The lane that this browser plays on, as it keeps it; null where it has none, and before that is known. */
export const useOwnLane = (): KeptLane | null => {
  const load = useLaneDevice();
  const { me } = useSession();
  const playerId = me?.playerId;
  const [lane, setLane] = useState<KeptLane | null>(null);
  useEffect(() => {
    if (playerId === undefined) return undefined;
    const over = new AbortController();
    const follow = async (): Promise<void> => {
      const device = await load();
      const look = async (): Promise<void> => {
        const state = await device.state(playerId);
        if (!over.signal.aborted) setLane(state.lane);
      };
      if (over.signal.aborted) return;
      const stop = device.subscribe(() => void look().catch(() => undefined));
      over.signal.addEventListener('abort', stop);
      await look();
    };
    follow().catch(() => undefined);
    return () => over.abort();
  }, [playerId, load]);
  return lane;
};
