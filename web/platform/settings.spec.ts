import { describe, expect, it } from 'vitest';
import { isMusicChosen, settingsFrom, storedSettings } from './settings.tsx';

describe('the preferences of a device', () => {
  it('start with sound and music, and without haste', () => {
    expect(settingsFrom(null)).toEqual({
      ...{ fast: false, voice: true, volume: 80 },
      ...{ music: true, agreePing: true, theme: 'night' },
    });
    for (const volume of [-1, 101, 7.5, '80', null]) expect(settingsFrom({ volume }).volume).toBe(80);
    expect(settingsFrom({ volume: 0 }).volume).toBe(0);
  });

  it('are read key by key, so that one bad value spoils no other', () => {
    expect(settingsFrom({ fast: true, voice: 'no', other: 1 })).toEqual({
      fast: true,
      voice: true,
      volume: 80,
      music: true,
      agreePing: true,
      theme: 'night',
    });
  });

  it('know whether music was chosen, or plays because nothing was said', () => {
    for (const text of ['{"music":false}', '{"music":true}']) expect(isMusicChosen({ read: () => text })).toBe(true);
    for (const text of [null, '{', '{"voice":true}', '{"music":"on"}'])
      expect(isMusicChosen({ read: () => text })).toBe(false);
  });

  it('know the themes, and take none that there isn’t', () => {
    for (const theme of ['jade', 'daylight', 'device']) expect(settingsFrom({ theme }).theme).toBe(theme);
    for (const theme of ['neon', '', null, 3, '__proto__']) expect(settingsFrom({ theme }).theme).toBe('night');
  });

  it('are the defaults where the device holds no JSON', () => {
    expect(storedSettings({ read: () => '{"music":false}' }).music).toBe(false);
    for (const text of [null, '', '{', '[]', '"x"']) {
      expect(storedSettings({ read: () => text })).toEqual(settingsFrom(null));
    }
  });
});
