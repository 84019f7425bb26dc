import { toHex, utf8 } from '../fairness/bytes.ts';
import type { Hashing } from '../fairness/hashing.ts';
import { type HexHash, isHexHash, mustBe } from '../kernel/ids.ts';

const PREFIX = utf8('glasscase/2/sealed|');

/** Random bytes of an opening: without them no reader can guess the entry behind a commitment. */
export const SALT_BYTES = 32;

/** Shows which entry a sealed entry's commitment stands for. */
export interface Opening {
  /** `SALT_BYTES` of them. */
  readonly salt: Uint8Array;
  /** The whole entry: RFC 8785 JSON. */
  readonly entry: Uint8Array;
}

/** SHA-256("glasscase/2/sealed|" ‖ salt ‖ entry). */
export const commitmentOf = (hashing: Hashing, { salt, entry }: Opening): HexHash => {
  const bytes = new Uint8Array(PREFIX.length + salt.length + entry.length);
  bytes.set(PREFIX);
  bytes.set(salt, PREFIX.length);
  bytes.set(entry, PREFIX.length + salt.length);
  return mustBe(isHexHash, toHex(hashing.sha256(bytes)));
};
