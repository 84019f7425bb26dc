import { fromHex, toHex } from './bytes.ts';
import type { Hashing } from './hashing.ts';

/** A pair retires by itself after this many rounds, or this long: withheld seeds are an audit failure, no hiding place. */
export const MAX_ROUNDS_PER_PAIR = 10_000;
export const MAX_PAIR_AGE_MS = 30 * 24 * 60 * 60 * 1000;

/** 1–64 of `A–Z a–z 0–9 _ -`. */
export const userSeedPattern = /^[A-Za-z0-9_-]{1,64}$/;
/** 128 bits, 32 lower-case hex digits. */
export const entropyPattern = /^[0-9a-f]{32}$/;

/** HMAC-SHA256(key = salt, message = server seed): what is published before the pair is used. All hex. */
export const publicHashOf = (hashing: Hashing, serverSeed: string, salt: string): string =>
  toHex(hashing.hmacSha256(fromHex(salt), fromHex(serverSeed)));

/** The entropy of a play by one player. */
export const playEntropy = (userSeed: string, entropy: string): string => `${userSeed}.${entropy}`;
