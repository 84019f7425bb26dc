import { userSeedPattern } from '../../../engine/fairness/seed-pair.ts';
import type { DeviceStorage } from '../../platform/device-storage.ts';

/** The seed that a player chose for what this browser plays next; null for a random one. */
export const nextSeed = (storage: DeviceStorage, playerId: string) => {
  const key = `glasscase.next-seed.${playerId}`;
  return {
    read: (): string | null => {
      const kept = storage.read(key);
      return kept !== null && userSeedPattern.test(kept) ? kept : null;
    },
    write: (seed: string | null): void => {
      if (seed === null) storage.remove(key);
      else storage.write(key, seed);
    },
  };
};
