import { randomBytes, randomInt, randomUUID } from 'node:crypto';

/** Where a player's ids and the randomness of their plays come from. */
export interface Chance {
  uuid(): string;
  hex(bytes: number): string;
}

export const systemChance: Chance = { uuid: randomUUID, hex: (bytes) => randomBytes(bytes).toString('hex') };

/** The command id and entropy of a new play. */
export const fresh = (chance: Chance) => ({ commandId: chance.uuid(), entropy: chance.hex(16) });

/** A number of the mainland. */
export const randomPhone = (): string => `+86138${String(randomInt(100_000_000)).padStart(8, '0')}`;
