import type { DrawnTicket, DrawRequest } from '../kernel/draw.ts';
import type { Hashing } from './hashing.ts';
import { draw, drawMessage } from './seed-pair.ts';

/** Up to so many tickets numbers do the same as big integers: an intermediate value stays below 2^48. */
const MOST_SMALL_TICKETS = 2 ** 32;

const TWO_16 = 2 ** 16;

/** `word mod n` for the 64-bit word `high × 2^32 + low`, 16 bits at a time. */
const remainder = (high: number, low: number, n: number): number => {
  const upper = ((high % n) * TWO_16 + (low >>> 16)) % n;
  return (upper * TWO_16 + (low & 0xffff)) % n;
};

/**
 * The ticket that a 64-bit word gives, as `draw` defines it: the word modulo n, or null where it lies above the largest
 * multiple of n. For 1 … 2^32 tickets; both halves of the word are unsigned.
 */
export const ticketOfWord = (high: number, low: number, n: number): number | null => {
  const ticket = remainder(high, low, n);
  // At and above 2^64 − (2^64 mod n), so only with an upper half full of ones: n is 2^32 at most.
  if (high !== 0xffffffff) return ticket;
  const spare = (remainder(0xffffffff, 0xffffffff, n) + 1) % n;
  return low >= 2 ** 32 - spare ? null : ticket;
};

/** Bytes of the longest message that is written in place; in UTF-8 a character takes three at most. */
const ROOM = 1_024;

/** Unsigned 32 bits, big-endian. */
const uint32 = (bytes: Uint8Array, at: number): number =>
  (((bytes[at] ?? 0) << 24) | ((bytes[at + 1] ?? 0) << 16) | ((bytes[at + 2] ?? 0) << 8) | (bytes[at + 3] ?? 0)) >>> 0;

export type TicketDraw = (serverSeed: Uint8Array, request: DrawRequest) => DrawnTicket;

/**
 * Draws tickets alone, for many plays or proofs one after another: the same as `draw` gives, without what a page shows of it. Of
 * a draw's first block one word is enough but once in a long while; then, and for more than 2^32 tickets, `draw` itself
 * is asked.
 */
export const createTicketDraw = (hashing: Hashing): TicketDraw => {
  const encoder = new TextEncoder();
  const room = new Uint8Array(ROOM);
  const views: Uint8Array[] = [];
  /** The first bytes of the room, by their number. */
  const view = (length: number): Uint8Array => {
    const known = views[length] ?? room.subarray(0, length);
    views[length] = known;
    return known;
  };
  return (serverSeed, request) => {
    const message = drawMessage(request, 0);
    const n = Number(request.n);
    if (n < 1 || n > MOST_SMALL_TICKETS || message.length * 3 > ROOM) return draw(hashing, serverSeed, request);
    const { written } = encoder.encodeInto(message, room);
    const block = hashing.hmacSha256(serverSeed, view(written));
    const ticket = ticketOfWord(uint32(block, 0), uint32(block, 4), n);
    return ticket === null ? draw(hashing, serverSeed, request) : { ticket };
  };
};
