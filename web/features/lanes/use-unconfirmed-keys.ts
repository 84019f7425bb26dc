import { useQuery } from '@apollo/client/react';
import { useEffect, useState } from 'react';
import { deviceStorage } from '../../platform/device-storage.ts';
import { useLaneDevice } from '../../platform/lane-device.tsx';
import { knownKeys, type UnconfirmedKey } from './known-keys.ts';
import { LANES } from './lanes-query.ts';

/** `window` is told when the player confirmed a key. */
const CONFIRMED = 'glasscase:key-confirmed';

interface UnconfirmedKeys {
  readonly keys: readonly UnconfirmedKey[];
  readonly confirm: (key: string) => void;
}

/**
 * Device keys of the account that the player didn’t confirm in this browser. The hook looks at them again whenever another query
 * asks for the player's lanes; it asks for nothing itself.
 */
export const useUnconfirmedKeys = (playerId: string | undefined): UnconfirmedKeys => {
  const load = useLaneDevice();
  const { data } = useQuery(LANES, { fetchPolicy: 'cache-only', skip: playerId === undefined });
  const lanes = data?.lanes;
  const listed = lanes !== undefined && lanes.playerId === playerId ? lanes.keys : null;
  const [keys, setKeys] = useState<readonly UnconfirmedKey[]>([]);
  useEffect(() => {
    if (playerId === undefined) return undefined;
    const over = new AbortController();
    const look = async (): Promise<void> => {
      const known = knownKeys(deviceStorage, playerId);
      const found = listed === null ? known.unconfirmed() : known.look(listed, await (await load()).key(playerId));
      if (!over.signal.aborted) setKeys(found);
    };
    const lookAgain = (): void => void look().catch(() => undefined);
    window.addEventListener(CONFIRMED, lookAgain, { signal: over.signal });
    lookAgain();
    return () => over.abort();
  }, [playerId, listed, load]);
  const confirm = (key: string): void => {
    if (playerId === undefined) return;
    knownKeys(deviceStorage, playerId).confirm(key);
    window.dispatchEvent(new Event(CONFIRMED));
  };
  return { keys, confirm };
};
