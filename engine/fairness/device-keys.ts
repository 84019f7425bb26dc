import { fromHex, toHex, utf8 } from './bytes.ts';
import type { Cryptography, Hashing } from './hashing.ts';

/** An Ed25519 signature, 128 lower-case hex digits. */
export const signaturePattern = /^[0-9a-f]{128}$/;

/** Device keys that a player has at once. */
export const MAX_DEVICE_KEYS = 16;

/** 2^255 − 19, and the encoded points whose order divides 8, without their sign: no signature by one of them means anything. */
const FIELD = 2n ** 255n - 19n;
const ORDER_EIGHT = 2707385501144840649318225287225658788936804267575313519463743609750303402022n;
const SMALL_ORDER: ReadonlySet<bigint> = new Set([0n, 1n, FIELD - 1n, ORDER_EIGHT, FIELD - ORDER_EIGHT]);

/** The encoded y of a public key: little-endian, its highest bit the sign of x. */
const encodedY = (key: string): bigint => {
  const reversed = toHex(fromHex(key).reverse());
  return BigInt(`0x${reversed}`) & (2n ** 255n - 1n);
};

/**
 * Whether every verifier agrees on what the key signed: 64 hex digits, canonically encoded, of no small order. Implementations of
 * RFC 8032 differ for the others.
 */
export const isDeviceKey = (key: string): boolean => {
  if (!/^[0-9a-f]{64}$/.test(key)) return false;
  const y = encodedY(key);
  return y < FIELD && !SMALL_ORDER.has(y);
};

/** One change of a player's device keys. `change` counts them from 1, so that no signature is good for a second one. */
interface KeyChange {
  readonly playerId: string;
  readonly change: number;
  readonly key: string;
}

/** The texts that a device key signs; each begins with a tag of its own. `docs/lanes.md` has them. */
export const keyText = ({ playerId, change, key }: KeyChange): string => `glasscase/2/key|${playerId}|${change}|${key}`;
export const keyByText = ({ playerId, change, key }: KeyChange, signer: string): string =>
  `glasscase/2/key-by|${playerId}|${change}|${key}|${signer}`;
export const keyGoneText = ({ playerId, change, key }: KeyChange, signer: string): string =>
  `glasscase/2/key-gone|${playerId}|${change}|${key}|${signer}`;

/** Everything that the opening of a lane fixes. All hex but the ids and the user seed. */
export interface LaneOpening {
  readonly playerId: string;
  readonly pairId: string;
  readonly publicHash: string;
  readonly userSeed: string;
  readonly anchor: string;
  readonly key: string;
}

export const laneText = ({ playerId, pairId, publicHash, userSeed, anchor, key }: LaneOpening): string =>
  `glasscase/2/lane|${playerId}|${pairId}|${publicHash}|${userSeed}|${anchor}|${key}`;

/** The end of a lane; `unplayed` is the RFC 8785 JSON of what was sent and not played, or `null`. */
export interface LaneEnding {
  readonly playerId: string;
  readonly pairId: string;
  readonly step: number;
  readonly unplayed: string;
  readonly signer: string;
}

export const laneEndText = (hashing: Hashing, { playerId, pairId, step, unplayed, signer }: LaneEnding): string =>
  `glasscase/2/lane-end|${playerId}|${pairId}|${step}|${hashing.sha256Text(unplayed)}|${signer}`;

/** Whether the key signed that text. */
export const isSignedBy = (
  { verifyEd25519 }: Pick<Cryptography, 'verifyEd25519'>,
  key: string,
  text: string,
  signature: string,
): boolean =>
  isDeviceKey(key) && signaturePattern.test(signature) && verifyEd25519(fromHex(key), utf8(text), fromHex(signature));
