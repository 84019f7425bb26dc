import { useCallback, useEffect, useMemo, useState } from 'react';
import { deviceStorage } from '../../../platform/device-storage.ts';
import { useLocation } from '../../../platform/location.tsx';
import type { ArenaBase } from '../base-path.ts';
import { fragmentOf, keyIn, roomKeys } from './room-keys.ts';

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

/** The room's link. The key of a private one stands behind the `#`, which browsers send to no server. */
export const roomLink = (base: ArenaBase, id: string, key: string | null): string =>
  `${window.location.origin}${base}/${id}${fragmentOf(key)}`;
