import { describe, expect, it } from 'vitest';
import { settingsFrom } from './settings.tsx';

describe('the preferences of a device', () => {
  it('start with sound and without haste', () => {
    expect(settingsFrom(null)).toEqual({ fast: false, voice: true, music: true, agreePing: true });
  });

  it('are read key by key, so that one bad value spoils no other', () => {
    expect(settingsFrom({ fast: true, voice: 'no', other: 1 })).toEqual({
      fast: true,
      voice: true,
      music: true,
      agreePing: true,
    });
  });
});
