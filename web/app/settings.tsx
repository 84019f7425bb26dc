import { createContext, type ReactNode, useCallback, useContext, useMemo, useState } from 'react';
import { deviceStorage, isRecord, parseJson } from './device-storage.ts';

/** Preferences of this device. */
export interface Settings {
  /** Short reels. */
  readonly fast: boolean;
  /** Effect sounds. */
  readonly voice: boolean;
  /** The quiet loop. */
  readonly music: boolean;
  /** Whether the page may measure its lag. */
  readonly agreePing: boolean;
}

const KEY = 'settings';
const DEFAULTS: Settings = { fast: false, voice: true, music: true, agreePing: true };

/** Reads key by key: what is missing or of another type has its default. */
export const settingsFrom = (stored: unknown): Settings => {
  const record = isRecord(stored) ? stored : {};
  const flag = (name: keyof Settings): boolean => {
    const value = record[name];
    return typeof value === 'boolean' ? value : DEFAULTS[name];
  };
  return { fast: flag('fast'), voice: flag('voice'), music: flag('music'), agreePing: flag('agreePing') };
};

interface SettingsAccess {
  readonly settings: Settings;
  readonly set: (change: Partial<Settings>) => void;
}

const SettingsContext = createContext<SettingsAccess | null>(null);

export const SettingsProvider = ({ children }: { readonly children: ReactNode }) => {
  const [settings, setSettings] = useState(() => settingsFrom(parseJson(deviceStorage.read(KEY))));
  const set = useCallback((change: Partial<Settings>) => {
    // Other keys of the stored object are kept: another version of the page may have written them.
    const stored = parseJson(deviceStorage.read(KEY));
    const next = { ...(isRecord(stored) ? stored : {}), ...settingsFrom(stored), ...change };
    deviceStorage.write(KEY, JSON.stringify(next));
    setSettings(settingsFrom(next));
  }, []);
  const value = useMemo(() => ({ settings, set }), [settings, set]);
  return <SettingsContext value={value}>{children}</SettingsContext>;
};

export const useSettings = (): SettingsAccess => {
  const value = useContext(SettingsContext);
  if (value === null) throw new Error('useSettings needs a SettingsProvider above it');
  return value;
};
