import { describe, expect, it } from 'vitest';
import { type DeviceStorage, isRecord } from '../../platform/device-storage.ts';
import type { PlayRecord } from './pending-play.ts';
import { createPlayRecords, recordFrom } from './play-record.ts';

interface Body {
  readonly commandId: string;
  readonly entropy: string;
  readonly stake: number;
}

const readBody = (stored: unknown): Body | null => {
  if (!isRecord(stored)) return null;
  const { commandId, entropy, stake } = stored;
  if (typeof commandId !== 'string' || typeof entropy !== 'string' || typeof stake !== 'number') return null;
  return { commandId, entropy, stake };
};
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
const record: PlayRecord<Body> = {
  playerId: 'p1',
  body: { commandId: 'c1', entropy: 'b'.repeat(32), stake: 54_880 },
  madeAt: 10,
  revealStartedAt: 20,
  fast: true,
  walletBefore: { coin: 500, points: 0, version: 2 },
};

describe('the kept plays of a device', () => {
  it('come back exactly as they were made', () => {
    const records = createPlayRecords(memory(), 'upgrade', readBody);
    expect(records.keep(record)).toBe(true);
    expect(records.find('p1')).toEqual(record);
  });

  it('are found for their own player and slot only', () => {
    const storage = memory();
    const records = createPlayRecords(storage, 'upgrade', readBody);
    records.keep(record);
    expect(records.find('p2')).toBeNull();
    expect(createPlayRecords(storage, 'dream', readBody).find('p1')).toBeNull();
  });

  it('are gone once forgotten', () => {
    const records = createPlayRecords(memory(), 'upgrade', readBody);
    records.keep(record);
    records.forget();
    expect(records.find('p1')).toBeNull();
  });

  it('are nothing when a part is missing or of another kind', () => {
    expect(recordFrom({ ...record, body: { ...record.body, stake: '1' } }, readBody)).toBeNull();
    expect(recordFrom({ ...record, walletBefore: { coin: 0.5, points: 0, version: 1 } }, readBody)).toBeNull();
    expect(recordFrom({ ...record, revealStartedAt: 'now' }, readBody)).toBeNull();
    expect(recordFrom('{}', readBody)).toBeNull();
  });
});
