import type { DeviceStorage } from '../../platform/device-storage.ts';

/** Set on this device once its player knows why there is no button. */
const SAID = 'copying-said';

/** The page's clipboard; null without a secure context. */
export const clipboardOf = (page: Navigator): Pick<Clipboard, 'writeText'> | null =>
  'clipboard' in page ? page.clipboard : null;

/** Calls `say` the first time that this device is told. */
export const sayOnce = (kept: Pick<DeviceStorage, 'read' | 'write'>, say: () => void): void => {
  if (kept.read(SAID) !== null) return;
  kept.write(SAID, '1');
  say();
};
