import { type DeviceStorage, isRecord, parseJson } from '../../platform/device-storage.ts';

/** A device key of the account, as the site lists it. */
export interface ListedKey {
  /** 64 hex digits. */
  readonly key: string;
  /** ISO 8601. */
  readonly addedAt: string;
  /** May end the lanes of other keys. */
  readonly rooted: boolean;
}

export type UnconfirmedKey = Pick<ListedKey, 'key' | 'addedAt'>;

const isUnconfirmed = (value: unknown): value is UnconfirmedKey =>
  isRecord(value) && typeof value.key === 'string' && typeof value.addedAt === 'string';

/** The device keys of a player that this browser has seen. */
export const knownKeys = (storage: DeviceStorage, playerId: string) => {
  const [knownName, unconfirmedName] = [`glasscase.known-keys.${playerId}`, `glasscase.unconfirmed-keys.${playerId}`];
  const listIn = (name: string): readonly unknown[] | null => {
    const kept = parseJson(storage.read(name));
    return Array.isArray(kept) ? kept : null;
  };
  const known = (): readonly string[] | null => listIn(knownName)?.filter((key) => typeof key === 'string') ?? null;
  const keep = (keys: readonly string[]): void => {
    storage.write(knownName, JSON.stringify([...new Set([...(known() ?? []), ...keys])]));
  };
  const unconfirmed = (): readonly UnconfirmedKey[] => (listIn(unconfirmedName) ?? []).filter(isUnconfirmed);
  const list = (keys: readonly UnconfirmedKey[]): void => {
    storage.write(unconfirmedName, JSON.stringify(keys.map(({ key, addedAt }) => ({ key, addedAt }))));
  };
  return {
    /**
     * The keys that came since this browser first looked, without its own. It takes the keys of then for the player's own only
     * where its own key was the first: a house could have put one in before.
     * @param listed all keys of the player
     */
    look: (listed: readonly ListedKey[], own: string): readonly UnconfirmedKey[] => {
      if (known() === null) {
        const wasFirst = listed.some(({ key, rooted }) => rooted && key === own);
        keep(wasFirst ? listed.map(({ key }) => key) : []);
      }
      const trusted = known() ?? [];
      const found = listed.filter(({ key }) => key !== own && !trusted.includes(key));
      list(found);
      return found;
    },
    /** The keys that the last look found, without those that the player confirmed since. */
    unconfirmed,
    /** The player knows it. */
    confirm: (confirmed: string): void => {
      keep([confirmed]);
      list(unconfirmed().filter(({ key }) => key !== confirmed));
    },
  };
};
