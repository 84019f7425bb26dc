import { type DeviceStorage, isRecord, parseJson } from '../../platform/device-storage.ts';

const KEY = 'glasscase.deposit.way-back';
const LONGEST = 500;

const isOwnPath = (path: string): boolean => /^\/(?!\/)/.test(path) && path.length <= LONGEST;

/** Where the player was short of coin when they ordered some: one order is remembered, the newest. */
export const wayBack = (storage: DeviceStorage) => ({
  /** `path`: of this site, with its query. */
  remember: (orderId: string, path: string): void => {
    if (isOwnPath(path)) storage.write(KEY, JSON.stringify({ orderId, path }));
  },
  /** Null where the order wasn't made because of something else. */
  of: (orderId: string): string | null => {
    const kept = parseJson(storage.read(KEY));
    if (!isRecord(kept) || kept.orderId !== orderId || typeof kept.path !== 'string') return null;
    return isOwnPath(kept.path) ? kept.path : null;
  },
});
