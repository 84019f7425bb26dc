import { type DeviceStorage, isRecord, parseJson } from '../../../platform/device-storage.ts';

/**
 * The keys of private rooms that this device has been given. A key travels behind the `#` of a link, which browsers send
 * to no server. The device keeps it so that a host that returns through the arena can still invite.
 */
export interface RoomKeys {
  readonly of: (battleId: string) => string | null;
  readonly keep: (battleId: string, key: string) => void;
}

const SLOT = 'battle.keys';
/** Rooms live for half an hour: more are never open at once. */
const KEPT = 20;

interface KeptKey {
  readonly id: string;
  readonly key: string;
}

const keptIn = (storage: DeviceStorage): readonly KeptKey[] => {
  const stored = parseJson(storage.read(SLOT));
  if (!Array.isArray(stored)) return [];
  return stored.flatMap((one) => {
    if (!isRecord(one)) return [];
    const { id, key } = one;
    return typeof id === 'string' && typeof key === 'string' ? [{ id, key }] : [];
  });
};

export const roomKeys = (storage: DeviceStorage): RoomKeys => ({
  of: (battleId) => keptIn(storage).find(({ id }) => id === battleId)?.key ?? null,
  keep: (battleId, key) => {
    const others = keptIn(storage).filter(({ id }) => id !== battleId);
    storage.write(SLOT, JSON.stringify([{ id: battleId, key }, ...others].slice(0, KEPT)));
  },
});

/** The key in an address's fragment: `#key=…`. */
export const keyIn = (fragment: string): string | null => {
  const key = new URLSearchParams(fragment.replace(/^#/, '')).get('key');
  return key === null || key === '' ? null : key;
};

/** The fragment that carries a key; nothing for a public room. */
export const fragmentOf = (key: string | null): string =>
  key === null ? '' : `#${new URLSearchParams({ key }).toString()}`;
