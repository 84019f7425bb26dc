import { PLAY_KEY } from '../../platform/commands/kept-keys.ts';
import { isRecord, parseJson } from '../../platform/device-storage.ts';

/** Of what a device keeps, the slot that holds the player's newest play; null where it keeps none of theirs. */
export const newestSlot = (
  keys: readonly string[],
  read: (key: string) => string | null,
  playerId: string,
): string | null => {
  const plays = keys.flatMap((key) => {
    const record = key.startsWith(PLAY_KEY) ? parseJson(read(key)) : null;
    if (!isRecord(record) || record.playerId !== playerId || typeof record.madeAt !== 'number') return [];
    return [{ slot: key.slice(PLAY_KEY.length), madeAt: record.madeAt }];
  });
  return plays.sort((one, other) => other.madeAt - one.madeAt)[0]?.slot ?? null;
};
