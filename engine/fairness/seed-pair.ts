import type { Draw, DrawRequest } from '../kernel/draw.ts';
import { fromHex, toHex, utf8 } from './bytes.ts';
import type { Hashing } from './hashing.ts';

/** A pair retires by itself after this many rounds, or this long: withheld seeds are an audit failure, no hiding place. */
export const MAX_ROUNDS_PER_PAIR = 10_000;
export const MAX_PAIR_AGE_MS = 30 * 24 * 60 * 60 * 1000;

/** 1–64 of `A–Z a–z 0–9 _ -`. */
export const userSeedPattern = /^[A-Za-z0-9_-]{1,64}$/;
/** 128 bits, 32 lower-case hex digits. */
export const entropyPattern = /^[0-9a-f]{32}$/;

/** HMAC-SHA256(key = salt, message = server seed): the log publishes it before a draw uses the pair. All hex. */
export const publicHashOf = (hashing: Hashing, serverSeed: string, salt: string): string =>
  toHex(hashing.hmacSha256(fromHex(salt), fromHex(serverSeed)));

/** The entropy of a play by one player. */
export const playEntropy = (userSeed: string, entropy: string): string => `${userSeed}.${entropy}`;

/** The table hash of a draw that has no table. */
export const NO_TABLE = '0'.repeat(64);

const TWO_64 = 1n << 64n;

/** `glasscase/2|<game>|<label>|<id>|<entropy>|<round>|<index>|<tableHash>|<counter>`, in UTF-8. */
export const drawMessage = (request: DrawRequest, counter: number): string =>
  `glasscase/2|${request.game}|${request.label}|${request.id}|${request.entropy}|${request.round}|${request.index}|${request.tableHash}|${counter}`;

/**
 * Draws an unbiased ticket: blocks of HMAC-SHA256 are read as four big-endian 64-bit words, and the first word below
 * the largest multiple of n is taken modulo n. Rejection happens with a probability under 1/2, so the loop ends; the
 * bound on the counter turns a broken hashing port into an error instead of a hang.
 */
export const draw = (hashing: Hashing, serverSeed: Uint8Array, request: DrawRequest): Draw => {
  if (request.n < 1n || request.n > TWO_64) throw new RangeError('a draw needs 1 to 2^64 tickets');
  const limit = TWO_64 - (TWO_64 % request.n);
  let rejected = 0;
  for (let counter = 0; counter < 1000; counter += 1) {
    const message = drawMessage(request, counter);
    const block = hashing.hmacSha256(serverSeed, utf8(message));
    const words = new DataView(block.buffer, block.byteOffset, block.byteLength);
    for (let word = 0; word < 4; word += 1) {
      const x = words.getBigUint64(word * 8);
      if (x < limit) return { ticket: x % request.n, counter, word, rejected, block: toHex(block), message };
      rejected += 1;
    }
  }
  throw new Error('a draw found no ticket in 1,000 blocks');
};
