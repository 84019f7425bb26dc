import { type HexHash, isHexHash, mustBe } from '../kernel/ids.ts';
import { fromHex, toHex } from './bytes.ts';
import type { Hashing } from './hashing.ts';

/** A compressed point of BLS12-381 in lower-case hex: 48 bytes on G1, 96 on G2. */
const signatureText = /^(?:[0-9a-f]{96}|[0-9a-f]{192})$/;

/** A beacon round's randomness for draws: SHA-256 of its signature, hex. Null for text that can't be a signature. */
export const beaconRandomness = (hashing: Hashing, signature: string): HexHash | null =>
  signatureText.test(signature) ? mustBe(isHexHash, toHex(hashing.sha256(fromHex(signature)))) : null;
