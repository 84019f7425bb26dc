import type { DeviceStorage } from './device-storage.ts';

const KEY = 'glasscase.device';
const TOKEN = /^[\w-]{43}$/;

const base64url = (bytes: Uint8Array): string =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

/**
 * 256 random bits by which the site alone knows this device again. The site tells the account of a sign-in without them as
 * of a new device. Where the browser can't store them, each page is a new device.
 */
export const deviceTokenIn = (storage: DeviceStorage, random: (count: number) => Uint8Array): string => {
  const kept = storage.read(KEY);
  if (kept !== null && TOKEN.test(kept)) return kept;
  const fresh = base64url(random(32));
  storage.write(KEY, fresh);
  return fresh;
};
