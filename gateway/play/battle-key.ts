import { createHmac, timingSafeEqual } from 'node:crypto';
import type { BattleId } from '../../engine/kernel/ids.ts';

const KEY_CHARACTERS = 22;

/**
 * The key that a private battle's link carries. It follows from the id and a secret of the site, so nothing is stored and
 * nothing of it is in the log: 128 bits, base64url.
 */
export const battleKey = (secret: Uint8Array, battle: BattleId): string =>
  createHmac('sha256', secret).update(`battle-key|${battle}`).digest('base64url').slice(0, KEY_CHARACTERS);

export const isBattleKey = (secret: Uint8Array, battle: BattleId, key: string): boolean => {
  const expected = Buffer.from(battleKey(secret, battle));
  const given = Buffer.from(key);
  return given.length === expected.length && timingSafeEqual(given, expected);
};
