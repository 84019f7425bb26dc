import { describe, expect, it } from 'vitest';
import type { DeviceStorage } from '../../../app/device-storage.ts';
import type { PlayRecord } from './pending-play.ts';
import { createPlayRecords, recordFrom } from './play-record.ts';

const memory = (): DeviceStorage => {
  const values = new Map<string, string>();
  return {
    read: (key) => values.get(key) ?? null,
    write: (key, value) => {
      values.set(key, value);
      return true;
    },
    remove: (key) => values.delete(key),
  };
};
const record: PlayRecord = {
  playerId: 'p1',
  body: { commandId: 'c1', slug: 'tidal', quantity: 3, oddsHash: 'a'.repeat(64), entropy: 'b'.repeat(32) },
  madeAt: 10,
  reelStartedAt: 20,
  fast: true,
  walletBefore: { coin: 500, points: 0, version: 2 },
};

describe('the kept plays of a device', () => {
  it('come back exactly as they were made', () => {
    const records = createPlayRecords(memory());
    expect(records.keep(record)).toBe(true);
    expect(records.find('tidal', 'p1')).toEqual(record);
  });

  it('are found for their own player and case only', () => {
    const records = createPlayRecords(memory());
    records.keep(record);
    expect(records.find('tidal', 'p2')).toBeNull();
    expect(records.find('brine', 'p1')).toBeNull();
  });

  it('are gone once forgotten', () => {
    const records = createPlayRecords(memory());
    records.keep(record);
    records.forget('tidal');
    expect(records.find('tidal', 'p1')).toBeNull();
  });

  it('are nothing when a part is missing or of another kind', () => {
    expect(recordFrom({ ...record, body: { ...record.body, entropy: 7 } })).toBeNull();
    expect(recordFrom({ ...record, walletBefore: { coin: 0.5, points: 0, version: 1 } })).toBeNull();
    expect(recordFrom({ ...record, reelStartedAt: 'now' })).toBeNull();
    expect(recordFrom('{}')).toBeNull();
  });
});
