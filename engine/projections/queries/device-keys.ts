import { MAX_DEVICE_KEYS } from '../../fairness/device-keys.ts';
import { oldestUnrooted } from '../../player/lanes/state.ts';
import type { DeviceKeyRow } from '../device-keys.ts';

/** A key that is there, and whether it may sign for others. */
export interface StandingKey extends DeviceKeyRow {
  readonly rooted: boolean;
}

/** Changes of keys in the log, and the keys that they leave. */
export interface StandingKeys {
  readonly changes: number;
  readonly keys: readonly StandingKey[];
}

/**
 * The result of a player's changes of keys (docs/lanes.md, "Device keys").
 * @param rows all keys that were ever added, in the order of the log
 */
export const standingKeys = (rows: readonly DeviceKeyRow[]): StandingKeys => {
  let keys: readonly StandingKey[] = [];
  for (const row of rows) {
    const there = keys.filter(({ removedAt }) => removedAt === null || removedAt > row.addedAt);
    const rooted = row.addedBy === 'first' || there.some(({ key, rooted: has }) => has && key === row.signer);
    const replaced = there.length >= MAX_DEVICE_KEYS ? oldestUnrooted(there.map((one) => [one.key, one])) : null;
    keys = [...there.filter(({ key }) => key !== replaced), { ...row, rooted }];
  }
  const removed = rows.filter(({ removedAt }) => removedAt !== null).length;
  return { changes: rows.length + removed, keys: keys.filter(({ removedAt }) => removedAt === null) };
};
