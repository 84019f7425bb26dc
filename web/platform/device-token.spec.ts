import { describe, expect, it } from 'vitest';
import type { DeviceStorage } from './device-storage.ts';
import { deviceTokenIn } from './device-token.ts';

const storageWith = (values: Record<string, string>): DeviceStorage => ({
  read: (key) => values[key] ?? null,
  write: (key, value) => {
    values[key] = value;
    return true;
  },
  remove: (key) => Reflect.deleteProperty(values, key),
});

const bits = (value: number) => (count: number) => new Uint8Array(count).fill(value);

describe('the token of a device', () => {
  it('has 256 bits, and stays', () => {
    const storage = storageWith({});
    const token = deviceTokenIn(storage, bits(255));
    expect(token).toBe('__________________________________________8');
    expect(deviceTokenIn(storage, bits(1))).toBe(token);
  });

  it('is made anew where something else is kept', () => {
    expect(deviceTokenIn(storageWith({ 'glasscase.device': 'no token' }), bits(0))).toBe('A'.repeat(43));
  });

  it('is another one each time where nothing can be kept', () => {
    const none: DeviceStorage = { read: () => null, write: () => false, remove: () => undefined };
    expect(deviceTokenIn(none, bits(0))).not.toBe(deviceTokenIn(none, bits(1)));
  });
});
