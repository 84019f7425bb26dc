/** Up to so many tickets numbers do the same as big integers: an intermediate value stays below 2^48. */
export const MOST_SMALL_TICKETS = 2 ** 32;

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
