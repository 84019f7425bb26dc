import type { DeviceKey, RegisteredPlayer } from '../state.ts';

/** Whether a key may sign for others: the player has it, and it is the first key or one that a rooted key signed in. */
export const isRooted = ({ keys }: Pick<RegisteredPlayer, 'keys'>, key: string): boolean =>
  keys.get(key)?.rooted === true;

/** The oldest key that no older one signed in, of equally old ones the first in byte order; null where there is none. */
export const oldestUnrooted = (keys: Iterable<readonly [string, DeviceKey]>): string | null => {
  let oldest: readonly [string, DeviceKey] | null = null;
  for (const one of keys) {
    const [key, { addedAt, rooted }] = one;
    if (rooted) continue;
    const [first, { addedAt: since }] = oldest ?? [key, { addedAt }];
    if (oldest === null || addedAt < since || (addedAt === since && key < first)) oldest = one;
  }
  return oldest?.[0] ?? null;
};
