import { utf8 } from '../fairness/bytes.ts';
import type { Hashing } from '../fairness/hashing.ts';
import { canonicalJson } from '../kernel/canonical-json.ts';
import { leafHash } from '../log/merkle.ts';

const PREFIX = utf8('glasscase/2/liability|');

/** Salt keeps a party without it from confirming guessed balances by the leaf. */
export const LIABILITY_SALT_BYTES = 32;

/** The balances that the house owes to one player. */
export interface Owed {
  readonly playerId: string;
  /** Minor units, decimal, as the other two are. */
  readonly coin: string;
  readonly points: string;
  readonly locked: string;
}

/** SHA-256(0x00 ‖ "glasscase/2/liability|" ‖ salt ‖ RFC 8785 JSON of what is owed). `salt`: `LIABILITY_SALT_BYTES` random bytes */
export const liabilityLeaf = (
  hashing: Hashing,
  salt: Uint8Array,
  { playerId, coin, points, locked }: Owed,
): Uint8Array => {
  const owed = utf8(canonicalJson({ playerId, coin, points, locked }));
  const bytes = new Uint8Array(PREFIX.length + salt.length + owed.length);
  bytes.set(PREFIX);
  bytes.set(salt, PREFIX.length);
  bytes.set(owed, PREFIX.length + salt.length);
  return leafHash(hashing, bytes);
};
