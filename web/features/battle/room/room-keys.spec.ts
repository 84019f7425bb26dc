import { describe, expect, it } from 'vitest';
import type { DeviceStorage } from '../../../platform/device-storage.ts';
import { fragmentOf, keyIn, roomKeys } from './room-keys.ts';

const memory = (first: string | null = null): DeviceStorage => {
  let text = first;
  return {
    read: () => text,
    write: (_, value) => {
      text = value;
      return true;
    },
    remove: () => {
      text = null;
    },
  };
};

describe('the key of a private room', () => {
  it('travels in the fragment and comes out as it went in', () => {
    for (const key of ['abc_-123', 'a+b/c=', '钥匙 &#']) expect(keyIn(fragmentOf(key))).toBe(key);
    expect(fragmentOf(null)).toBe('');
  });

  it('is none where the fragment is about something else', () => {
    for (const fragment of ['', '#', '#content', '#key=', '#other=1']) expect(keyIn(fragment)).toBeNull();
  });
});

describe('the keys on this device', () => {
  it('are found again', () => {
    const keys = roomKeys(memory());
    keys.keep('a', 'one');
    keys.keep('b', 'two');
    keys.keep('a', 'three');
    expect(keys.of('a')).toBe('three');
    expect(keys.of('b')).toBe('two');
    expect(keys.of('c')).toBeNull();
  });

  it('are forgotten with time', () => {
    const keys = roomKeys(memory());
    for (let room = 0; room < 30; room += 1) keys.keep(`room-${room}`, `key-${room}`);
    expect(keys.of('room-29')).toBe('key-29');
    expect(keys.of('room-0')).toBeNull();
  });

  it('are none where anything else is stored', () => {
    for (const text of ['', '{}', '[1,null,{"id":1}]', 'null']) expect(roomKeys(memory(text)).of('a')).toBeNull();
  });
});
