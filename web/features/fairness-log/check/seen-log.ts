import { type DeviceStorage, isRecord, parseJson } from '../../../platform/device-storage.ts';

/** The newest tree that this device has verified. */
export interface SeenLog {
  readonly origin: string;
  readonly size: number;
  /** 64 hex digits. */
  readonly root: string;
  /** The key that had signed it. */
  readonly verifierKey: string;
}

const KEY = 'glasscase.seen-log';
const HASH = /^[0-9a-f]{64}$/;

export const readSeenLog = (storage: DeviceStorage): SeenLog | null => {
  const value = parseJson(storage.read(KEY));
  if (!isRecord(value)) return null;
  const { origin, size, root, verifierKey } = value;
  if (typeof origin !== 'string' || typeof verifierKey !== 'string') return null;
  if (typeof size !== 'number' || !Number.isSafeInteger(size) || size < 0) return null;
  return typeof root === 'string' && HASH.test(root) ? { origin, size, root, verifierKey } : null;
};

/** Remembers a tree, so that a later one must continue it. */
export const rememberLog = (storage: DeviceStorage, { origin, size, root, verifierKey }: SeenLog): void => {
  storage.write(KEY, JSON.stringify({ origin, size, root, verifierKey }));
};
