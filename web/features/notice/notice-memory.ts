import type { DeviceStorage } from '../../platform/device-storage.ts';

const KEY = 'glasscase.notice';

/** Whether this device has not shown the notice yet. A device that keeps nothing shows it once a visit. */
export const isNewNotice = (storage: Pick<DeviceStorage, 'read'>, id: string): boolean => storage.read(KEY) !== id;

/** Newer notices replace it: only the newest one is ever shown by itself. */
export const rememberNotice = (storage: Pick<DeviceStorage, 'write'>, id: string): void => {
  storage.write(KEY, id);
};
