import type { DeviceStorage } from '../../platform/device-storage.ts';

const KEY = 'glasscase.steam';

/** The state that the server gave a sign-in, out of the address it sends the browser to; null where there is none. */
export const stateIn = (steamUrl: string): string | null => {
  const returnTo = URL.canParse(steamUrl) ? new URL(steamUrl).searchParams.get('openid.return_to') : null;
  return returnTo !== null && URL.canParse(returnTo) ? new URL(returnTo).searchParams.get('state') : null;
};

/** Remembers the sign-in that this device began. */
export const keepState = (storage: DeviceStorage, steamUrl: string): void => {
  const state = stateIn(steamUrl);
  if (state !== null) storage.write(KEY, state);
};

/**
 * Whether an answer belongs to the sign-in that this device began; the device forgets that sign-in. An answer from a
 * link of an attacker would sign the player in to the attacker's account.
 */
export const isOwnAnswer = (storage: DeviceStorage, search: string): boolean => {
  const begun = storage.read(KEY);
  storage.remove(KEY);
  return begun !== null && new URLSearchParams(search).get('state') === begun;
};
