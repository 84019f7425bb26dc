import {
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useLayoutEffect,
  useMemo,
  useState,
  useSyncExternalStore,
} from 'react';
import { isThemeChoice, type Theme, type ThemeChoice, themeOf } from '../ui/themes.ts';
import { type DeviceStorage, deviceStorage, isRecord, parseJson } from './device-storage.ts';

/** Preferences of this device. */
export interface Settings {
  /** Short reels. */
  readonly fast: boolean;
  /** Effect sounds. */
  readonly voice: boolean;
  /** How loud, percent: a whole number up to 100. */
  readonly volume: number;
  /** The quiet loop. */
  readonly music: boolean;
  /** Whether the page may measure its lag. */
  readonly agreePing: boolean;
  /** The colours of the site. */
  readonly theme: ThemeChoice;
}

type Flag = 'fast' | 'voice' | 'music' | 'agreePing';

const KEY = 'settings';
const DEFAULTS: Settings = { fast: false, voice: true, volume: 80, music: true, agreePing: true, theme: 'night' };

const isVolume = (value: unknown): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= 100;

/** Reads key by key: a value that is missing or of another type has its default. */
export const settingsFrom = (stored: unknown): Settings => {
  const record = isRecord(stored) ? stored : {};
  const flag = (name: Flag): boolean => {
    const value = record[name];
    return typeof value === 'boolean' ? value : DEFAULTS[name];
  };
  return {
    fast: flag('fast'),
    voice: flag('voice'),
    volume: isVolume(record.volume) ? record.volume : DEFAULTS.volume,
    music: flag('music'),
    agreePing: flag('agreePing'),
    theme: isThemeChoice(record.theme) ? record.theme : DEFAULTS.theme,
  };
};

/** The preferences as they are stored, for what stands outside of the page's components. */
export const storedSettings = (storage: Pick<DeviceStorage, 'read'>): Settings =>
  settingsFrom(parseJson(storage.read(KEY)));

/** Whether this device has said anything about music, which plays until it does. */
export const isMusicChosen = (storage: Pick<DeviceStorage, 'read'>): boolean => {
  const stored = parseJson(storage.read(KEY));
  return isRecord(stored) && typeof stored.music === 'boolean';
};

/** The document's colours, and those that a phone's browser gives its own bars. */
const applyTheme = (theme: Theme): void => {
  const { documentElement } = document;
  documentElement.dataset.theme = theme;
  const { backgroundColor, colorScheme } = getComputedStyle(documentElement);
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', backgroundColor);
  document.querySelector('meta[name="color-scheme"]')?.setAttribute('content', colorScheme);
};

const LIGHT = '(prefers-color-scheme: light)';
const prefersLight = (): boolean => window.matchMedia(LIGHT).matches;
const whenDeviceChanges = (tell: () => void): (() => void) => {
  const device = window.matchMedia(LIGHT);
  device.addEventListener('change', tell);
  return () => device.removeEventListener('change', tell);
};

interface SettingsAccess {
  readonly settings: Settings;
  readonly set: (change: Partial<Settings>) => void;
  /** The law of the player's place may not allow short reels, whatever the device is set to. */
  readonly allowFast: (allowed: boolean) => void;
}

const SettingsContext = createContext<SettingsAccess | null>(null);

export const SettingsProvider = ({ children }: { readonly children: ReactNode }) => {
  const [settings, setSettings] = useState(() => storedSettings(deviceStorage));
  const [fastAllowed, allowFast] = useState(true);
  const set = useCallback((change: Partial<Settings>) => {
    // Other keys of the stored object are kept: another version of the page may have written them.
    const stored = parseJson(deviceStorage.read(KEY));
    const next = { ...(isRecord(stored) ? stored : {}), ...settingsFrom(stored), ...change };
    deviceStorage.write(KEY, JSON.stringify(next));
    setSettings(settingsFrom(next));
  }, []);
  const theme = themeOf(
    settings.theme,
    useSyncExternalStore(whenDeviceChanges, prefersLight, () => false),
  );
  useLayoutEffect(() => applyTheme(theme), [theme]);
  const value = useMemo(
    () => ({ settings: { ...settings, fast: settings.fast && fastAllowed }, set, allowFast }),
    [settings, fastAllowed, set],
  );
  return <SettingsContext value={value}>{children}</SettingsContext>;
};

export const useSettings = (): SettingsAccess => {
  const value = useContext(SettingsContext);
  if (value === null) throw new Error('useSettings needs a SettingsProvider above it');
  return value;
};
