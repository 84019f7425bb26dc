import { useCallback, useEffect, useMemo, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { deviceStorage } from '../../../platform/device-storage.ts';
import { keyIn, roomKeys } from './room-keys.ts';

/** The key of a room's link: from the address, else as this device knows it; and a way to keep one that was given. */
export const useRoomKey = (battleId: string): readonly [string | null, (key: string) => void] => {
  const { hash } = useLocation();
  const keys = useMemo(() => roomKeys(deviceStorage), []);
  const [given, setGiven] = useState<string | null>(null);
  const linked = keyIn(hash);
  const keep = useCallback(
    (key: string) => {
      keys.keep(battleId, key);
      setGiven(key);
    },
    [keys, battleId],
  );
  const known = useMemo(() => keys.of(battleId), [keys, battleId]);
  useEffect(() => {
    if (linked !== null) keys.keep(battleId, linked);
  }, [keys, battleId, linked]);
  return [linked ?? given ?? known, keep];
};
