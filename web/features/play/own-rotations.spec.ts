import { describe, expect, it } from 'vitest';
import type { DeviceStorage } from '../../platform/device-storage.ts';
import { ownRotations } from './own-rotations.ts';

const storage = (): DeviceStorage => {
  const kept = new Map<string, string>();
  return {
    read: (key) => kept.get(key) ?? null,
    write: (key, value) => kept.set(key, value).size > 0,
    remove: (key) => void kept.delete(key),
  };
};
const rotation = (position: number, entropy: string | null) => ({ position: String(position), entropy });

describe('a rotation in the log', () => {
  it('is strange where its entropy is none of this device’s', () => {
    const own = ownRotations(storage(), 'ann');
    expect(own.strange([])).toBeNull();
    own.remember('aa');
    expect(own.strange([rotation(12, 'aa')])).toBeNull();
    expect(own.strange([rotation(30, 'bb'), rotation(12, 'aa')])).toEqual(rotation(30, 'bb'));
  });

  it('is nobody’s where the pair retired by itself', () => {
    const own = ownRotations(storage(), 'ann');
    own.strange([]);
    expect(own.strange([rotation(12, null)])).toBeNull();
  });

  it('of before this device first looked says nothing', () => {
    const own = ownRotations(storage(), 'ann');
    expect(own.strange([rotation(30, 'bb'), rotation(12, 'aa')])).toBeNull();
    expect(own.strange([rotation(31, 'cc'), rotation(30, 'bb')])).toEqual(rotation(31, 'cc'));
  });

  it('is told about until it was read, and then the next one is', () => {
    const own = ownRotations(storage(), 'ann');
    own.strange([]);
    const history = [rotation(30, 'bb')];
    expect(own.strange(history)).toEqual(rotation(30, 'bb'));
    own.dismiss(rotation(30, 'bb'));
    expect(own.strange(history)).toBeNull();
    expect(own.strange([rotation(40, 'cc'), ...history])).toEqual(rotation(40, 'cc'));
  });

  it('is remembered for each player apart, and anything else in the storage is nothing', () => {
    const device = storage();
    ownRotations(device, 'ann').remember('aa');
    device.write('glasscase.rotations.ben', '{"seen":"x"}');
    expect(ownRotations(device, 'ben').strange([rotation(3, 'aa')])).toBeNull();
    expect(ownRotations(device, 'ben').strange([rotation(4, 'aa')])).toEqual(rotation(4, 'aa'));
  });
});
