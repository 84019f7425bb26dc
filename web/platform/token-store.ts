import type { DeviceStorage } from './device-storage.ts';

/** The login token of this device. Logged in means that there is one. */
export interface TokenStore {
  readonly get: () => string | null;
  readonly set: (token: string | null) => void;
  /** Calls back on every change, also when another tab of the site made it. */
  readonly subscribe: (changed: () => void) => () => void;
}

const KEY = 'token';

export const createTokenStore = (storage: DeviceStorage, page: EventTarget): TokenStore => {
  let token = storage.read(KEY);
  const listeners = new Set<() => void>();
  const change = (next: string | null): void => {
    if (next === token) return;
    token = next;
    for (const changed of listeners) changed();
  };
  page.addEventListener('storage', () => change(storage.read(KEY)));
  return {
    get: () => token,
    set: (next) => {
      if (next === null) storage.remove(KEY);
      else storage.write(KEY, next);
      change(next);
    },
    subscribe: (changed) => {
      listeners.add(changed);
      return () => listeners.delete(changed);
    },
  };
};
